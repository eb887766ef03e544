import { useMemo } from 'react';
import type { Attachment } from '@/shared/attachments/attachment';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { isUnanswered } from './model/rights';
import type { Query, QueryItem } from './model/thread';
import styles from './ThreadTable.module.css';

/** The first question's files lie on the query, too: each is shown once. */
function filesOf(query: Query, item: QueryItem, index: number): Attachment[] {
  const all = index === 0 ? [...query.attachments, ...item.attachments] : item.attachments;
  return all.filter((file, at) => !file.file_uid || all.findIndex(other => other.file_uid === file.file_uid) === at);
}

interface ThreadRow extends QueryItem {
  files: Attachment[];
  /** Its place in the thread, from 1. */
  position: number;
}

const columns: readonly ReadColumn<ThreadRow>[] = [
  { kind: 'longText', name: 'query', title: 'Query', inFull: true },
  { kind: 'datetime', name: 'queryDate', title: 'Query Date' },
  {
    kind: 'longText',
    name: 'response',
    title: 'Response',
    inFull: true,
    none: item => (isUnanswered(item) ? 'Not answered yet' : undefined),
  },
  { kind: 'datetime', name: 'responseDate', title: 'Response Date' },
  {
    kind: 'custom',
    name: 'attachments',
    title: 'Attachment',
    cell: ({ files, position }) =>
      files.length > 0 && <AttachmentList files={files} variant="popup" label={`Question ${position}`} />,
  },
];

/** Questions and answers of a query. */
export function ThreadTable({ query, items }: { query: Query; items: readonly QueryItem[] }) {
  const rows = useMemo(
    () => items.map((item, index) => ({ ...item, files: filesOf(query, item, index), position: index + 1 })),
    [query, items],
  );
  return (
    <ReadTable
      label="Questions and answers"
      columns={columns}
      rows={rows}
      rowKey={item => item.id}
      className={styles.table}
    />
  );
}
