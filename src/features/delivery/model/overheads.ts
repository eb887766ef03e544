import { amountIssue } from '@/domain/invoice/fields';
import { percentOf, round, sum, type DecimalText } from '@/lib/money';
import { messages } from './messages';

/** A charge that the invoice adds by itself (spec 3 §3 'Invoice-level overhead row'). */
export interface OverheadRow {
  uid: string;
  overheadTypeId: number | null;
  overheadTypeCode: string;
  overheadTypeName: string;
  overheadTypeDescription: string;
  /** What is typed; '' counts as 0. */
  amount: string;
  /** India; elsewhere the tax code. */
  hsnSacCode: string;
  hsnSacName: string;
  taxCode: string;
  taxName: string;
  /** '' until a code says it. */
  taxRate: string;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
}

/** A type of overheads, as the lookup offers it. */
export interface OverheadType {
  id: number;
  code: string;
  name: string;
  description: string;
}

export function blankOverhead(): OverheadRow {
  return {
    uid: crypto.randomUUID(),
    overheadTypeId: null,
    overheadTypeCode: '',
    overheadTypeName: '',
    overheadTypeDescription: '',
    amount: '',
    hsnSacCode: '',
    hsnSacName: '',
    taxCode: '',
    taxName: '',
    taxRate: '',
    taxAmount: '0.00',
    grossAmount: '0.00',
  };
}

/** With tax and gross amount worked out; the very row when they stay. */
export function withOverheadTax(row: OverheadRow): OverheadRow {
  const taxAmount = percentOf(row.amount, row.taxRate);
  const grossAmount = round(sum([row.amount, taxAmount]));
  return row.taxAmount === taxAmount && row.grossAmount === grossAmount ? row : { ...row, taxAmount, grossAmount };
}

export interface OverheadIssue {
  index: number;
  key: 'overheadTypeCode' | 'amount' | 'hsnSacCode' | 'taxCode';
  message: string;
}

/** The rules of the Add Overheads popup (spec 3 §5); `india`: HSN/SAC codes, elsewhere tax codes. */
export function overheadIssues(rows: readonly OverheadRow[], india: boolean): OverheadIssue[] {
  const types = new Set<string>();
  const codes = new Set<string>();
  const codeKey = india ? 'hsnSacCode' : 'taxCode';
  return rows.flatMap((row, index): OverheadIssue[] => {
    const found: [OverheadIssue['key'], string | null][] = [
      ['overheadTypeCode', typeIssue(row, types)],
      // An empty amount counts as 0, which is none.
      ['amount', amountIssue(row.amount.trim() || '0', 'submit')],
      [codeKey, codeIssue(row, codeKey, codes)],
    ];
    types.add(row.overheadTypeCode);
    codes.add(row.hsnSacCode);
    return found.flatMap(([key, message]) => (message ? [{ index, key, message }] : []));
  });
}

function typeIssue({ overheadTypeCode: type }: OverheadRow, seen: ReadonlySet<string>): string | null {
  if (type === '') return messages.overheadTypeRequired;
  return seen.has(type) ? messages.overheadTypeDiffers : null;
}

function codeIssue(row: OverheadRow, key: 'hsnSacCode' | 'taxCode', seen: ReadonlySet<string>): string | null {
  const code = row[key];
  if (code === '') return key === 'hsnSacCode' ? messages.hsnRequired : messages.taxCodeRequired;
  if (key === 'hsnSacCode' && seen.has(code)) return messages.hsnDiffers;
  return row.taxRate === '' ? messages.taxRateRequired : null;
}
