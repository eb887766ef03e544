import type { IssueContext, PathIssue } from '@/domain/record/document';
import { inputErrors } from '@/lib/inputErrors';
import { compare, formatMoney, round, sum } from '@/lib/money';
import type { Intent } from '@/shared/fields/intent';
import { inList, rowIssues, type RowIssue } from '@/shared/fields/rows';
import type { ResolvedField } from '@/shared/fields/types';
import type { OrderContext } from '../fields/order';
import { advanceLines, type ProformaLine } from '../fields/proforma.lines';
import type { ProformaValues } from './proforma.values';

const DIFFERENT_ITEM = 'Select different line item';
/** Returns errors of the lines (spec 2 §5 'Proforma invoice'). Skips untouched lines unless all are untouched. */
export function lineIssues(
  fields: readonly ResolvedField<ProformaLine>[],
  lines: readonly ProformaLine[],
  intent: Intent,
): RowIssue<ProformaLine>[] {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (const [index, { poItemLineNumber: item }] of lines.entries())
    if (item !== '' && seen.has(item)) repeated.add(index);
    else seen.add(item);
  const allBlank = lines.every(advanceLines.isBlank);
  const isAsked = (line: ProformaLine, index: number) => !advanceLines.isBlank(line) || (allBlank && index === 0);
  const twice = [...repeated].map(index => ({ index, key: 'poItemLineNumber', message: DIFFERENT_ITEM }) as const);
  return [...rowIssues(fields, lines, intent, isAsked), ...twice];
}

/** Rejects items that the order doesn't have, from a paste or a changed order: they have no id to send. */
function unknownItems(lines: readonly ProformaLine[], { items }: OrderContext): RowIssue<ProformaLine>[] {
  const known = new Set(['', ...items.map(({ lineNumber }) => lineNumber)]);
  return lines.flatMap(({ poItemLineNumber: item }, index) =>
    known.has(item) ? [] : [{ index, key: 'poItemLineNumber', message: inputErrors.option(item) }],
  );
}

/** The lines' total may not exceed the order's available amount, in drafts too, because drafts reserve their amount. */
function claimIssue(lines: readonly ProformaLine[], { available, currency, parties }: OrderContext): PathIssue[] {
  const total = round(sum(lines.map(line => line.amount)));
  if (available === null || compare(total, available) <= 0) return [];
  const last = lines.findLastIndex(line => compare(line.amount, 0) > 0);
  const left = `${formatMoney(available, parties.company.countryCode)} ${currency}`;
  const message = `Only ${left} of the order is left for advances. Lower the amounts.`;
  return [{ path: ['lineItems', Math.max(last, 0), 'amount'], message }];
}

export function proformaIssues(
  { lineItems }: ProformaValues,
  { intent, doc, documentContext }: IssueContext<ProformaValues, OrderContext>,
): PathIssue[] {
  const found = inList('lineItems', [
    ...lineIssues(doc.rowFields('lineItems'), lineItems, intent),
    ...unknownItems(lineItems, documentContext),
  ]);
  return found.some(({ path }) => path[2] === 'amount') ? found : [...found, ...claimIssue(lineItems, documentContext)];
}
