import { compare, decimalsOf, isZero, percentOf, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';
import { hasSpecialCharacter } from '@/lib/text';
import type { FieldError } from '../errors.ts';
import { textOf, type NonPoInvoiceInput, type NonPoItemInput } from './input.ts';

/** A code that a line may carry, with the tax that goes with it. */
export interface TaxCode {
  code: string;
  name: string;
  taxCode: string;
  taxName: string;
  rate: DecimalText;
}

export interface LineFacts {
  noTax: boolean;
  india: boolean;
  /** HSN/SAC rows offered on invoices, by code. Lines of Indian companies carry one. */
  hsn: Map<string, TaxCode>;
  /** Taxes of the company's country, by code. */
  taxes: Map<string, TaxCode>;
}

/** A line as it is stored: rates and taxes are the server's own arithmetic. */
export interface Line {
  uid: string | null;
  lineItemDescription: string | null;
  amount: DecimalText;
  hsnSacCode: string | null;
  hsnSacName: string | null;
  taxCode: string | null;
  taxName: string | null;
  taxRate: DecimalText;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
}

/** 13 digits before the point: more than any invoice, less than the column holds. */
export const LIMIT = '9999999999999.99';

/** Works a line out: 'No Tax' has neither rate nor tax, else the rate is the code's (spec 2 §4). */
export function toLine(item: NonPoItemInput, facts: LineFacts): Line {
  const code = codeOf(item, facts);
  const amount = round(item.amount);
  const taxRate = facts.noTax ? '0' : (code?.rate ?? '0');
  const taxAmount = percentOf(amount, taxRate);
  return {
    uid: textOf(item.uid),
    lineItemDescription: textOf(item.lineItemDescription),
    amount,
    hsnSacCode: facts.india ? textOf(item.hsnSacCode) : null,
    hsnSacName: facts.india ? (code?.name ?? null) : null,
    taxCode: code?.taxCode ?? null,
    taxName: code?.taxName ?? null,
    taxRate,
    taxAmount,
    grossAmount: round(sum([amount, taxAmount])),
  };
}

function codeOf(item: NonPoItemInput, { india, hsn, taxes }: LineFacts): TaxCode | undefined {
  return india ? hsn.get(item.hsnSacCode?.trim() ?? '') : taxes.get(item.taxCode?.trim() ?? '');
}

export interface Totals {
  totalAmount: DecimalText;
  totalTaxAmount: DecimalText;
  totalGrossAmount: DecimalText;
}

/** The invoice amount is the lines' gross and what TCS and tax line add. */
export function totalsOf(lines: Line[], added: DecimalLike[] = []): Totals {
  return {
    totalAmount: round(sum(lines.map(line => line.amount))),
    totalTaxAmount: round(sum(lines.map(line => line.taxAmount))),
    totalGrossAmount: round(sum([...lines.map(line => line.grossAmount), ...added])),
  };
}

/** What cannot even be stored as a draft. */
export function amountLimits(items: NonPoItemInput[]): FieldError[] {
  return items.flatMap((item, index) =>
    compare(item.amount, LIMIT) > 0 || compare(item.amount, `-${LIMIT}`) < 0
      ? [{ path: `items.${index}.amount`, message: 'Amount is too large' }]
      : [],
  );
}

/** The rules of the line items (spec 2 §5), each at its path. */
export function lineErrors(items: NonPoItemInput[], facts: LineFacts): FieldError[] {
  if (items.length === 0) return [{ path: 'items.0.amount', message: 'Amount is required' }];
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const at = (key: string, message: string): FieldError => ({ path: `items.${index}.${key}`, message });
    const found: FieldError[] = [];
    if (isZero(item.amount)) found.push(at('amount', 'Amount is required'));
    else if (compare(item.amount, 0) < 0) found.push(at('amount', 'Negative value not allowed'));
    else if (decimalsOf(item.amount) > 2) found.push(at('amount', 'Upto 2 decimals allowed'));
    if (hasSpecialCharacter(item.lineItemDescription ?? ''))
      found.push(at('lineItemDescription', 'Special character not allowed'));
    const codeError = wrongCode(item, facts, seen);
    if (codeError) found.push(at(facts.india ? 'hsnSacCode' : 'taxCode', codeError));
    else if (found.length === 0) found.push(...wrongArithmetic(item, toLine(item, facts), at));
    return found;
  });
}

function wrongCode(item: NonPoItemInput, facts: LineFacts, seen: Set<string>): string | null {
  const { india, noTax } = facts;
  const code = (india ? item.hsnSacCode : item.taxCode)?.trim();
  if (!code) {
    if (noTax) return null;
    return india ? 'HSN/SAC Code is required' : 'Tax Code is required';
  }
  if (!codeOf(item, facts)) return india ? 'This HSN/SAC Code is not offered' : 'This Tax Code is not offered';
  if (india && seen.has(code)) return 'HSN Code must be different in every line';
  seen.add(code);
  return null;
}

/** Sent figures must be the server's own, to the paisa; a figure that was not sent is worked out. */
function wrongArithmetic(item: NonPoItemInput, line: Line, at: (key: string, message: string) => FieldError) {
  const keys = ['taxRate', 'taxAmount', 'grossAmount'] as const;
  return keys
    .filter(key => item[key] != null && compare(item[key], line[key]) !== 0)
    .map(key => at(key, `The amounts of this line do not add up: expected ${line[key]}`));
}

/** Sent totals must be the server's own sums. */
export function totalErrors(input: NonPoInvoiceInput, totals: Totals): FieldError[] {
  const keys = ['totalAmount', 'totalTaxAmount', 'totalGrossAmount'] as const;
  return keys
    .filter(key => input[key] != null && compare(input[key], totals[key]) !== 0)
    .map(key => ({ path: key, message: `The totals do not match the line items: expected ${totals[key]}` }));
}
