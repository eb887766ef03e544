import { parseWhole } from '@/lib/decimalText';
import { noneOf } from '@/platform/session/access';
import type { RoomRoute } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import { prefetchQueryThread } from '@/shared/queryThread/api/prefetchQueryThread';
import { toListInput } from '@/shared/list/listState';
import { openingState } from '@/shared/list/storedFilter';
import { prefetchFieldConfig } from './api/useFieldConfig';
import { prefetchNonPo } from './api/useNonPo';
import { prefetchNonPoList } from './api/useNonPoList';
import { nonPoList } from './fields/nonPo.list';
import { recordKinds } from '@/domain/recordKinds';
import { READERS } from './model/nonPo.policy';
import { nonPoPaths, readConfigHint, readRecordId, type ConfigHint } from './paths';

export const nonPoRoutes: RoomRoute[] = [
  {
    path: nonPoPaths.list,
    title: 'Non-PO Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoListScreen')).NonPoListScreen }),
    prefetch: url => prefetchNonPoList(toListInput(openingState(url.searchParams, nonPoList), nonPoList)),
  },
  {
    path: nonPoPaths.create,
    title: 'New Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoFormScreen')).NonPoFormScreen }),
  },
  {
    path: nonPoPaths.edit,
    title: 'Edit Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoRecordFormScreen')).NonPoEditScreen }),
    prefetch: prefetchRecord,
  },
  {
    path: nonPoPaths.copy,
    title: 'Copy Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoRecordFormScreen')).NonPoCopyScreen }),
    prefetch: prefetchRecord,
  },
  {
    path: nonPoPaths.view,
    title: 'Non-PO Invoice',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoViewScreen')).NonPoViewScreen }),
    prefetch: (url, _session, state) => prefetchView(parseWhole(url.pathname.split('/').pop()), readConfigHint(state)),
  },
];

/** Record, task and, where the link says whose, configuration of a view travel together with its code. */
function prefetchView(id: number | null, configFor: ConfigHint | null): void {
  if (id === null) return;
  prefetchNonPo(id);
  if (configFor) prefetchFieldConfig(configFor);
  prefetchWorkflowTask(recordKinds.NonPoInvoice.context, id);
  prefetchQueryThread(recordKinds.NonPoInvoice.context, id);
}

/** The record of an edit or copy form travels together with its code. */
function prefetchRecord(url: URL): void {
  const id = readRecordId(url.searchParams);
  if (id !== null) prefetchNonPo(id);
}
