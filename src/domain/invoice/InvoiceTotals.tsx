import type { FieldConfig } from '@/shared/fields/types';
import { AmountTable } from './AmountTable';
import { totalLabels } from './totalFacts';
import { taxParts, type InvoiceAmounts } from './totals';

interface InvoiceTotalsProps {
  totals: InvoiceAmounts;
  /** On top of the lines; null: none. They are part of the gross amount. */
  added: { tcsAmount: string | null; taxLineAmount: string | null };
  taxTypeName: string | null | undefined;
  currency: string;
  /** Its country groups the digits, its configuration hides and renames the sums. */
  doc: { setting: { countryCode: string }; config: readonly FieldConfig[]; roleGroups: readonly string[] };
}

/** The calculation of a taxed invoice: base amount, the tax by its parts, TCS, extra tax line, gross amount of it all. */
export function InvoiceTotals({ totals, added, taxTypeName, currency, doc }: InvoiceTotalsProps) {
  const { tcsAmount, taxLineAmount } = added;
  const { totalAmount, totalTaxAmount, totalGrossAmount } = totalLabels(doc.config, doc.roleGroups);
  const rows = [
    ...(totalAmount === undefined ? [] : [{ label: totalAmount, value: totals.totalAmount }]),
    // The parts add up to the tax: they go with it.
    ...(totalTaxAmount === undefined
      ? []
      : [
          ...taxParts(taxTypeName, totals.totalTaxAmount).map(({ name, amount }) => ({ label: name, value: amount })),
          { label: totalTaxAmount, value: totals.totalTaxAmount },
        ]),
    ...(tcsAmount === null ? [] : [{ label: 'TCS', value: tcsAmount }]),
    ...(taxLineAmount === null ? [] : [{ label: 'Extra tax line', value: taxLineAmount }]),
  ];
  return (
    <AmountTable
      rows={rows}
      total={totalGrossAmount === undefined ? null : { label: totalGrossAmount, value: totals.totalGrossAmount }}
      currency={currency}
      country={doc.setting.countryCode}
    />
  );
}
