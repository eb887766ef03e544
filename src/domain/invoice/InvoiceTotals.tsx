import type { FieldConfig } from '@/shared/fields/types';
import { AmountTable } from './AmountTable';
import { totalLabels } from './totalDetails';
import { taxParts, type InvoiceAmounts } from './totals';

interface InvoiceTotalsProps {
  totals: InvoiceAmounts;
  /** Amounts beyond the lines, part of the gross amount; null: none. */
  added: { tcsAmount: string | null; taxLineAmount: string | null };
  taxTypeName: string | null | undefined;
  currency: string;
  doc: { setting: { countryCode: string }; config: readonly FieldConfig[]; roleGroups: readonly string[] };
}

export function InvoiceTotals({ totals, added, taxTypeName, currency, doc }: InvoiceTotalsProps) {
  const { tcsAmount, taxLineAmount } = added;
  const { totalAmount, totalTaxAmount, totalGrossAmount } = totalLabels(doc.config, doc.roleGroups);
  const rows = [
    ...(totalAmount === undefined ? [] : [{ label: totalAmount, value: totals.totalAmount }]),
    // A hidden tax total hides its parts too.
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
