import { invoiceMessages } from '@/domain/invoice/messages';
import { toPercent, round, sum } from '@/lib/money';
import { rowIssues, type RowIssue } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import type { OverheadRow } from '../fields/overhead.lines';
import { messages } from '../messages';

/** Calculates tax and gross amount; returns the same row if nothing changes. */
export function withOverheadTax(row: OverheadRow): OverheadRow {
  const taxAmount = toPercent(row.amount, row.taxRate);
  const grossAmount = round(sum([row.amount, taxAmount]));
  return row.taxAmount === taxAmount && row.grossAmount === grossAmount ? row : { ...row, taxAmount, grossAmount };
}

/** Returns errors of the Add Overheads popup (spec 3 §5). `india`: HSN/SAC codes instead of tax codes. */
export function overheadIssues(
  fields: readonly ResolvedField<OverheadRow>[],
  rows: readonly OverheadRow[],
  india: boolean,
): RowIssue<OverheadRow>[] {
  const [codeKey, otherKey] = india ? (['hsnSacCode', 'taxCode'] as const) : (['taxCode', 'hsnSacCode'] as const);
  const own = fields.filter(({ def }) => def.name !== otherKey);
  const types = new Set<string>();
  const codes = new Set<string>();
  const together = rows.flatMap((row, index): RowIssue<OverheadRow>[] => {
    const { overheadTypeCode: type, [codeKey]: code } = row;
    const found: RowIssue<OverheadRow>[] = [];
    if (type !== '' && types.has(type))
      found.push({ index, key: 'overheadTypeCode', message: messages.overheadTypeDiffers });
    if (india && code !== '' && codes.has(code))
      found.push({ index, key: codeKey, message: invoiceMessages.hsnDiffers });
    else if (code !== '' && row.taxRate === '') found.push({ index, key: codeKey, message: messages.taxRateRequired });
    types.add(type);
    codes.add(code);
    return found;
  });
  return [...rowIssues(own, rows, 'submit'), ...together];
}
