import { prefetchOperation, type Operation } from '@/platform/graphql/operation';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import { prefetchQueryThread } from '@/shared/queryThread/api/prefetchQueryThread';
import type { RecordKind } from '../recordKinds';
import { readConfigHint, readRecordId, viewedId } from './address';
import { fieldConfig } from './api/fieldConfig';

/** Record, task, queries and, where the link says whose, configuration of a view travel together with its code. */
export function prefetchView(
  kind: RecordKind,
  byId: Operation<number, unknown>,
  configured: boolean,
): (url: URL, session: unknown, state: unknown) => void {
  return (url, _session, state) => {
    const id = viewedId(url.pathname);
    if (id === null) return;
    prefetchOperation(byId, id);
    const configFor = configured ? readConfigHint(state) : null;
    if (configFor) prefetchOperation(fieldConfig, configFor);
    prefetchWorkflowTask(kind.context, id);
    prefetchQueryThread(kind.context, id);
  };
}

/** The record of an edit or copy form travels together with its code. */
export function prefetchStored(kind: RecordKind, byId: Operation<number, unknown>): (url: URL) => void {
  return url => {
    const id = readRecordId(kind, url.searchParams);
    if (id !== null) prefetchOperation(byId, id);
  };
}
