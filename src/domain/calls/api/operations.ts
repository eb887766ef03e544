import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Id } from '@/lib/ids';
import { confirmStatus } from '@/platform/graphql/callError';
import { operation, type Operation } from '@/platform/graphql/operation';
import { allRows, firstRows, type LookupInput } from '@/shared/list/listInput';
import type { FilterOption, ListInput } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import type { PageOperation } from '../list';
import { paymentDetails, type PaymentDetails, type PaymentRow } from '../payment';
import type { DeferredColumnsOperation, PaidDetails, WaitingDetails } from '../deferredColumns';

/** Operations that all record types share, each built from its document and the field of its response. */

/** Row type of a list response: `ResponseRow<XListQuery['xList']>`. */
export type ResponseRow<Page extends { data: readonly unknown[] | null } | null> = NonNullable<
  NonNullable<Page>['data']
>[number];

type Call<D, Variables> = TypedDocumentNode<D, Variables>;

export function byIdOperation<D, R>(document: Call<D, { id: Id }>, read: (data: D) => R): Operation<Id, R> {
  return operation(document, id => ({ id }), read);
}

/** Builds the query of a list's page; a null payload is an empty page (spec 1 §4). */
export function pageOperation<D, Row>(
  document: Call<D, { input: ListInput }>,
  read: (data: D) => { totalRecords: number; data: Row[] | null } | null,
): PageOperation<Row> {
  return inputOperation(document, data => {
    const page = read(data);
    return { totalRecords: page?.totalRecords ?? 0, rows: page?.data ?? [] };
  });
}

export function inputOperation<D, I, R>(document: Call<D, { input: I }>, read: (data: D) => R): Operation<I, R> {
  return operation(document, input => ({ input }), read);
}

export function saveOperation<D, I>(
  document: Call<D, { input: I }>,
  read: (data: D) => { id: Id | null } | null,
): Operation<I, Id | null> {
  return inputOperation(document, data => read(data)?.id ?? null);
}

/** Builds a delete by id. Rejects with the server's message unless the status is 'Record Deleted'. */
export function deleteOperation<D>(
  document: Call<D, { id: Id }>,
  read: (data: D) => { status: string | null } | null,
): Operation<Id, void> {
  return byIdOperation(document, data => confirmStatus(read(data)?.status, 'deleted'));
}

/** Builds the query of a record's payment, from the record type's transactions report (spec 2 §3, spec 3 §3). */
export function paymentOperation<D>(
  document: Call<D, { input: LookupInput }>,
  read: (data: D) => { data: PaymentRow[] | null } | null,
): Operation<Id, PaymentDetails | null> {
  return operation(
    document,
    id => ({ input: firstRows(1, { id }) }),
    data => paymentDetails(read(data)?.data?.[0]),
  );
}

/** Builds the query of a list's deferred columns: aging and transactions reports in one request (spec 3 §7). */
export function deferredColumnsOperation<D>(
  document: Call<D, { waiting: ListInput; decided: ListInput; waits: boolean; isOver: boolean }>,
  read: (data: D) => { waiting: PageDtoOf<WaitingDetails>; decided: PageDtoOf<PaidDetails> },
): DeferredColumnsOperation {
  return operation(
    document,
    ({ waiting, decided }) => ({
      waiting: waiting ?? NO_ROWS,
      decided: decided ?? NO_ROWS,
      waits: waiting !== null,
      isOver: decided !== null,
    }),
    data => {
      const found = read(data);
      return { waiting: found.waiting?.data ?? [], decided: found.decided?.data ?? null };
    },
  );
}

type PageDtoOf<Row> = { data: Row[] | null } | null | undefined;
/** Input of a skipped part. */
const NO_ROWS: ListInput = { currentPage: 1, pageSize: 1, parameters: [], sortBy: 'id', sortOrder: 'desc' };

export function optionsOperation<D>(
  document: Call<D, { input: LookupInput }>,
  read: (data: D) => { data: { code: string | null; name: string | null }[] | null } | null,
): Operation<null, FilterOption[]> {
  return operation(
    document,
    () => ({ input: allRows({ active: true, deleted: false }) }),
    data => toOptions(read(data)?.data),
  );
}
