import { useLocation, useSearchParams } from 'react-router-dom';
import { NewDocument } from '@/domain/record/NewDocument';
import { StoredDocumentForm } from '@/domain/record/StoredDocumentForm';
import { readOrderId } from '../model/createHref';
import { useMemo } from 'react';
import { orderForm } from '@/domain/orders/orderForm';
import { OrderBrief, PartiesOfOrder } from '@/domain/orders/OrderPart';
import type { AsyncState } from '@/domain/calls/asyncState';
import type { FormDef } from '@/domain/record/document';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import {
  orderById,
  proformaCreate,
  proformaDuplicateWarning,
  proformaListPage,
  type ProformaInvoice,
} from '../api/operations';
import type { ProformaInvoiceInput } from '../api/proforma.graphql.generated';
import { getOrderContext, type OrderContext } from '../fields/order';
import { toEdit, toFormPath, toInput } from '../model/proforma.mappers';
import { proformaIssues } from '../model/proforma.rules';
import { blankValues, type ProformaValues } from '../model/proforma.values';
import { LinesEditor, useAdvance, useZeroTotal } from '../components/editors';
import { OrderEditor } from '../components/OrderPart';
import { proformaDocument } from '../proforma.document';
import { notFound } from '@/shared/ui/notFound';

/** Create form. The URL names the order; without it the screen shows a message (docs/decisions.md#id-in-address). */
export function ProformaCreateScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const orderId = readOrderId(search, state);
  const order = useOrder(orderId);
  return (
    <NewDocument
      definition={proformaForm}
      documentContext={order}
      chooseFirst={orderId === null ? 'Please select purchase order' : null}
      nothing={notFound('purchase order').hint}
      getDraft={({ orderNo }) => `order-${orderNo}`}
    />
  );
}

export function ProformaEditScreen() {
  return <StoredDocumentForm definition={proformaForm} mode="edit" />;
}

/** Loads the order of a form. `saved`: the edited invoice, whose own amount is available again. */
function useOrder(id: Id | null, saved?: ProformaInvoice | null): AsyncState<OrderContext> {
  const { data: order, ...rest } = useBackendQuery(orderById, id);
  // A stored invoice without an order has none: null, because undefined would mean loading.
  const found = saved && id === null ? null : order;
  const data = useMemo(() => found && getOrderContext(found, saved ?? undefined), [found, saved]);
  return { data, ...rest };
}

export const proformaForm: FormDef<ProformaInvoice, ProformaValues, ProformaInvoiceInput, OrderContext> = {
  ...orderForm(proformaListPage),
  document: proformaDocument,
  create: proformaCreate,
  duplicateWarning: () => proformaDuplicateWarning,
  editors: { parties: PartiesOfOrder, order: OrderEditor, lines: LinesEditor },
  briefs: { order: OrderBrief },
  lockedInCorrection: ['approverId', 'isAgree'],
  useDocumentContext: record => useOrder(record?.poId ?? null, record),
  blank: blankValues,
  toEdit,
  issues: proformaIssues,
  toInput,
  toFormPath,
  useSubmitDisabled: useZeroTotal,
  goesTo: ({ approverId }) => approverId?.name ?? '',
  useTotal: useAdvance,
};
