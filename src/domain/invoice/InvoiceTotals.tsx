import { AmountTable } from './AmountTable';
import { taxParts, type InvoiceTotals as Totals } from './totals';

interface InvoiceTotalsProps {
  totals: Totals;
  /** On top of the lines; null: none. They are part of the gross amount. */
  added: { tcsAmount: string | null; taxLineAmount: string | null };
  taxTypeName: string | null | undefined;
  countryCode: string;
  currency: string;
}

/** The calculation of a taxed invoice: base amount, the tax by its parts, TCS, extra tax line, gross amount of it all. */
export function InvoiceTotals({ totals, added, taxTypeName, countryCode, currency }: InvoiceTotalsProps) {
  const { tcsAmount, taxLineAmount } = added;
  const rows = [
    { label: 'Amount', value: totals.totalAmount },
    ...taxParts(taxTypeName, totals.totalTaxAmount).map(({ name, amount }) => ({ label: name, value: amount })),
    { label: 'Total tax', value: totals.totalTaxAmount },
    ...(tcsAmount === null ? [] : [{ label: 'TCS', value: tcsAmount }]),
    ...(taxLineAmount === null ? [] : [{ label: 'Extra tax line', value: taxLineAmount }]),
  ];
  return (
    <AmountTable
      rows={rows}
      total={{ label: 'Gross amount', value: totals.totalGrossAmount }}
      currency={currency}
      country={countryCode}
    />
  );
}
