import { round, sum } from '@/lib/money';
import type { FieldError } from '../../rules/errors.ts';
import type { Order } from '../../rules/orders/orders.ts';
import { INVOICED_TYPES } from '../../rules/orders/orders.ts';
import { getText, type Text } from '../../rules/declared/input.ts';
import {
  invoiceNumberError,
  latestDay,
  missingTexts,
  specialCharacterError,
} from '../../rules/records/invoiceRules.ts';
import type { DeliveryInput } from './input.ts';
import type { Line } from './lines.ts';
import type { Overhead } from './overheads.ts';

/** Spec 3 §9. */
const MIN_NOTE = 20;
/** Order type with a separate duplicate warning; Ariba vendors may also invoice it here. */
export const ZFO = 'ZFO';

/** docs/decisions.md#delivery-totals. */
export function getTotals(lines: Line[], overheads: Overhead[]) {
  const totalAmount = round(
    sum([...lines.flatMap(line => [line.amount, line.totalOverheadsAmount]), ...overheads.map(row => row.amount)]),
  );
  const totalTax = round(
    sum([
      ...lines.flatMap(line => [line.taxAmount, line.totalOverheadsTaxAmount]),
      ...overheads.map(row => row.taxAmount),
    ]),
  );
  return { totalAmount, totalTax, grandTotal: round(sum([totalAmount, totalTax])) };
}

/** Null when the order can be invoiced (spec 3 §2, §5). */
export function orderError(order: Order, type: 'PO' | 'GRNSRN'): string | null {
  if (order.isAribaVendor && (type === 'GRNSRN' || order.type !== ZFO))
    return 'You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal';
  const ordered = order.isMSME || INVOICED_TYPES.includes(order.type);
  return type === 'PO' && !ordered ? 'Orders of this type are invoiced against their receipts' : null;
}

/** Spec 3 §5. */
const CONFIGURABLE = { note: '', supplierBoardline: '', invoiceHeaderText: '', invoiceItemHeaderText: '' } as const;

/** Spec 3 §5. `required`: configuration per field: null hidden, '' optional, else the message. */
export function headerErrors(
  input: DeliveryInput,
  required: Map<string, string | null> = new Map(),
  now: Date = new Date(),
): FieldError[] {
  const { invoiceNumber, invoiceDate, note } = input;
  const checks: [path: string, message: string | null][] = [
    ['invoiceNumber', getText(invoiceNumber) ? invoiceNumberError(invoiceNumber) : 'Invoice Number is required'],
    ['invoiceDate', dateError(invoiceDate, now)],
    ['note', noteError(getText(note))],
    ['isAgree', input.isAgree === true ? null : 'You must agree with the Terms and Conditions'],
  ];
  const wrong = checks.flatMap(([path, message]) => (message ? [{ path, message }] : []));
  return [...wrong, ...missingTexts(input, CONFIGURABLE, required)];
}

function dateError(date: Text | undefined, now: Date): string | null {
  if (!getText(date)) return 'Invoice Date is required';
  return (date ?? '').slice(0, 10) > latestDay(now, 0) ? 'Invoice date cannot be in the future' : null;
}

function noteError(note: Text): string | null {
  if (note === null) return null;
  return note.length < MIN_NOTE ? `Minimum ${MIN_NOTE} characters required` : specialCharacterError(note);
}
