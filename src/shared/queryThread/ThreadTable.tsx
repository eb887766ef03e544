import { DATETIME_12_FORMAT } from '@/lib/dates';
import type { Attachment } from '@/shared/attachments/attachment';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { DateText } from '@/shared/ui/DateText';
import table from '@/shared/ui/table.module.css';
import { isUnanswered } from './model/rights';
import type { Query, QueryItem } from './model/thread';
import styles from './ThreadTable.module.css';

/** The first question's files lie on the query, too: each is shown once. */
function filesOf(query: Query, item: QueryItem, index: number): Attachment[] {
  const all = index === 0 ? [...query.attachments, ...item.attachments] : item.attachments;
  return all.filter((file, at) => !file.file_uid || all.findIndex(other => other.file_uid === file.file_uid) === at);
}

/** Questions and answers of a query. On a telephone each is a card. */
export function ThreadTable({ query, items }: { query: Query; items: readonly QueryItem[] }) {
  return (
    <table className={`${table.table} ${table.framed} ${styles.table}`} aria-label="Questions and answers">
      <thead>
        <tr>
          {['Query', 'Query Date', 'Response', 'Response Date', 'Attachment'].map(title => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const files = filesOf(query, item, index);
          return (
            <tr key={item.id}>
              <td data-label="Query" className={styles.text}>
                {item.query}
              </td>
              <td data-label="Query Date">
                <DateText value={item.queryDate} format={DATETIME_12_FORMAT} />
              </td>
              <td data-label="Response" className={styles.text}>
                {item.response || (isUnanswered(item) && <span className={table.quiet}>Not answered yet</span>)}
              </td>
              <td data-label="Response Date" data-empty={!item.responseDate || undefined}>
                <DateText value={item.responseDate} format={DATETIME_12_FORMAT} />
              </td>
              <td data-label="Attachment" data-empty={files.length === 0 || undefined}>
                {files.length > 0 && <AttachmentList files={files} variant="popup" label={`Question ${index + 1}`} />}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
