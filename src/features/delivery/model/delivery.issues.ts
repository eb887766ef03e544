import { inList } from '@/shared/fields/rows';
import type { IssueContext, PathIssue } from '@/domain/record/document';
import { isIndia } from '@/lib/country';
import type { DeliveryValues } from './delivery.values';
import { lineIssues } from './lineRules';
import { messages } from '../messages';
import { overheadIssues } from './overheads';
import type { DeliverySubject } from './subject';

/** Returns errors of lines and overheads (spec 3 §5). */
export function deliveryIssues(
  { items, overheads }: DeliveryValues,
  { intent, doc, subject }: IssueContext<DeliveryValues, DeliverySubject>,
): PathIssue[] {
  // The popup validates its rows; this covers a recovered draft.
  const [wrong] = overheadIssues(doc.rowFields('overheads'), overheads, isIndia(doc.setting.countryCode));
  return [
    ...(items.length === 0 ? [{ path: ['items'], message: messages.noLines }] : []),
    ...inList('items', lineIssues(doc.rowFields('items'), items, subject.itemOf, intent)),
    ...(wrong ? [{ path: ['overheads'], message: `Overhead ${wrong.index + 1}: ${wrong.message}` }] : []),
  ];
}
