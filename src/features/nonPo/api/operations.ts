import { toPage } from '@/domain/record/list';
import { paymentFacts } from '@/domain/record/payment';
import { operation } from '@/platform/graphql/operation';
import { firstRows } from '@/shared/list/listInput';
import type { ListInput } from '@/shared/list/listTypes';
import { NonPoInvoiceDeleteDocument } from './deleteNonPo.graphql.generated';
import { NonPoInvoiceByIdDocument, type NonPoInvoiceByIdQuery } from './nonPoById.graphql.generated';
import { NonPoInvoiceListDocument, type NonPoInvoiceListQuery } from './nonPoList.graphql.generated';
import { NonPoInvoicePaymentDocument } from './nonPoPayment.graphql.generated';
import { NonPoPendingWithDocument } from './pendingWith.graphql.generated';
import {
  NonPoInvoiceCreateDocument,
  NonPoInvoiceDuplicateWarningDocument,
  type NonPoInvoiceInput,
} from './saveNonPo.graphql.generated';

export type NonPoInvoice = NonNullable<NonPoInvoiceByIdQuery['nonPoInvoiceById']>;
export type NonPoRow = NonNullable<NonNullable<NonPoInvoiceListQuery['nonPoInvoiceList']>['data']>[number] & {
  pendingWith?: string;
};

/** The invoice with this id; null when there is none. */
export const nonPoById = operation(
  NonPoInvoiceByIdDocument,
  (id: number) => ({ id }),
  data => data.nonPoInvoiceById,
);

/** One page of non-PO invoices. */
export const nonPoListPage = operation(
  NonPoInvoiceListDocument,
  (input: ListInput) => ({ input }),
  data => toPage(data.nonPoInvoiceList),
);

/** With whom invoices on their way are. */
export const nonPoPendingWith = operation(
  NonPoPendingWithDocument,
  (input: ListInput) => ({ input }),
  data => data.reportNonPoInvoiceAgingList?.data ?? [],
);

export const nonPoDelete = operation(
  NonPoInvoiceDeleteDocument,
  (id: number) => ({ id }),
  data => data.nonPoInvoiceDelete?.status ?? null,
);

/** What accounting has paid of the invoice: the transactions report keeps it (spec 2 §3 'Report row extras'). */
export const nonPoPayment = operation(
  NonPoInvoicePaymentDocument,
  (id: number) => ({ input: firstRows(1, { id }) }),
  data => paymentFacts(data.reportNonPoInvoiceList?.data?.[0]),
);

const toVariables = (input: NonPoInvoiceInput) => ({ input });

export const nonPoCreate = operation(
  NonPoInvoiceCreateDocument,
  toVariables,
  data => data.nonPoInvoiceCreate?.id ?? null,
);

export const nonPoDuplicateWarning = operation(
  NonPoInvoiceDuplicateWarningDocument,
  toVariables,
  data => data.nonPoInvoiceDuplicateWarning,
);
