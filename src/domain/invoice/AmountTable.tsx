import { Money } from '@/shared/ui/Money';
import { Term } from '@/shared/ui/Term';
import { Hidden } from '@/shared/ui/layout';
import styles from './AmountTable.module.css';

interface Amount {
  label: string;
  /** Null: the amount doesn't exist, unlike zero. */
  value: string | null;
}

interface AmountTableProps {
  rows: readonly Amount[];
  /** Null: no total line. */
  total: Amount | null;
  /** Currency code in the total's label. */
  currency?: string | null;
  /** Country for digit grouping. */
  country: string;
  /** Accessible name of the table. */
  caption?: string;
  /** Decimals of all amounts; default 2. */
  decimals?: number;
}

/** Shows a document's amounts and their total. */
export function AmountTable(props: AmountTableProps) {
  const { rows, total, currency, country, caption = 'Calculation', decimals } = props;
  return (
    <table className={styles.amounts}>
      <Hidden as="caption">{caption}</Hidden>
      <tbody>
        {rows.map(row => (
          <Row key={row.label} {...row} country={country} decimals={decimals} />
        ))}
      </tbody>
      {total && (
        <tfoot>
          <Row
            label={currency ? `${total.label} (${currency})` : total.label}
            value={total.value}
            country={country}
            decimals={decimals}
          />
        </tfoot>
      )}
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
      <th scope="row">
        {label}
        <Term label={label} />
      </th>
      <td>
        {value === null ? (
          <>
            <span aria-hidden="true">–</span>
            <Hidden>None</Hidden>
          </>
        ) : (
          <Money value={value} country={country} decimals={decimals} />
        )}
      </td>
    </tr>
  );
}
