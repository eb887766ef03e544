import { operation } from '@/platform/graphql/operation';
import type { ListInput, ListParameter } from '@/shared/list/listTypes';
import { getProgress, type OrderProgress } from '../progress';
import { ON_TRAIL, type RelatedResult, type RelatedConditions } from '../related';
import { OrderProgressDocument } from './progress.graphql.generated';
import { RelatedDocumentsDocument } from './relatedDocuments.graphql.generated';

type Rows = Pick<ListInput, 'currentPage' | 'pageSize'> & { parameters: ListParameter[] };

/** Builds a query for exact values, several joined by commas: type `checkBox` compares whole texts (spec 1 §7). */
const exactly = (pageSize: number, conditions: Record<string, string>, more: ListParameter[] = []): Rows => ({
  currentPage: 1,
  pageSize,
  parameters: [...more, ...Object.entries(conditions).map(([name, value]) => ({ name, value, type: 'checkBox' }))],
});

/** Builds a query for receipts of goods or services, which differ only by type (spec 3 §7 'grnList'). */
const received = (type: 'GRN' | 'Srn', pageSize: number, conditions: Record<string, string>) =>
  exactly(pageSize, conditions, [{ name: 'type', value: type }]);

/** Builds a query for a receipt's invoices. An invoice may name several receipts, so it compares parts of the text. */
function ofReceipt(conditions: RelatedConditions['invoices']): Rows {
  const { poNo = '', grnNo } = conditions ?? {};
  return exactly(ON_TRAIL, { poNo }, grnNo === undefined ? [] : [{ name: 'grnNo', value: grnNo }]);
}

export const relatedDocuments = operation(
  RelatedDocumentsDocument,
  ({ receipts, advances, invoices }: RelatedConditions) => ({
    goods: received('GRN', ON_TRAIL, receipts ?? {}),
    services: received('Srn', ON_TRAIL, receipts ?? {}),
    advances: exactly(ON_TRAIL, advances ?? {}),
    invoices: ofReceipt(invoices),
    withReceipts: receipts !== null,
    withAdvances: advances !== null,
    withInvoices: invoices !== null,
  }),
  (data): RelatedResult => data,
);

/** Queries the progress of orders by number, from their receipts and invoices. */
export const orderProgress = operation(
  OrderProgressDocument,
  (numbers: readonly string[]) => {
    const joined = numbers.join(',');
    return {
      orders: exactly(0, { no: joined }),
      goods: received('GRN', 0, { poNo: joined }),
      services: received('Srn', 0, { poNo: joined }),
      invoices: exactly(0, { poNo: joined }),
    };
  },
  ({ orders, goods, services, invoices }): ReadonlyMap<string, OrderProgress> => {
    const receipts = [...(goods?.data ?? []), ...(services?.data ?? [])];
    return new Map(
      (orders?.data ?? []).map(order => [
        order.no ?? '',
        getProgress({
          amount: order.amount,
          advanced: order.proformaInvoiceAmount,
          lines: order.items ?? [],
          received: receipts.filter(({ poNo }) => poNo === order.no).flatMap(({ items }) => items ?? []),
          invoices: (invoices?.data ?? []).filter(({ poNo }) => poNo === order.no),
        }),
      ]),
    );
  },
);
