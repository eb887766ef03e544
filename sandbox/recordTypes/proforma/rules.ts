import { isTooLarge, TOO_LARGE } from '@/lib/limits';
import { atLeastZero, compare, formatMoney, round, sum, type DecimalText } from '@/lib/money';
import type { FieldError } from '../../rules/errors.ts';
import { amountError, invoiceNumberError, latestDay, specialCharacterError } from '../../rules/records/invoiceRules.ts';
import { getText } from '../../rules/declared/input.ts';
import type { ProformaInput, ProformaLineInput } from './input.ts';

/** Spec 2 §9. */
const NARRATION = { min: 5, max: 30 };
const MIN_DESCRIPTION = 5;

export function getTotal(lines: ProformaLineInput[]): DecimalText {
  return round(sum(lines.map(line => round(line.amount))));
}

/**
 * Drafts claim their amount too. `left`: negative when invoices exceed the order's advances
 * (docs/decisions.md#claims-on-orders).
 */
export function claimErrors(lines: ProformaLineInput[], left: DecimalText, currency: string): FieldError[] {
  const found = lines.flatMap((line, index): FieldError[] => {
    const path = `lineItems.${index}.amount`;
    if (isTooLarge(line.amount)) return [{ path, message: TOO_LARGE }];
    return compare(line.amount, 0) < 0 ? [{ path, message: 'Negative value not allowed' }] : [];
  });
  const available = atLeastZero(left);
  if (found.length > 0 || compare(getTotal(lines), available) <= 0) return found;
  const amount = `${formatMoney(available, currency === 'INR' ? 'IN' : 'US')} ${currency}`;
  return [{ path: 'totalGrossAmount', message: `The order has ${amount} left for advances. Lower the amounts.` }];
}

/** Spec 2 §5. */
export function headerErrors(input: ProformaInput, now: Date = new Date()): FieldError[] {
  const found: FieldError[] = [];
  const add = (path: string, message: string | null | undefined) => message && found.push({ path, message });
  const { invoiceNumber, invoiceDate, invoiceNarration, approverId } = input;
  add('approverId', getText(approverId) ? null : 'Approver is required');
  add('invoiceNumber', getText(invoiceNumber) ? invoiceNumberError(invoiceNumber) : 'Invoice Number is required');
  if (!getText(invoiceDate)) add('invoiceDate', 'Invoice Date is required');
  else if ((invoiceDate ?? '').slice(0, 10) > latestDay(now, 0))
    add('invoiceDate', 'Invoice date cannot be in the future');
  add('invoiceNarration', narrationError(getText(invoiceNarration)));
  add('notes', specialCharacterError(input.notes));
  if (input.isAgree !== true) add('isAgree', 'You must agree with the Terms and Conditions');
  return found;
}

function narrationError(text: string | null): string | null {
  if (!text) return 'Narration is required';
  if (text.length < NARRATION.min) return `Minimum ${NARRATION.min} characters required`;
  return text.length > NARRATION.max ? `At most ${NARRATION.max} characters` : specialCharacterError(text);
}

export function lineErrors(lines: ProformaLineInput[]): FieldError[] {
  const seen = new Set<number>();
  return (lines.length > 0 ? lines : [{}]).flatMap((line: ProformaLineInput, index) => {
    const at = (key: string, message: string | null): FieldError[] =>
      message ? [{ path: `lineItems.${index}.${key}`, message }] : [];
    return [
      ...at('poItemId', itemError(line.poItemId, seen)),
      ...at('lineItemDescription', descriptionError(getText(line.lineItemDescription))),
      ...at('amount', amountError(line.amount)),
    ];
  });
}

function itemError(poItemId: number | null | undefined, seen: Set<number>): string | null {
  if (!poItemId) return 'PO Line Item is required';
  if (seen.has(poItemId)) return 'Select different line item';
  seen.add(poItemId);
  return null;
}

function descriptionError(text: string | null): string | null {
  if (!text) return 'Description is required';
  return text.length < MIN_DESCRIPTION ? `Minimum ${MIN_DESCRIPTION} characters required` : specialCharacterError(text);
}
