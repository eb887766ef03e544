import { recordTypes, viewHref } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';
import { splitList } from '@/lib/text';
import type { AsyncState } from '../calls/asyncState';
import { orderPaths, receiptHref } from './orderPaths';
import type { ReceiptType } from './labels';

/** Maximum number of documents shown per group; the rest is counted. */
export const ON_TRAIL = 5;

/** Order of the related documents; `id` null: unknown or not visible to the user. */
export interface OrderRef {
  id: Id | null;
  no: string;
}

/** Document whose related documents are shown. An invoice's `grnNo` may hold several receipt numbers, joined by commas. */
export type RelatedTo =
  | { kind: 'order' }
  | { kind: 'receipt'; no: string; isInvoiced: boolean }
  | { kind: 'advance' }
  | { kind: 'invoice'; grnNo: string | null }
  /** Invoice against the order with its receipts; `awaited` false: no receipts are expected for freight and services. */
  | { kind: 'billed'; receipts: AsyncState<ReceivedPages>; awaited: boolean };

interface Neighbour {
  href: string;
  name: string;
  status: string | null;
}

export interface RelatedGroup {
  id: 'receipts' | 'advances' | 'invoices';
  label: string;
  neighbours: readonly Neighbour[];
  more: number;
  all: string | null;
}

interface Page<Row> {
  totalRecords: number;
  data: Row[] | null;
}

interface ReceiptRow {
  id: Id;
  no: string | null;
  grnStatus: string | null;
}

interface InvoiceRow {
  id: Id;
  invoiceNumber: string | null;
  status: string | null;
}

/** Query conditions; null: the group is not shown. */
export interface RelatedConditions {
  receipts: { poNo: string; no?: string } | null;
  advances: { poNo: string } | null;
  invoices: { poNo: string; grnNo?: string } | null;
}

export type ReceivedPages = Pick<RelatedResult, 'goods' | 'services'>;

interface Received<Row> {
  goods?: { data: Row[] | null } | null;
  services?: { data: Row[] | null } | null;
}

/** Filters receipts to those of the billed items, as the match of an invoice against the order counts them. */
export function receiptsBilled<Row extends ReceiptRow & { items: { orderItemId: Id | null }[] | null }>(
  { goods, services }: Received<Row>,
  billed: ReadonlySet<Id | null>,
): ReceivedPages {
  const page = (rows: Row[] | null | undefined) => {
    const found = (rows ?? []).filter(({ items }) => items?.some(({ orderItemId }) => billed.has(orderItemId)));
    return { totalRecords: found.length, data: found.slice(0, ON_TRAIL) };
  };
  return { goods: page(goods?.data), services: page(services?.data) };
}

/** Returns the conditions: an order shows all its documents, a receipt its invoices, an invoice its receipts. */
export function relatedConditions(of: RelatedTo, { no: poNo }: OrderRef): RelatedConditions {
  const none: RelatedConditions = { receipts: null, advances: null, invoices: null };
  if (poNo === '') return none;
  if (of.kind === 'order') return { receipts: { poNo }, advances: { poNo }, invoices: { poNo } };
  if (of.kind === 'advance') return { ...none, receipts: { poNo }, invoices: { poNo } };
  if (of.kind === 'billed') return none;
  if (of.kind === 'receipt') return of.isInvoiced ? { ...none, invoices: { poNo, grnNo: of.no } } : none;
  const numbers = splitList(of.grnNo);
  return numbers.length > 0 ? { ...none, receipts: { poNo, no: numbers.join(',') } } : none;
}

/** Builds the link to a list of the order's documents. `URLSearchParams` replaces lone surrogates, on which `encodeURIComponent` throws. */
const getList = (path: string, poNo: string) => `${path}?${new URLSearchParams({ 'f.poNo': poNo }).toString()}`;

const invoiceGroup = (
  id: 'advances' | 'invoices',
  page: Page<InvoiceRow> | null | undefined,
  poNo: string,
): RelatedGroup => {
  const kind = id === 'advances' ? recordTypes.ProformaInvoice : recordTypes.DeliveryInvoice;
  const rows = page?.data ?? [];
  const more = Math.max(0, (page?.totalRecords ?? 0) - rows.length);
  return {
    id,
    label: kind.plural,
    neighbours: rows.map(row => ({
      href: viewHref(kind, row.id),
      name: row.invoiceNumber?.trim() || `#${row.id}`,
      status: row.status,
    })),
    more,
    all: more > 0 ? getList(kind.paths.list, poNo) : null,
  };
};

const getReceipts = (type: ReceiptType, page: Page<ReceiptRow> | null | undefined): Neighbour[] =>
  (page?.data ?? []).map(row => ({
    href: receiptHref(type, row.id),
    name: `${type} ${row.no?.trim() || `#${row.id}`}`,
    status: row.grnStatus,
  }));

export interface RelatedResult {
  goods?: Page<ReceiptRow> | null;
  services?: Page<ReceiptRow> | null;
  advances?: Page<InvoiceRow> | null;
  invoices?: Page<InvoiceRow> | null;
}

/** Groups related documents by type, in the sequence of a purchase. */
export function relatedGroups(
  { goods, services, advances, invoices }: RelatedResult,
  of: RelatedTo,
  order: OrderRef,
): RelatedGroup[] {
  const shown = {
    order: ['receipts', 'advances', 'invoices'],
    advance: ['receipts', 'invoices'],
    receipt: ['invoices'],
    invoice: ['receipts'],
    billed: ['receipts'],
  }[of.kind];
  const received = [...getReceipts('GRN', goods), ...getReceipts('SRN', services)];
  const more = Math.max(0, (goods?.totalRecords ?? 0) + (services?.totalRecords ?? 0) - received.length);
  const manyGoods = (goods?.totalRecords ?? 0) > (goods?.data?.length ?? 0);
  const groups: RelatedGroup[] = [
    {
      id: 'receipts',
      label: 'Receipts',
      neighbours: received,
      more,
      all: more > 0 ? getList(manyGoods ? orderPaths.grns : orderPaths.srns, order.no) : null,
    },
    invoiceGroup('advances', advances, order.no),
    invoiceGroup('invoices', invoices, order.no),
  ];
  const isNeedless = of.kind === 'billed' && !of.awaited && received.length === 0;
  return isNeedless ? [] : groups.filter(({ id }) => shown.includes(id));
}
