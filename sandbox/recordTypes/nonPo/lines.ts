import { compare, toPercent, round, sum, type DecimalLike } from '@/lib/money';
import type { FieldError } from '../../rules/errors.ts';
import { amountError, amountLimit, specialCharacterError } from '../../rules/records/invoiceRules.ts';
import { getText } from '../../rules/declared/input.ts';
import type { TaxCode, TaxCodes } from '../../rules/records/taxCodes.ts';
import type { NonPoItemInput } from './input.ts';

export interface LineDetails extends TaxCodes {
  noTax: boolean;
  /** Indian companies use HSN/SAC codes, others tax codes. */
  india: boolean;
}

/** 'No Tax' has neither rate nor tax, otherwise the code sets the rate (spec 2 §4). */
export function toLine(item: NonPoItemInput, details: LineDetails) {
  const code = getCode(item, details);
  const amount = round(item.amount);
  const taxRate = details.noTax ? '0' : (code?.rate ?? '0');
  const taxAmount = toPercent(amount, taxRate);
  return {
    uid: getText(item.uid),
    lineItemDescription: getText(item.lineItemDescription),
    amount,
    hsnSacCode: details.india ? getText(item.hsnSacCode) : null,
    hsnSacName: details.india ? (code?.name ?? null) : null,
    taxCode: code?.taxCode ?? null,
    taxName: code?.taxName ?? null,
    taxRate,
    taxAmount,
    grossAmount: round(sum([amount, taxAmount])),
  };
}

export type Line = ReturnType<typeof toLine>;

function getCode(item: NonPoItemInput, { india, hsn, taxes }: LineDetails): TaxCode | undefined {
  return india ? hsn.get(item.hsnSacCode?.trim() ?? '') : taxes.get(item.taxCode?.trim() ?? '');
}

export function getTotals(lines: Line[], added: DecimalLike[] = []) {
  return {
    totalAmount: round(sum(lines.map(line => line.amount))),
    totalTaxAmount: round(sum(lines.map(line => line.taxAmount))),
    totalGrossAmount: round(sum([...lines.map(line => line.grossAmount), ...added])),
  };
}

export function amountLimits(items: NonPoItemInput[]): FieldError[] {
  return items.flatMap((item, index) => amountLimit(`items.${index}.amount`, item.amount));
}

/** Spec 2 §5. `description`: message when it is required. */
export function lineErrors(items: NonPoItemInput[], details: LineDetails, description?: string | null): FieldError[] {
  if (items.length === 0) return [{ path: 'items.0.amount', message: 'Amount is required' }];
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const at = (key: string, message: string | null): FieldError[] =>
      message ? [{ path: `items.${index}.${key}`, message }] : [];
    const found = [
      ...at('amount', amountError(item.amount)),
      ...at('lineItemDescription', specialCharacterError(item.lineItemDescription)),
    ];
    if (description && !getText(item.lineItemDescription)) found.push(...at('lineItemDescription', description));
    const codeError = wrongCode(item, details, seen);
    if (codeError) return [...found, ...at(details.india ? 'hsnSacCode' : 'taxCode', codeError)];
    return found.length > 0 ? found : wrongArithmetic(item, toLine(item, details), at);
  });
}

function wrongCode(item: NonPoItemInput, details: LineDetails, seen: Set<string>): string | null {
  const { india, noTax } = details;
  const code = (india ? item.hsnSacCode : item.taxCode)?.trim();
  if (!code) {
    if (noTax) return null;
    return india ? 'HSN/SAC Code is required' : 'Tax Code is required';
  }
  if (!getCode(item, details)) return india ? 'This HSN/SAC Code is not available' : 'This Tax Code is not available';
  if (india && seen.has(code)) return 'HSN Code must be different in every line';
  seen.add(code);
  return null;
}

/** Amounts sent by the client must equal the server's to the paisa; missing ones are computed. */
function wrongArithmetic(item: NonPoItemInput, line: Line, at: (key: string, message: string) => FieldError[]) {
  const keys = ['taxRate', 'taxAmount', 'grossAmount'] as const;
  return keys
    .filter(key => item[key] != null && compare(item[key], line[key]) !== 0)
    .flatMap(key => at(key, `The amounts of this line do not add up: expected ${line[key]}`));
}
