import type { Id } from '@/lib/ids';
import {
  compare,
  getDecimals,
  formatMoney,
  isZero,
  multiply,
  parseDecimal,
  round,
  sum,
  type DecimalText,
} from '@/lib/money';
import { isByAmount, type BillableItem } from '../fields/item';

export interface LineMatch {
  /** Several receipts can belong to the same order item. */
  orderItemId: Id | null;
  inMoney: boolean;
  ordered: DecimalText;
  received: DecimalText | null;
  invoiced: DecimalText;
  billed: DecimalText;
  price: DecimalText;
  /** null: unknown, or billed by amount. */
  orderPrice: DecimalText | null;
  /** True if the item needs no receipt and is matched against the order only. */
  againstOrder: boolean;
  countryCode: string;
}

export function getMatch(line: { quantity: string; amount: string }, item: BillableItem): LineMatch {
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

/** Formats a number of the match. */
export function figureText({ inMoney, countryCode }: LineMatch, value: DecimalText): string {
  return inMoney ? formatMoney(value, countryCode) : short(value);
}

export function priceText({ countryCode }: LineMatch, price: DecimalText): string {
  return formatMoney(price, countryCode, Math.max(2, Math.min(6, getDecimals(short(price)))));
}

/** Returns a message for each mismatch; [] if the line matches order and receipt. */
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

export function describeMatch(match: LineMatch): string {
  return disagreements(match).join('. ') || (match.againstOrder ? 'Billed against the order' : 'Agrees');
}

/** Totals in money at the order's prices; this invoice's own at its prices. */
export interface MatchSums {
  ordered: DecimalText;
  /** null while unknown for some line. */
  received: DecimalText | null;
  invoiced: DecimalText;
  billed: DecimalText;
  lines: number;
  /** Number of lines with a mismatch. */
  disagree: number;
  againstOrder: number;
}

export function matchSums(matches: readonly LineMatch[]): MatchSums {
  const items = new Map(matches.map((match, line) => [match.orderItemId ?? `line ${line}`, match]));
  const worth = (of: 'ordered' | 'received' | 'invoiced', all: Iterable<LineMatch> = matches) =>
    round(sum([...all].map(match => valueOf(match, match[of], match.orderPrice))));
  return {
    // Counts each order item once, even if several receipts contain it.
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
