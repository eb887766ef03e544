import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { isOff } from '@/platform/features';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { workflowTaskQuery } from '@/shared/approval/api/workflowTaskQuery';
import type { ListInput, ListPage, ListShape } from '@/shared/list/listTypes';
import { queryThreadQuery } from '@/shared/queryThread/api/threadInput';
import { listQuery } from '../calls/list';
import { readConfigHint, readRecordId, viewedId } from '../recordAddress';
import type { RecordType } from '../recordTypes';
import { fieldConfig } from './api/fieldConfig';

interface RecordRequest {
  kind: RecordType;
  byId: Operation<Id, unknown>;
  page: Operation<ListInput, ListPage<unknown>>;
  list: ListShape;
  /** As in the type's `DocumentDef`. */
  configured: boolean;
}

const recordQueries = ({ byId, configured }: RecordRequest, id: Id, state: unknown) => {
  const hint = configured ? readConfigHint(state) : null;
  return [query(byId, id), ...(hint ? [query(fieldConfig, hint)] : [])];
};

export function recordPrefetch(request: RecordRequest) {
  const { kind, page, list } = request;
  const stored: Prefetch = (url, _session, state) => {
    const id = readRecordId(kind, url.searchParams);
    return id === null ? [] : recordQueries(request, id, state);
  };
  const view: Prefetch = (url, _session, state) => {
    const id = viewedId(url.pathname);
    if (id === null) return [];
    const { context } = kind;
    return [
      ...recordQueries(request, id, state),
      workflowTaskQuery(context, id),
      ...(isOff('query') ? [] : [queryThreadQuery(context, id)]),
    ];
  };
  return { list: (url => [listQuery(page, list, url)]) satisfies Prefetch, edit: stored, copy: stored, view };
}

export const prefetchById =
  (...operations: readonly Operation<Id, unknown>[]): Prefetch =>
  ({ pathname }) => {
    const id = viewedId(pathname);
    return id === null ? [] : operations.map(byId => query(byId, id));
  };
