import { compare, getDecimals, isZero, type DecimalLike } from '@/lib/money';
import { addDays, addMonths, toIsoDay } from '@/lib/dates';
import { isRate, isTooLarge, NO_RATE, TOO_LARGE, TOTAL_TOO_LARGE } from '@/lib/limits';
import { hasSpecialCharacter } from '@/lib/text';
import type { CheckedAttachments, FileRule } from '../declared/recordType.ts';
import type { FieldError } from '../errors.ts';
import { getText, type Text } from '../declared/input.ts';

/** Applies to drafts too. */
export function amountLimit(path: string, amount: DecimalLike): FieldError[] {
  return isTooLarge(amount) ? [{ path, message: TOO_LARGE }] : [];
}

export function rateLimit(path: string, rate: DecimalLike): FieldError[] {
  return isRate(rate) && getDecimals(rate) <= RATE_DECIMALS ? [] : [{ path, message: NO_RATE }];
}
const RATE_DECIMALS = 3;

/** Spec 2 §5; null when valid. */
export function amountError(amount: DecimalLike): string | null {
  if (isZero(amount)) return 'Amount is required';
  return signAndDecimalsError(amount);
}

export function signAndDecimalsError(amount: DecimalLike, decimals = 2): string | null {
  if (compare(amount, 0) < 0) return 'Negative value not allowed';
  return getDecimals(amount) > decimals ? `Upto ${decimals} decimals allowed` : null;
}

export function specialCharacterError(text: Text | undefined): string | null {
  return hasSpecialCharacter(text ?? '') ? 'Special character not allowed' : null;
}

export function invoiceNumberError(number: Text | undefined): string | null {
  const text = number?.trim() ?? '';
  return /\s/.test(text) ? 'Space is not allowed' : specialCharacterError(text);
}

/** The user's calendar may be up to 14 hours ahead of UTC. */
export function latestDay(now: Date, daysAhead: number): string {
  return addDays(new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10), daysAhead);
}

/** In months (spec 2 §5, spec 3 §5, §9). */
const MONTHS_BACK = 24;

/** The user's calendar may be up to 12 hours behind UTC. */
export function invoiceDateError(date: string, now = new Date()): string | null {
  const day = date.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || toIsoDay(day) !== day) return 'Enter a date';
  const earliestToday = new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
  if (day < addMonths(earliestToday, -MONTHS_BACK)) return 'Invoice date cannot be older than 24 months';
  return day > latestDay(now, 1) ? 'Invoice date cannot be later than tomorrow' : null;
}

/** `required`: configured message by field; without one, the record type's message applies. */
export function missingFiles(
  rules: Record<string, FileRule>,
  { lists, errors }: CheckedAttachments,
  required: Map<string, string | null> = new Map(),
): FieldError[] {
  return Object.entries(rules).flatMap(([path, { needed }]) => {
    const message = required.get(path) || (needed ? 'Add attachment' : '');
    const missing = message && lists[path]?.length === 0 && !errors.some(error => error.path === path);
    return missing ? [{ path, message }] : [];
  });
}

/**
 * `texts`: default message per field, '' for optional. `required`: configuration per field: null hidden, ''
 * optional, else the message.
 */
export function missingTexts<Name extends string>(
  input: { [K in NoInfer<Name>]?: Text | undefined },
  texts: Readonly<Record<Name, string>>,
  required: Map<string, string | null>,
): FieldError[] {
  return (Object.entries(texts) as [Name, string][]).flatMap(([path, otherwise]) => {
    if (getText(input[path]) !== null) return [];
    const message = required.has(path) ? required.get(path) : otherwise;
    return message ? [{ path, message }] : [];
  });
}

/** Valid lines may add up to totals that exceed their columns. */
export function totalLimits(totals: Record<string, DecimalLike>): FieldError[] {
  return Object.entries(totals).flatMap(([path, total]) =>
    isTooLarge(total) ? [{ path, message: TOTAL_TOO_LARGE }] : [],
  );
}

export function totalErrors(sent: object, totals: Record<string, DecimalLike>): FieldError[] {
  return Object.entries(totals).flatMap(([path, total]) => {
    const given = (sent as Record<string, DecimalLike>)[path];
    if (given == null || compare(given, total) === 0) return [];
    return [{ path, message: `The totals do not match the line items: expected ${total}` }];
  });
}
