import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { prefetchWorkflowTask } from '@/shared/approval/api/prefetchWorkflowTask';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { previewKindOf } from '@/shared/preview/previewKind';
import { showsDocuments } from '@/shared/preview/showsDocuments';
import { prefetchStoredFile } from '@/shared/attachments/storedFiles';
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
  const recordAndConfiguration = (id: Id, state: unknown, more?: (record: Located | null) => void) => {
    const hint = readConfigHint(state);
    prefetch(byId, id, record => {
      if (!hint) configuration(record, null);
      more?.(record);
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
    recordAndConfiguration(id, state, wantsDocument(state) ? prefetchDocument : undefined);
    prefetchWorkflowTask(kind.context, id);
    prefetchQueryThread(kind.context, id);
  };
  return { list: prefetchList(page, list), edit: stored, copy: stored, view };
}

/** The page will be opened later: its document is fetched, too, where documents are shown beside the data. */
function wantsDocument(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'withDocument' in state && Boolean(state.withDocument);
}

/** Fetches the document that a record's page begins with: the first file of its fields that can be shown. */
function prefetchDocument(record: unknown): void {
  if (typeof record !== 'object' || record === null || !showsDocuments()) return;
  const files = Object.values(record).flatMap(value => (typeof value === 'string' ? attachmentsFromJson(value) : []));
  const [first] = files;
  if (first && previewKindOf(first.file_name) !== 'none') prefetchStoredFile(first.file_uid);
}
