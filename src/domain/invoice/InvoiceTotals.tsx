import { Money } from '@/shared/ui/Money';
import text from '@/shared/ui/text.module.css';
import { taxParts, type InvoiceTotals as Totals } from './totals';
import styles from './InvoiceTotals.module.css';

interface InvoiceTotalsProps {
  totals: Totals;
  /** On top of the lines; null: none. They are part of the gross amount. */
  added: { tcsAmount: string | null; taxLineAmount: string | null };
  taxTypeName: string | null | undefined;
  countryCode: string;
  currency: string;
}

/** The calculation table: base amount, the tax by its parts, TCS, extra tax line, gross amount of it all. */
export function InvoiceTotals({ totals, added, taxTypeName, countryCode, currency }: InvoiceTotalsProps) {
  const parts = taxParts(taxTypeName, totals.totalTaxAmount);
  return (
    <table className={styles.table}>
      <caption className={text.unseen}>Calculation</caption>
      <tbody>
        <Row label="Amount" value={totals.totalAmount} country={countryCode} />
        {parts.map(part => (
          <Row key={part.name} label={part.name} value={part.amount} country={countryCode} />
        ))}
        <Row label="Total tax" value={totals.totalTaxAmount} country={countryCode} />
        {added.tcsAmount !== null && <Row label="TCS" value={added.tcsAmount} country={countryCode} />}
        {added.taxLineAmount !== null && (
          <Row label="Extra tax line" value={added.taxLineAmount} country={countryCode} />
        )}
      </tbody>
      <tfoot>
        <Row
          label={`Gross amount${currency ? ` (${currency})` : ''}`}
          value={totals.totalGrossAmount}
          country={countryCode}
        />
      </tfoot>
    </table>
  );
}

function Row({ label, value, country }: { label: string; value: string; country: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <Money value={value} country={country} />
      </td>
    </tr>
  );
}
