import type { Id } from '@/lib/ids';
import {
  compare,
  decimalsOf,
  formatMoney,
  isZero,
  multiply,
  parseDecimal,
  round,
  sum,
  type DecimalText,
} from '@/lib/money';
import { isByAmount, type BillableItem } from '../fields/item';

/** A line against its order and its receipts, in units of its item; a service billed by amount in money, at the order's price. */
export interface LineMatch {
  /** The order's item: several receipts may bring it. */
  orderItemId: Id | null;
  inMoney: boolean;
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
  /** Nothing is received of it, and nothing need be: it is billed against the order alone. */
  againstOrder: boolean;
  countryCode: string;
}

/** Three-way match of a line. */
export function matchOf(line: { quantity: string; amount: string }, item: BillableItem): LineMatch {
  const { orderItemId, price, orderPrice, received, countryCode } = item;
  const againstOrder = !item.awaitsReceipt && (received === null || isZero(received));
  const common = { orderItemId, price, againstOrder, countryCode };
  if (!isByAmount(item)) {
    const { ordered, invoiced } = item;
    const billed = parseDecimal(line.quantity) ?? '0';
    return { ...common, inMoney: false, ordered, received, invoiced, billed, orderPrice };
  }
  const worth = (units: DecimalText) => round(multiply(units, price));
  return {
    ...common,
    inMoney: true,
    ordered: worth(item.ordered),
    received: received === null ? null : worth(received),
    invoiced: worth(item.invoiced),
    billed: round(line.amount),
    orderPrice: null,
  };
}

const short = (number: DecimalText) => parseDecimal(number) ?? number;

/** A figure of the match as it is written. */
export function figureText({ inMoney, countryCode }: LineMatch, value: DecimalText): string {
  return inMoney ? formatMoney(value, countryCode) : short(value);
}

/** A price with the decimals it has, two at least and six at most. */
export function priceText({ countryCode }: LineMatch, price: DecimalText): string {
  return formatMoney(price, countryCode, Math.max(2, Math.min(6, decimalsOf(short(price)))));
}

/** What does not agree, each in words; none when the line agrees with order and receipt. */
export function disagreements(match: LineMatch): string[] {
  const { ordered, received, invoiced, billed, price, orderPrice, againstOrder } = match;
  const all = sum([invoiced, billed]);
  const of = (whole: DecimalText) => `${figureText(match, all)} of ${figureText(match, whole)}`;
  const found: string[] = [];
  if (compare(all, ordered) > 0) found.push(`More than ordered: ${of(ordered)}`);
  if (received !== null && !againstOrder && !isZero(billed)) {
    if (isZero(received)) found.push('Nothing received yet');
    else if (compare(all, received) > 0) found.push(`More than received: ${of(received)}`);
  }
  if (orderPrice !== null && compare(price, orderPrice) !== 0)
    found.push(`Price ${priceText(match, price)}, in the order ${priceText(match, orderPrice)}`);
  return found;
}

/** The outcome in one text: what does not agree, or what the line agrees with. */
export function matchWords(match: LineMatch): string {
  return disagreements(match).join('. ') || (match.againstOrder ? 'Billed against the order' : 'Agrees');
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
  /** Lines that are billed against the order alone. */
  againstOrder: number;
}

export function matchSums(matches: readonly LineMatch[]): MatchSums {
  const items = new Map(matches.map((match, line) => [match.orderItemId ?? `line ${line}`, match]));
  const worth = (of: 'ordered' | 'received' | 'invoiced', all: Iterable<LineMatch> = matches) =>
    round(sum([...all].map(match => valueOf(match, match[of], match.orderPrice))));
  return {
    // Once for each item of the order, though several receipts bring it.
    ordered: worth('ordered', items.values()),
    received: matches.some(({ received }) => received === null) ? null : worth('received'),
    invoiced: worth('invoiced'),
    billed: round(sum(matches.map(match => valueOf(match, match.billed, match.price)))),
    lines: matches.length,
    disagree: matches.filter(match => disagreements(match).length > 0).length,
    againstOrder: matches.filter(match => match.againstOrder).length,
  };
}

function valueOf({ inMoney, price }: LineMatch, figure: DecimalText | null, at: DecimalText | null): DecimalText {
  return inMoney ? round(figure) : multiply(figure, at ?? price);
}

/** The match in one sentence, for whoever decides. */
export function matchSentence({ lines, disagree, againstOrder }: MatchSums): string {
  if (lines === 0) return 'There is no line to compare.';
  if (disagree === 0) return agreement(lines, againstOrder);
  if (lines === 1) return 'The line does not agree with order and receipt.';
  return disagree === 1
    ? `1 of ${lines} lines does not agree with order and receipt.`
    : `${disagree} of ${lines} lines do not agree with order and receipt.`;
}

function agreement(lines: number, againstOrder: number): string {
  const subject = lines === 1 ? 'The line agrees' : `All ${lines} lines agree`;
  if (againstOrder === 0) return `${subject} with order and receipt.`;
  if (againstOrder === lines)
    return `${subject} with the order; ${lines === 1 ? 'it is' : 'they are'} billed against it.`;
  return `${subject} with order and receipt; ${againstOrder} of them ${againstOrder === 1 ? 'is' : 'are'} billed against the order.`;
}
