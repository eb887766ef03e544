import { Money } from '@/shared/ui/Money';
import text from '@/shared/ui/text.module.css';
import styles from './AmountTable.module.css';

interface Amount {
  label: string;
  /** Null: there is no such amount, which is not the same as zero. */
  value: string | null;
}

interface AmountTableProps {
  rows: readonly Amount[];
  /** Under the line. */
  total: Amount;
  /** Grouping of the digits. */
  country: string;
  /** What readers call the table. */
  caption?: string;
  /** Of all its amounts. Default 2. */
  decimals?: number;
}

/** The calculation of a document: amounts, and what they come to. */
export function AmountTable({ rows, total, country, caption = 'Calculation', decimals }: AmountTableProps) {
  return (
    <table className={styles.table}>
      <caption className={text.unseen}>{caption}</caption>
      <tbody>
        {rows.map(row => (
          <Row key={row.label} {...row} country={country} decimals={decimals} />
        ))}
      </tbody>
      <tfoot>
        <Row {...total} country={country} decimals={decimals} />
      </tfoot>
    </table>
  );
}

interface RowProps extends Amount {
  country: string;
  decimals: number | undefined;
}

function Row({ label, value, country, decimals }: RowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {value === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className={text.unseen}>None</span>
          </>
        ) : (
          <Money value={value} country={country} decimals={decimals} />
        )}
      </td>
    </tr>
  );
}
