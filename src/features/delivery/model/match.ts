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
  const exceeds = (what: string, limit: DecimalText) =>
    `Exceeds ${what} ${match.inMoney ? 'amount' : 'quantity'} (${figureText(match, limit)})`;
  const found: string[] = [];
  const awaited = received !== null && !againstOrder && !isZero(billed) ? received : null;
  if (awaited !== null && isZero(awaited)) found.push('Nothing received yet');
  else if (awaited !== null && compare(all, awaited) > 0) found.push(exceeds('received', awaited));
  else if (compare(all, ordered) > 0) found.push(exceeds('ordered', ordered));
  if (orderPrice !== null && compare(price, orderPrice) !== 0)
    found.push(`Price ${priceText(match, price)}, order price ${priceText(match, orderPrice)}`);
  return found;
}

export function describeMatch(match: LineMatch): string {
  return disagreements(match).join('. ') || (match.againstOrder ? 'Match, no receipt needed' : 'Match');
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
  if (lines === 0) return 'No lines to compare.';
  if (disagree === 0) return agreement(lines, againstOrder);
  if (lines === 1) return "The line doesn't match the order and receipt.";
  return `${disagree} of ${lines} lines ${disagree === 1 ? "doesn't" : "don't"} match the order and receipt.`;
}

function agreement(lines: number, againstOrder: number): string {
  const subject = lines === 1 ? 'The line matches' : `All ${lines} lines match`;
  if (againstOrder === 0) return `${subject} the order and receipt.`;
  if (againstOrder === lines) return `${subject} the order; no receipt is needed.`;
  return `${subject} the order and receipt; ${againstOrder} ${againstOrder === 1 ? 'needs' : 'need'} no receipt.`;
}
