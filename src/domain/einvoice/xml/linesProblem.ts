import { compare, round, subtract, sum, type DecimalText } from '@/lib/money';
import type { XmlInvoice } from '../types';

const isSame = (a: DecimalText, b: DecimalText) => compare(round(a), round(b)) === 0;

/**
 * Says why the lines of an invoice are not offered, as the end of a sentence; undefined when their amounts add up to the line total of
 * its head. The rule is the same for every format. The amount of a line that can't be read is ''.
 */
export function linesProblem({
  lines,
  totals,
  currency,
}: Pick<XmlInvoice, 'lines' | 'totals' | 'currency'>): string | undefined {
  if (lines.length === 0) return undefined;
  const unreadable = lines.find(({ netAmount }) => netAmount === '');
  if (unreadable) return `the amount of line ${unreadable.id || lines.indexOf(unreadable) + 1} can't be read.`;
  if (totals.lines === undefined) return 'the file has no total to check them against.';
  // A line's amount is offered in two decimals.
  const added = sum(lines.map(({ netAmount }) => round(netAmount)));
  if (!isSame(added, totals.lines)) {
    if (totals.gross !== undefined && isSame(added, totals.gross)) return 'their amounts include tax.';
    return `they add up to ${round(added)} ${currency}, but the line total of the file is ${round(totals.lines)} ${currency}.`;
  }
  const net = subtract(sum([totals.lines, totals.charges ?? '0']), totals.allowances ?? '0');
  return totals.net === undefined || isSame(net, totals.net)
    ? undefined
    : `the totals of the file don't agree: before tax it has ${round(totals.net)} ${currency}, by its lines it would be ${round(net)} ${currency}.`;
}
