import { CurrencyListDocument } from '@/domain/invoice/api/lookups.graphql.generated';
import { toPage } from '@/domain/record/list';
import { paymentFacts } from '@/domain/record/payment';
import { operation } from '@/platform/graphql/operation';
import { allRows, firstRows } from '@/shared/list/listInput';
import type { ListInput } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import {
  PoByIdDocument,
  ProformaInvoicePoListDocument,
  ProformaInvoicePoTypeListDocument,
  type PoByIdQuery,
  type ProformaInvoicePoListQuery,
} from './orders.graphql.generated';
import {
  ProformaInvoiceByIdDocument,
  ProformaInvoiceCreateDocument,
  ProformaInvoiceDeleteDocument,
  ProformaInvoiceDuplicateWarningDocument,
  ProformaInvoiceListDocument,
  ProformaPaymentDocument,
  ProformaPendingWithDocument,
  type ProformaInvoiceByIdQuery,
  type ProformaInvoiceInput,
  type ProformaInvoiceListQuery,
} from './proforma.graphql.generated';

export type ProformaInvoice = NonNullable<ProformaInvoiceByIdQuery['proformaInvoiceById']>;
export type ProformaRow = NonNullable<NonNullable<ProformaInvoiceListQuery['proformaInvoiceList']>['data']>[number] & {
  pendingWith?: string;
};
export type PurchaseOrder = NonNullable<PoByIdQuery['poById']>;
export type OrderRow = NonNullable<NonNullable<ProformaInvoicePoListQuery['proformaInvoicePoList']>['data']>[number];

const byIdOf = (id: number) => ({ id });
const inputOf = (input: ProformaInvoiceInput) => ({ input });
const pageOf = (input: ListInput) => ({ input });

export const proformaById = operation(ProformaInvoiceByIdDocument, byIdOf, data => data.proformaInvoiceById);

/** One page of proforma invoices. */
export const proformaListPage = operation(ProformaInvoiceListDocument, pageOf, data =>
  toPage(data.proformaInvoiceList),
);

export const proformaCreate = operation(
  ProformaInvoiceCreateDocument,
  inputOf,
  data => data.proformaInvoiceCreate?.id ?? null,
);

export const proformaDuplicateWarning = operation(
  ProformaInvoiceDuplicateWarningDocument,
  inputOf,
  data => data.proformaInvoiceDuplicateWarning,
);

export const proformaDelete = operation(
  ProformaInvoiceDeleteDocument,
  byIdOf,
  data => data.proformaInvoiceDelete?.status ?? null,
);

/** What accounting has paid of it: the transactions report keeps it (spec 3 §3). */
export const proformaPayment = operation(
  ProformaPaymentDocument,
  (id: number) => ({ input: firstRows(1, { id }) }),
  data => paymentFacts(data.reportProformaInvoiceTransactionList?.data?.[0]),
);

export const orderById = operation(PoByIdDocument, byIdOf, data => data.poById);

/** One page of the orders that something can still be paid on in advance. */
export const orderListPage = operation(ProformaInvoicePoListDocument, pageOf, data =>
  toPage(data.proformaInvoicePoList),
);

const all = () => ({ input: allRows({ active: true, deleted: false }) });

/** Types of the orders that advances are claimed of, and the currencies, as filters offer them (spec 2 §7). */
export const orderTypes = operation(ProformaInvoicePoTypeListDocument, all, data =>
  toOptions(data.proformaInvoicePoTypeList?.data),
);
export const currencies = operation(CurrencyListDocument, all, data => toOptions(data.currencyList?.data));

/** With whom invoices on their way are. */
export const proformaPendingWith = operation(
  ProformaPendingWithDocument,
  pageOf,
  data => data.reportProformaInvoiceAgingList?.data ?? [],
);
