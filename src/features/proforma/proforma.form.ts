import { useMemo } from 'react';
import { orderForm } from '@/domain/orders/orderForm';
import { PartiesOfOrder } from '@/domain/orders/OrderPart';
import type { Loadable } from '@/domain/calls/loadable';
import type { FormDef } from '@/domain/record/document';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import {
  orderById,
  proformaCreate,
  proformaDuplicateWarning,
  proformaListPage,
  type ProformaInvoice,
} from './api/operations';
import type { ProformaInvoiceInput } from './api/proforma.graphql.generated';
import { subjectOfOrder, type OrderSubject } from './fields/order';
import { toEdit, toFormPath, toInput } from './model/proforma.mappers';
import { proformaIssues } from './model/proforma.rules';
import { blankValues, type ProformaValues } from './model/proforma.values';
import { LinesEditor, TotalsEditor, useAdvance, useZeroTotal } from './parts/editors';
import { OrderEditor } from './parts/OrderPart';
import { proformaDocument } from './proforma.document';

/** Loads the order of a form. `saved`: the edited invoice, whose own amount is available again. */
export function useOrder(id: Id | null, saved?: ProformaInvoice | null): Loadable<OrderSubject> {
  const { data: order, ...rest } = useAnswer(orderById, id);
  // A stored invoice without an order has none: null, because undefined would mean loading.
  const found = saved && id === null ? null : order;
  const data = useMemo(() => found && subjectOfOrder(found, saved ?? undefined), [found, saved]);
  return { data, ...rest };
}

export const proformaForm: FormDef<ProformaInvoice, ProformaValues, ProformaInvoiceInput, OrderSubject> = {
  ...orderForm(proformaListPage),
  document: proformaDocument,
  create: proformaCreate,
  duplicateWarning: () => proformaDuplicateWarning,
  editors: { parties: PartiesOfOrder, order: OrderEditor, lines: LinesEditor, totals: TotalsEditor },
  lockedInCorrection: ['approverId', 'isAgree'],
  useSubject: record => useOrder(record?.poId ?? null, record),
  blank: blankValues,
  toEdit,
  issues: proformaIssues,
  toInput,
  toFormPath,
  useSubmitDisabled: useZeroTotal,
  goesTo: ({ approverId }) => approverId?.name ?? '',
  useTotal: useAdvance,
};
