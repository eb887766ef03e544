import { prefetchOperation, type Operation } from '@/platform/graphql/operation';
import type { Prefetch } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import type { ListInput, ListPage, ListShape } from '@/shared/list/listTypes';
import { prefetchQueryThread } from '@/shared/queryThread/api/prefetchQueryThread';
import type { RecordKind } from '../recordKinds';
import { readConfigHint, readRecordId, viewedId } from './address';
import { fieldConfig } from './api/fieldConfig';
import { prefetchList } from './list';

interface Asked {
  kind: RecordKind;
  byId: Operation<number, unknown>;
  page: Operation<ListInput, ListPage<unknown>>;
  list: ListShape;
  /** As in the kind's `DocumentDef`. */
  configured: boolean;
}

/** What the screens of a kind ask first. A form needs its record; a view its task, its queries and its configuration, too. */
export function recordPrefetch({ kind, byId, page, list, configured }: Asked) {
  const stored: Prefetch = url => {
    const id = readRecordId(kind, url.searchParams);
    if (id !== null) prefetchOperation(byId, id);
  };
  const view: Prefetch = (url, _session, state) => {
    const id = viewedId(url.pathname);
    if (id === null) return;
    prefetchOperation(byId, id);
    // Where the link says whose, the configuration travels together with the record.
    const configFor = configured ? readConfigHint(state) : null;
    if (configFor) prefetchOperation(fieldConfig, configFor);
    prefetchWorkflowTask(kind.context, id);
    prefetchQueryThread(kind.context, id);
  };
  return { list: prefetchList(page, list), edit: stored, copy: stored, view };
}
