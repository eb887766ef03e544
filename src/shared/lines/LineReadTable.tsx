import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { filesOf, isNumeric, shownText, withMoneyFormat } from './cellText';
import styles from './LineReadTable.module.css';
import type { LineColumn } from './types';

interface LineReadTableProps<L> {
  columns: readonly LineColumn<L>[];
  lines: readonly L[];
  label: string;
  /** Grouping of amounts. */
  country?: string | null;
  /** Text where there is no line. */
  empty?: string;
}

/** Lines to read: a plain table that scrolls sideways where it is narrow. */
export function LineReadTable<L>({
  lines,
  label,
  country,
  empty = 'No records available!',
  ...props
}: LineReadTableProps<L>) {
  // What can be done with a line is not for reading.
  const columns = withMoneyFormat(props.columns, country).filter(column => column.kind !== 'action');
  return (
    // Scrolled by keyboard, so it takes the focus; no landmark, as the card around it is one.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it groups no form fields
    <div role="group" aria-label={`${label}, table`} tabIndex={0} className={styles.scroller}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">#</th>
            {columns.map(column => (
              <th key={column.key} scope="col" className={isNumeric(column) ? styles.end : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // Lines to read neither move nor change.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>{index + 1}</td>
              {columns.map(column => (
                <td key={column.key} className={isNumeric(column) ? styles.end : undefined}>
                  <ReadCell column={column} line={line} label={`Line ${index + 1} ${column.title}`} />
                </td>
              ))}
            </tr>
          ))}
          {lines.length === 0 ? (
            <tr>
              <td colSpan={columns.length + 1}>{empty}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

function ReadCell<L>({ column, line, label }: { column: LineColumn<L>; line: L; label: string }) {
  if (column.kind !== 'attachment') return shownText(column, line);
  const files = filesOf(line[column.key]);
  return files.length > 0 && <AttachmentList files={files} variant="popup" label={label} />;
}
