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
  total: Amount | null;
  currency?: string | null;
  country: string;
  caption?: string;
  decimals?: number;
}

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
