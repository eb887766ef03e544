import { isIndia } from '@/lib/country';
import { isTooLarge, TOTAL_TOO_LARGE } from '@/lib/limits';
import { sum } from '@/lib/money';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { inList } from '@/shared/fields/rows';
import type { IssueContext, PathIssue } from '@/domain/record/document';
import { requiredOf } from '@/domain/record/resolveDocument';
import type { Shipment } from '../fields/nonPo.lines';
import { shipmentIssues } from './extras';
import { lineIssues } from './lineRules';
import type { NonPoValues } from './nonPo.values';

/** Valid lines can have a total above the limit; the last line with an amount shows the error. */
function totalIssue(items: NonPoValues['items']): PathIssue[] {
  if (!isTooLarge(sum(items.map(line => line.grossAmount)))) return [];
  const last = items.findLastIndex(line => line.amount !== '');
  return [{ path: ['items', Math.max(last, 0), 'amount'], message: TOTAL_TOO_LARGE }];
}

/** Returns errors of lines and shipping rows (spec 2 §5); the configuration may hide columns or require others. */
export function nonPoIssues(
  values: NonPoValues,
  { intent, doc }: IssueContext<NonPoValues, InvoiceParties>,
): PathIssue[] {
  const fields = doc.rowFields('items');
  const context = { fields, intent, taxTypeName: values.taxType?.name, india: isIndia(doc.setting.countryCode) };
  // Hidden rows and columns are not validated.
  const shipping = doc.field('shippingDetails')?.present ? doc.rowFields('shippingDetails') : [];
  const drawn = shipping.flatMap(({ def, present }) => (present ? (def.name as keyof Shipment) : []));
  const ofShipment = intent === 'submit' ? requiredOf(shipping) : {};
  return [
    ...totalIssue(values.items),
    ...inList('items', lineIssues(values.items, context)),
    ...inList('shippingDetails', shipmentIssues(values.shippingDetails, ofShipment, drawn)),
  ];
}
