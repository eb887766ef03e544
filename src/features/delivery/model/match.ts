import {
  compare,
  decimalsOf,
  isZero,
  multiply,
  parseDecimal,
  proportionOf,
  round,
  sum,
  type DecimalText,
} from '@/lib/money';
import { isByAmount, type BillableItem } from './item';

/** A line against its order and its receipts, in units of its item. */
export interface LineMatch {
  /** The order's item: several receipts may bring it. */
  orderItemId: number | null;
  ordered: DecimalText;
  /** null: not known. */
  received: DecimalText | null;
  /** Billed by other invoices. */
  invoiced: DecimalText;
  /** Billed by this one. */
  billed: DecimalText;
  price: DecimalText;
  /** null: not known, or billed by amount. */
  orderPrice: DecimalText | null;
}

/** Three-way match of a line. A service billed by amount counts in units of the order's price. */
export function matchOf(line: { quantity: string; amount: string }, item: BillableItem): LineMatch {
  const { orderItemId, ordered, received, invoiced, price, orderPrice } = item;
  const common = { orderItemId, ordered, received, invoiced, price };
  if (isByAmount(item)) return { ...common, billed: proportionOf(1, line.amount, price, 3), orderPrice: null };
  return { ...common, billed: parseDecimal(line.quantity) ?? '0', orderPrice };
}

const short = (number: DecimalText) => parseDecimal(number) ?? number;
const atPrice = (price: DecimalText) => round(price, Math.max(2, Math.min(6, decimalsOf(short(price)))));

/** What does not agree, each in words; none when the line agrees with order and receipt. */
export function disagreements({ ordered, received, invoiced, billed, price, orderPrice }: LineMatch): string[] {
  const all = sum([invoiced, billed]);
  const found: string[] = [];
  if (compare(all, ordered) > 0) found.push(`More than ordered: ${short(all)} of ${short(ordered)}`);
  if (received !== null && !isZero(billed)) {
    if (isZero(received)) found.push('Nothing received yet');
    else if (compare(all, received) > 0) found.push(`More than received: ${short(all)} of ${short(received)}`);
  }
  if (orderPrice !== null && compare(price, orderPrice) !== 0)
    found.push(`Price ${atPrice(price)}, in the order ${atPrice(orderPrice)}`);
  return found;
}

/** The same in one text; '' when it agrees. */
export function matchWords(match: LineMatch): string {
  return disagreements(match).join('. ');
}

/** Lines together, in money at the order's prices; what this invoice bills at its own. */
export interface MatchSums {
  ordered: DecimalText;
  /** null while it is not known of every line. */
  received: DecimalText | null;
  invoiced: DecimalText;
  billed: DecimalText;
  lines: number;
  /** Lines of which something does not agree. */
  disagree: number;
}

export function matchSums(matches: readonly LineMatch[]): MatchSums {
  const items = new Map(matches.map((match, line) => [match.orderItemId ?? `line ${line}`, match]));
  const worth = (of: 'ordered' | 'received' | 'invoiced', all: Iterable<LineMatch> = matches) =>
    round(sum([...all].map(match => multiply(match[of], match.orderPrice ?? match.price))));
  return {
    // Once for each item of the order, though several receipts bring it.
    ordered: worth('ordered', items.values()),
    received: matches.some(({ received }) => received === null) ? null : worth('received'),
    invoiced: worth('invoiced'),
    billed: round(sum(matches.map(({ billed, price }) => multiply(billed, price)))),
    lines: matches.length,
    disagree: matches.filter(match => disagreements(match).length > 0).length,
  };
}

/** The match in one sentence, for whoever decides. */
export function matchSentence({ lines, disagree }: MatchSums): string {
  if (lines === 0) return 'There is no line to compare.';
  if (disagree === 0)
    return lines === 1 ? 'The line agrees with order and receipt.' : `All ${lines} lines agree with order and receipt.`;
  if (lines === 1) return 'The line does not agree with order and receipt.';
  return disagree === 1
    ? `1 of ${lines} lines does not agree with order and receipt.`
    : `${disagree} of ${lines} lines do not agree with order and receipt.`;
}
