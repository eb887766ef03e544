import { isZfo } from '@/domain/orders/deliveryRules';
import { orderForm } from '@/domain/orders/orderForm';
import { PartiesOfOrder } from '@/domain/orders/OrderPart';
import type { FormDef, IssueContext, PathIssue } from '@/domain/record/document';
import { SUBMIT_ANYWAY } from '@/domain/record/duplicates';
import type { DeliveryInvoiceCreate } from './api/delivery.graphql.generated';
import {
  deliveryCreate,
  deliveryListPage,
  deliveryWarning,
  deliveryWarningForZfo,
  type DeliveryInvoice,
} from './api/operations';
import { useDeliveryLookups } from './api/useDeliveryLookups';
import { deliveryDocument } from './delivery.document';
import { toEdit, toFormPath, toInput } from './model/delivery.mappers';
import { blankValues, type DeliveryValues } from './model/delivery.values';
import type { DeliveryContext } from './model/context';
import { LinesEditor, MatchBrief, MatchEditor, useGrandTotal } from './components/editors';
import { DeliveryOrderBrief, OrderEditor } from './components/OrderPart';
import { useSavedContext } from './useContexts';
import { inList } from '@/shared/fields/rows';
import { isIndia } from '@/lib/country';
import { lineIssues } from './model/lineRules';
import { messages } from './messages';
import { overheadIssues } from './model/overheads';

export const deliveryForm: FormDef<DeliveryInvoice, DeliveryValues, DeliveryInvoiceCreate, DeliveryContext> = {
  ...orderForm(deliveryListPage),
  document: deliveryDocument,
  create: deliveryCreate,
  duplicateWarning: ({ orderType }) => (isZfo(orderType) ? deliveryWarningForZfo : deliveryWarning),
  duplicateAgree: SUBMIT_ANYWAY,
  duplicateColumns: [
    { key: 'PoNo', title: 'PO Number' },
    { key: 'SupplierCode', title: 'Supplier Code' },
    { key: 'InvoiceNumber', title: 'Invoice Number' },
    { key: 'InvoiceDate', title: 'Invoice Date', kind: 'date' },
    { key: 'TotalAmount', title: 'Total Amount', kind: 'money' },
  ],
  editors: {
    parties: PartiesOfOrder,
    order: OrderEditor,
    lines: LinesEditor,
    match: MatchEditor,
  },
  briefs: { order: DeliveryOrderBrief, match: MatchBrief },
  lockedInCorrection: ['isAgree'],
  useDocumentContext: useSavedContext,
  useLookups: ({ parties: { company } }) =>
    useDeliveryLookups({ companyCode: company.code, countryCode: company.countryCode }),
  blank: ({ newLines }) => blankValues([...newLines]),
  toEdit,
  issues: deliveryIssues,
  toInput,
  toFormPath,
  goesTo: (_values, { prInitiator }) => prInitiator.name,
  useTotal: useGrandTotal,
};

/** Spec 3 §5. */
function deliveryIssues(
  { items, overheads }: DeliveryValues,
  { intent, doc, documentContext }: IssueContext<DeliveryValues, DeliveryContext>,
): PathIssue[] {
  // The popup validates its rows; this covers a recovered draft.
  const [wrong] = overheadIssues(doc.rowFields('overheads'), overheads, isIndia(doc.setting.countryCode));
  return [
    ...(items.length === 0 ? [{ path: ['items'], message: messages.noLines }] : []),
    ...inList('items', lineIssues(doc.rowFields('items'), items, documentContext.itemOf, intent)),
    ...(wrong ? [{ path: ['overheads'], message: `Overhead ${wrong.index + 1}: ${wrong.message}` }] : []),
  ];
}
