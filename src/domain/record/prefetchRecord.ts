import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import type { ListInput, ListPage, ListShape } from '@/shared/list/listTypes';
import { prefetchQueryThread } from '@/shared/queryThread/api/prefetchQueryThread';
import type { RecordKind } from '../recordKinds';
import { configOf, readConfigHint, readRecordId, viewedId, type ConfigFor, type Located } from '../recordAddress';
import { fieldConfig } from './api/fieldConfig';
import { prefetchList } from '../calls/list';

interface Asked {
  kind: RecordKind;
  byId: Operation<Id, Located | null>;
  page: Operation<ListInput, ListPage<unknown>>;
  list: ListShape;
  /** As in the kind's `DocumentDef`. */
  configured: boolean;
}

/** What the screens of a kind ask first. A form needs its record; a view its task, its queries and its configuration, too. */
export function recordPrefetch({ kind, byId, page, list, configured }: Asked) {
  const configuration = (record: Located | null, hint: ConfigFor | null) => {
    const configFor = configured ? configOf(record, hint) : null;
    if (configFor) prefetch(fieldConfig, configFor);
  };
  /** Where the link says whose, the configuration travels together with the record, else right behind it. */
  const recordAndConfiguration = (id: Id, state: unknown) => {
    const hint = readConfigHint(state);
    prefetch(byId, id, record => {
      if (!hint) configuration(record, null);
    });
    if (hint) configuration(null, hint);
  };
  const stored: Prefetch = (url, _session, state) => {
    const id = readRecordId(kind, url.searchParams);
    if (id !== null) recordAndConfiguration(id, state);
  };
  const view: Prefetch = (url, _session, state) => {
    const id = viewedId(url.pathname);
    if (id === null) return;
    recordAndConfiguration(id, state);
    prefetchWorkflowTask(kind.context, id);
    prefetchQueryThread(kind.context, id);
  };
  return { list: prefetchList(page, list), edit: stored, copy: stored, view };
}
