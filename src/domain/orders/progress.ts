import {
  compare,
  isZero,
  atLeastZero,
  getProportion,
  round,
  subtract,
  sum,
  type DecimalLike,
  type DecimalText,
} from '@/lib/money';
import { isStatus, statusKey } from '@/lib/status';

interface OrderedLine {
  lineItemNumber: string | null;
  quantity: DecimalLike;
  /** Quantity neither closed nor claimed by an invoice, including drafts. */
  deliveryInvoiceAvailableQuantity: DecimalLike;
  /** With tax. */
  totalAmount: DecimalLike;
  /** Open or Closed. */
  status: string | null;
}

interface ReceivedItem {
  poLineItemNo: string | null;
  quantity: DecimalLike;
}

interface Billed {
  status: string | null;
  grandTotal: DecimalLike;
  /** Charges that the invoice adds to the ordered amounts. */
  overheads: readonly { grossAmount: DecimalLike }[] | null;
}

/** Records that determine an order's progress. */
export interface OrderRecords {
  /** Total of the order with taxes. */
  amount: DecimalLike;
  advanced: DecimalLike;
  lines: readonly OrderedLine[];
  received: readonly ReceivedItem[];
  invoices: readonly Billed[];
}

/** Progress of an order, in its currency and with taxes. */
export interface OrderProgress {
  ordered: DecimalText;
  received: DecimalText;
  invoiced: DecimalText;
  /** Claimed by drafts. */
  drafted: DecimalText;
  advanced: DecimalText;
  /** Amount left to invoice; at least 0. */
  open: DecimalText;
}

/** '00010' and '10' are the same line. */
const lineKey = (no: string | null) => (no ?? '').replace(/^0+/, '');

/** Computes amounts at the order's line prices, so that they add up (docs/decisions.md#claims-on-orders). */
export function getProgress({ amount, advanced, lines, received, invoices }: OrderRecords): OrderProgress {
  const quantities = new Map<string, DecimalText>();
  for (const { poLineItemNo, quantity } of received) {
    const key = lineKey(poLineItemNo);
    quantities.set(key, sum([quantities.get(key), quantity]));
  }
  const all = sum(lines.map(line => line.totalAmount));
  const worth = (unitsOf: (line: OrderedLine) => DecimalLike) =>
    getProportion(amount, sum(lines.map(line => getProportion(line.totalAmount, unitsOf(line), line.quantity))), all);
  const drafts = billedBy(invoices, status => status === 'draft');
  const submitted = billedBy(invoices, status => status !== 'draft' && status !== 'rejected');
  const isKnown = lines.length > 0 && lines.every(line => (line.deliveryInvoiceAvailableQuantity ?? null) !== null);
  const open = atLeastZero(
    isKnown ? worth(line => line.deliveryInvoiceAvailableQuantity) : subtract(amount, submitted ?? 0),
  );
  return {
    ordered: round(amount),
    received: worth(line => quantities.get(lineKey(line.lineItemNumber))),
    ...claimed(subtract(amount, open), { drafts, submitted, isClosed: lines.some(isClosed) }),
    advanced: round(advanced),
    open: round(open),
  };
}

const isClosed = ({ status }: OrderedLine) => isStatus(status, 'closed');

function billedBy(invoices: readonly Billed[], wanted: (status: string) => boolean): DecimalText | null {
  const found = invoices.filter(({ status }) => wanted(statusKey(status)));
  if (found.length === 0) return null;
  return sum(
    found.map(({ grandTotal, overheads }) =>
      subtract(grandTotal, sum((overheads ?? []).map(({ grossAmount }) => grossAmount))),
    ),
  );
}

interface Claims {
  drafts: DecimalText | null;
  submitted: DecimalText | null;
  /** The ERP accepts no more invoices on a line, so a part may be unclaimed. */
  isClosed: boolean;
}

/** Splits the amount that is no longer open into submitted invoices and drafts. */
function claimed(total: DecimalText, { drafts, submitted, isClosed }: Claims) {
  const atMost = (value: DecimalLike, limit: DecimalText) =>
    atLeastZero(compare(value, limit) > 0 ? limit : round(value));
  const ofDrafts = drafts !== null && submitted === null && !isClosed ? total : atMost(drafts, total);
  const rest = subtract(total, ofDrafts);
  return {
    invoiced: round(submitted === null ? 0 : isClosed ? atMost(submitted, rest) : rest),
    drafted: round(ofDrafts),
  };
}

/** Returns a part of the order as whole percentage, 0 to 100. Only the full amount is 100, only zero is 0. */
export function percentOfOrder(part: DecimalLike, { ordered }: OrderProgress): number {
  if (compare(part, 0) <= 0 || isZero(ordered)) return 0;
  if (compare(part, ordered) >= 0) return 100;
  return Math.min(99, Math.max(1, Number(round(getProportion(100, part, ordered), 0))));
}
