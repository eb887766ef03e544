import { Money } from '@/shared/ui/Money';
import text from '@/shared/ui/text.module.css';
import styles from './AmountTable.module.css';

interface Amount {
  label: string;
  value: string;
}

interface AmountTableProps {
  rows: readonly Amount[];
  /** Under the line. */
  total: Amount;
  /** Grouping of the digits. */
  country: string;
}

/** The calculation of a document: amounts, and what they come to. */
export function AmountTable({ rows, total, country }: AmountTableProps) {
  return (
    <table className={styles.table}>
      <caption className={text.unseen}>Calculation</caption>
      <tbody>
        {rows.map(row => (
          <Row key={row.label} {...row} country={country} />
        ))}
      </tbody>
      <tfoot>
        <Row {...total} country={country} />
      </tfoot>
    </table>
  );
}

function Row({ label, value, country }: Amount & { country: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Money value={value} country={country} />
      </td>
    </tr>
  );
}
