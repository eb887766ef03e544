import {
  compare,
  formatMoney,
  isZero,
  proportionOf,
  round,
  subtract,
  sum,
  type DecimalLike,
  type DecimalText,
} from '@/lib/money';
import { statusKey } from '@/lib/text';

interface OrderedLine {
  lineItemNumber: string | null;
  quantity: DecimalLike;
  /** With tax. */
  totalAmount: DecimalLike;
}

interface ReceivedItem {
  poLineItemNo: string | null;
  quantity: DecimalLike;
}

interface Billed {
  status: string | null;
  grandTotal: DecimalLike;
}

/** What the records around an order say of it. */
export interface OrderFacts {
  /** Of the whole order, with taxes. */
  amount: DecimalLike;
  /** What advance invoices claim of it. */
  advanced: DecimalLike;
  lines: readonly OrderedLine[];
  received: readonly ReceivedItem[];
  invoices: readonly Billed[];
}

/** How far an order has come, in its own currency and with taxes. */
export interface OrderProgress {
  ordered: DecimalText;
  received: DecimalText;
  invoiced: DecimalText;
  advanced: DecimalText;
  /** What is not invoiced yet; never below 0. */
  open: DecimalText;
}

/** Neither submitted nor standing: they claim quantities, but bill nothing. */
const NOT_BILLED = new Set(['draft', 'rejected']);

/** '00010' and '10' are one line. */
const lineKey = (no: string | null) => (no ?? '').replace(/^0+/, '');

/**
 * What is received, invoiced, advanced and open of an order. Received is worth what its lines cost, in proportion to the quantities that
 * have come, so that an order received whole is worth its amount; invoiced is the sum of the invoices that were submitted and stand.
 */
export function progressOf({ amount, advanced, lines, received, invoices }: OrderFacts): OrderProgress {
  const quantities = new Map<string, DecimalText>();
  for (const { poLineItemNo, quantity } of received) {
    const key = lineKey(poLineItemNo);
    quantities.set(key, sum([quantities.get(key), quantity]));
  }
  const worth = sum(
    lines.map(line => proportionOf(line.totalAmount, quantities.get(lineKey(line.lineItemNumber)), line.quantity)),
  );
  const all = sum(lines.map(line => line.totalAmount));
  const billed = invoices.filter(({ status }) => !NOT_BILLED.has(statusKey(status)));
  const invoiced = round(sum(billed.map(({ grandTotal }) => grandTotal)));
  const open = subtract(amount, invoiced);
  return {
    ordered: round(amount),
    received: proportionOf(amount, worth, all),
    invoiced,
    advanced: round(advanced),
    open: compare(open, 0) > 0 ? round(open) : '0.00',
  };
}

/** A part of the order in percent, whole and within 0 to 100: for a bar, or beside an amount. Nothing but all is 100, only nothing is 0. */
export function percentOfOrder(part: DecimalLike, { ordered }: OrderProgress): number {
  if (compare(part, 0) <= 0 || isZero(ordered)) return 0;
  if (compare(part, ordered) >= 0) return 100;
  return Math.min(99, Math.max(1, Number(round(proportionOf(100, part, ordered), 0))));
}

/** It all in one sentence; `country` groups the digits. */
export function progressSentence(progress: OrderProgress, country: string | null, currency: string | null): string {
  const money = (amount: DecimalText) => formatMoney(amount, country);
  const whole = [money(progress.ordered), currency].filter(Boolean).join(' ');
  const steps = (['received', 'invoiced', 'advanced'] as const).filter(step => !isZero(progress[step]));
  if (steps.length === 0) return `Nothing is received, invoiced or advanced yet: all of ${whole} is open.`;
  const parts = steps.map(step => `${money(progress[step])} is ${step}`);
  const last = parts.pop() ?? '';
  const done = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `Of ${whole}, ${done}; ${isZero(progress.open) ? 'nothing' : money(progress.open)} is open.`;
}
