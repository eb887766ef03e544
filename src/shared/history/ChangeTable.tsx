import type { HistoryEntry } from './model/history';
import table from '@/shared/ui/table.module.css';
import styles from './HistoryLog.module.css';

const NOTHING = '\u2014';

/** The changed properties of one change; values are text, whatever they contain. */
export function ChangeTable({ entry: { changes } }: { entry: HistoryEntry }) {
  if (changes.length === 0) return <p className={styles.none}>The changed values were not kept.</p>;
  return (
    <table className={`${table.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Label</th>
          <th scope="col">Old Value</th>
          <th scope="col">New Value</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ property, label, oldValue, newValue }) => (
          <tr key={property}>
            <th scope="row">{label}</th>
            <td className={`${table.long} ${styles.old}`} data-label="Old Value">
              {oldValue || NOTHING}
            </td>
            <td className={table.long} data-label="New Value">
              {newValue || NOTHING}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
