import { noneOf } from '@/platform/session/access';
import type { RoomRoute } from '@/platform/routing/routes';
import { startWorkflowTask } from '@/shared/approval/api/startWorkflowTask';
import { startQueryThread } from '@/shared/queryThread/api/startQueryThread';
import { toListInput } from '@/shared/list/listState';
import { openingState } from '@/shared/list/storedFilter';
import { startFieldConfig } from './api/useFieldConfig';
import { startNonPo } from './api/useNonPo';
import { startNonPoList } from './api/useNonPoList';
import { nonPoList } from './fields/nonPo.list';
import { NON_PO } from './model/context';
import { READERS } from './model/nonPo.policy';
import { nonPoPaths, readConfigHint, readRecordId, type ConfigHint } from './paths';

export const nonPoRoutes: RoomRoute[] = [
  {
    path: nonPoPaths.list,
    title: 'Non-PO Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoListScreen')).NonPoListScreen }),
    early: url => startNonPoList(toListInput(openingState(url.searchParams, nonPoList), nonPoList)),
  },
  {
    path: nonPoPaths.add,
    title: 'New Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoFormScreen')).NonPoFormScreen }),
  },
  {
    path: nonPoPaths.edit,
    title: 'Edit Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoRecordFormScreen')).NonPoEditScreen }),
    early: startRecord,
  },
  {
    path: nonPoPaths.copy,
    title: 'Copy Non-PO Invoice',
    access: noneOf(READERS),
    lazy: async () => ({ Component: (await import('./screens/NonPoRecordFormScreen')).NonPoCopyScreen }),
    early: startRecord,
  },
  {
    path: nonPoPaths.view,
    title: 'Non-PO Invoice',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/NonPoViewScreen')).NonPoViewScreen }),
    early: (url, _session, state) => startView(Number(url.pathname.split('/').pop()), readConfigHint(state)),
  },
];

/** Record, task and, where the link says whose, configuration of a view travel together with its code. */
function startView(id: number, configFor: ConfigHint | null): void {
  if (!Number.isInteger(id)) return;
  startNonPo(id);
  if (configFor) startFieldConfig(configFor);
  startWorkflowTask(NON_PO.context, id);
  startQueryThread(NON_PO.context, id);
}

/** The record of an edit or copy form travels together with its code. */
function startRecord(url: URL): void {
  const id = readRecordId(url.searchParams);
  if (id !== null) startNonPo(id);
}
