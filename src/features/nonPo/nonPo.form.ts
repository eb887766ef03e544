import { useInvoiceLookups } from '@/domain/invoice/api/useInvoiceLookups';
import { PartiesPart } from '@/domain/invoice/PartiesPart';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { taxTypeHint } from '@/domain/invoice/taxHint';
import { useFindInvoice } from '@/domain/invoice/useFindInvoice';
import type { FormDef, IssueContext, PathIssue } from '@/domain/record/document';
import { nonPoCreate, nonPoDuplicateWarning, nonPoListPage, type NonPoInvoice } from './api/operations';
import type { NonPoInvoiceInput } from './api/saveNonPo.graphql.generated';
import { newExtras, deriveExtras, type ExtraDefaults, shipmentIssues } from './model/extras';
import { toCopy, toEdit, toFormPath, toInput } from './model/nonPo.mappers';
import { blankValues, type NonPoValues } from './model/nonPo.values';
import { nonPoDocument } from './nonPo.document';
import { LinesEditor, ShippingEditor, useGrossAmount } from './components/editors';
import { round, sum } from '@/lib/money';
import type { Derive } from '@/shared/form/useDerived';
import type { NonPoLine, Shipment } from './fields/nonPo.lines';
import { withTax } from '@/domain/invoice/totals';
import { isIndia } from '@/lib/country';
import { isTooLarge, TOTAL_TOO_LARGE } from '@/lib/limits';
import { inList } from '@/shared/fields/rows';
import { getRequired } from '@/domain/record/resolveDocument';
import { lineIssues } from './model/lineRules';

export const nonPoForm: FormDef<NonPoInvoice, NonPoValues, NonPoInvoiceInput, InvoiceParties> = {
  document: nonPoDocument,
  create: nonPoCreate,
  duplicateWarning: () => nonPoDuplicateWarning,
  editors: {
    parties: PartiesPart,
    lines: LinesEditor,
    shipping: ShippingEditor,
  },
  lockedInCorrection: ['approverId', 'isAgree'],
  useLookups: ({ company }) => useInvoiceLookups({ companyCode: company.code, countryCode: company.countryCode }),
  getCountry: ({ company }) => company.countryCode,
  getCompany: ({ company }) => company.code,
  hints: ({ supplier }) => ({
    taxType: {
      dependsOn: ['billToLocation'],
      warn: (taxType: NonPoValues['taxType'], { billToLocation }) =>
        taxTypeHint(taxType?.name, supplier.gstNumber, billToLocation),
    },
  }),
  blank: blankValues,
  begin: (values, doc) => ({ ...values, ...newExtras(values, doc.defaults) }),
  toEdit,
  toCopy,
  derive: doc => nonPoDerive(doc.defaults),
  issues: nonPoIssues,
  toInput,
  toFormPath,
  useFindSaved: parties => useFindInvoice(nonPoListPage, parties),
  goesTo: ({ approverId }) => approverId?.name ?? '',
  useTotal: useGrossAmount,
};

const lineSum = (lines: readonly NonPoLine[]) => round(sum(lines.map(line => line.amount)));

/** A changed tax type recalculates all lines (spec 2 §4). `withTax` of the line table recalculates a line during typing. */
function nonPoDerive(defaults: ExtraDefaults): Derive<NonPoValues> {
  return (values, previous) => {
    const taxType = values.taxType?.name;
    const items = taxType === previous.taxType?.name ? values.items : values.items.map(line => withTax(line, taxType));
    const sums = { lineSum: lineSum(values.items), lastSum: lineSum(previous.items) };
    return { items, ...deriveExtras(values, sums, defaults) };
  };
}

/** Valid lines can have a total above the limit; the last line with an amount shows the error. */
function totalIssue(items: NonPoValues['items']): PathIssue[] {
  if (!isTooLarge(sum(items.map(line => line.grossAmount)))) return [];
  const last = items.findLastIndex(line => line.amount !== '');
  return [{ path: ['items', Math.max(last, 0), 'amount'], message: TOTAL_TOO_LARGE }];
}

function nonPoIssues(values: NonPoValues, { intent, doc }: IssueContext<NonPoValues, InvoiceParties>): PathIssue[] {
  const fields = doc.rowFields('items');
  const context = { fields, intent, taxTypeName: values.taxType?.name, india: isIndia(doc.setting.countryCode) };
  // Hidden rows and columns are not validated.
  const shipping = doc.field('shippingDetails')?.present ? doc.rowFields('shippingDetails') : [];
  const drawn = shipping.flatMap(({ def, present }) => (present ? (def.name as keyof Shipment) : []));
  const ofShipment = intent === 'submit' ? getRequired(shipping) : {};
  return [
    ...totalIssue(values.items),
    ...inList('items', lineIssues(values.items, context)),
    ...inList('shippingDetails', shipmentIssues(values.shippingDetails, ofShipment, drawn)),
  ];
}
