import { chargesFrom } from '@/domain/orders/charges';
import { isZfo } from '@/domain/orders/deliveryRules';
import { orderHead, type OrderHead } from '@/domain/orders/orderHead';
import type { ReceivedPages } from '@/domain/orders/related';
import type { AsyncState } from '@/domain/calls/asyncState';
import type { Id } from '@/lib/ids';
import {
  atLeastZero,
  compare,
  parseDecimal,
  getProportion,
  round,
  subtract,
  sum,
  type DecimalLike,
  type DecimalText,
} from '@/lib/money';
import type { BilledOrder, BilledReceipt, DeliveryInvoice, ReceivedOnOrder } from '../api/operations';
import { awaitsReceipt, type BillableItem } from '../fields/item';
import type { DeliveryLine } from '../fields/delivery.lines';

export interface DeliveryContext extends OrderHead {
  /** API value: against the order or against receipts. */
  type: 'PO' | 'GRNSRN';
  /** Comma-separated receipt numbers and the latest receipt date; '' against the order. */
  grnNo: string;
  grnDate: string;
  paymentTermId: Id | null;
  plantCode: string;
  plantName: string;
  /** Requester of the purchase and first approver. */
  prInitiator: { id: string; name: string; email: string };
  items: readonly BillableItem[];
  receipts?: AsyncState<ReceivedPages>;
  /** First lines of a new invoice; [] for a stored one. */
  newLines: readonly DeliveryLine[];
  itemOf: (ref: string) => BillableItem | undefined;
}

type OrderItem = NonNullable<BilledOrder['items']>[number];
type ReceiptItem = NonNullable<BilledReceipt['items']>[number];
type InvoiceItem = NonNullable<DeliveryInvoice['items']>[number];

const refOfOrder = (id: Id) => `o${id}`;
const refOfReceipt = (id: Id) => `g${id}`;

export const getNewest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

/** Drops trailing zeros; '0' for no value. */
const number = (value: DecimalLike): DecimalText => parseDecimal(value) ?? '0';
const isService = (type: string | null): boolean => type?.trim().toLowerCase() === 'service';

/** Formats a price with all its decimals, at least two. */
function getPrice(value: DecimalLike): DecimalText {
  const price = number(value);
  return compare(price, round(price)) === 0 ? round(price) : price;
}

const PRICE_DECIMALS = 6;

/** Returns the unit price of a receipt item: as received, else for services amount divided by quantity (spec 3 §9). */
function receiptPrice({ price, amountLC, actualQuantity }: ReceiptItem, service: boolean): DecimalText {
  if (price !== null || !service) return getPrice(price);
  return getPrice(getProportion(amountLC, 1, actualQuantity, PRICE_DECIMALS));
}

/** Uses the material type if the item type is empty (spec 3 §3, §9). */
const isReceivedService = ({ itemType, materialType }: ReceiptItem): boolean => isService(itemType || materialType);

const isServiceReceipt = (type: string | null): boolean => type?.trim().toUpperCase() === 'SRN';

type Item = Omit<BillableItem, 'awaitsReceipt' | 'countryCode'>;

function withItems(
  documentContext: Omit<DeliveryContext, 'itemOf' | 'newLines' | 'items'> & { items: readonly Item[] },
): DeliveryContext {
  const isFreight = isZfo(documentContext.orderType);
  const { countryCode } = documentContext.parties.company;
  const items = documentContext.items.map((item): BillableItem => ({
    ...item,
    awaitsReceipt: !isFreight && awaitsReceipt(item),
    countryCode,
  }));
  const byRef = new Map(items.map(item => [item.ref, item]));
  return { ...documentContext, items, newLines: [], itemOf: ref => byRef.get(ref) };
}

function getCommonValues(item: OrderItem | ReceiptItem | InvoiceItem) {
  return {
    itemCode: item.itemCode ?? '',
    itemName: item.itemName ?? '',
    isService: isService(item.itemType),
    uom: item.uom ?? '',
    hsnCode: item.hsnCode ?? '',
    taxCode: item.taxCode ?? '',
    taxRate: number(item.taxRate),
    costCenterCode: item.costCenterCode ?? '',
    costCenterName: item.costCenterName ?? '',
    charges: chargesFrom(item),
  };
}

/** Values of an item that names its order item and, if it has one, its receipt. */
function getTracedValues(item: ReceiptItem | InvoiceItem) {
  return {
    ...getCommonValues(item),
    orderItemId: item.orderItemId,
    poLineItemNumber: item.poLineItemNumber ?? '',
    grnId: item.grnId,
    grnNo: item.grnNo ?? '',
    grnDate: item.sapGrnCreationDate ?? '',
    grnLineItemNumber: item.grnLineItemNumber ?? '',
    materialType: item.materialType ?? '',
    // The received price of a service can differ from the order's price.
    orderPrice: item.poItemPrice === null ? null : getPrice(item.poItemPrice),
    amountLC: parseDecimal(item.amountLC),
    ordered: number(item.poQuantity),
    available: atLeastZero(number(item.invoiceAvailableQuantity)),
    batchNo: item.batchNo ?? '',
  };
}

const NO_RECEIPT = {
  grnId: null,
  grnItemId: null,
  grnNo: '',
  grnDate: '',
  grnLineItemNumber: '',
  amountLC: null,
  batchNo: '',
};

/** Returns a lookup of received quantities by order item id; null while unknown. */
function receivedBy(received: ReceivedOnOrder | null): (id: Id | null) => DecimalText | null {
  const sums = new Map<Id | null, DecimalText>();
  for (const page of [received?.goods, received?.services])
    for (const { items } of page?.data ?? [])
      for (const { orderItemId, quantity } of items ?? [])
        sums.set(orderItemId, sum([sums.get(orderItemId), quantity]));
  return id => (received === null ? null : (sums.get(id) ?? '0'));
}

export function getOrderContext(order: BilledOrder, received: ReceivedOnOrder | null): DeliveryContext {
  const receivedOf = receivedBy(received);
  return withItems({
    ...orderHead(order, order),
    ...getDelivered(order),
    prInitiator: getPrInitiator(order),
    type: 'PO',
    grnNo: '',
    grnDate: '',
    items: (order.items ?? []).map((item): Item => {
      const ordered = number(item.quantity);
      const available = atLeastZero(number(item.deliveryInvoiceAvailableQuantity));
      const price = getPrice(item.price);
      return {
        ...NO_RECEIPT,
        ...getCommonValues(item),
        ref: refOfOrder(item.id),
        source: 'PO',
        orderItemId: item.id,
        poLineItemNumber: item.lineItemNumber ?? '',
        itemName: item.itemName || item.itemShortText || '',
        materialType: item.itemType ?? '',
        price,
        orderPrice: price,
        ordered,
        received: receivedOf(item.id),
        invoiced: atLeastZero(subtract(ordered, available)),
        available,
      };
    }),
  });
}

/** Converts receipts to the form's context. They must belong to the same order: check `receiptsProblem` first. */
export function getReceiptsContext(receipts: readonly [BilledReceipt, ...BilledReceipt[]]): DeliveryContext {
  const [first] = receipts;
  const { orderId: id, orderNo: no, orderDate: date, poType: type, currencyCode: currency, paymentTermText } = first;
  return withItems({
    ...orderHead(first, { id, no, date, type, currency, paymentTermText }),
    ...getDelivered(first),
    prInitiator: getPrInitiator(first),
    type: 'GRNSRN',
    grnNo: receipts.map(({ no }) => no ?? '').join(','),
    grnDate: getNewest(receipts.map(({ grnDate }) => grnDate ?? '')),
    items: receipts.flatMap(receipt => (receipt.items ?? []).map(item => itemOfReceipt(item, receipt))),
  });
}

function itemOfReceipt(item: ReceiptItem, receipt: BilledReceipt): Item {
  const traced = getTracedValues(item);
  const received = number(item.actualQuantity);
  const service = isReceivedService(item);
  return {
    ...traced,
    isService: service,
    ref: refOfReceipt(item.id),
    source: isServiceReceipt(receipt.type) ? 'SRN' : 'GRN',
    grnItemId: item.id,
    grnNo: item.grnNo ?? receipt.no ?? '',
    price: receiptPrice(item, service),
    received,
    invoiced: atLeastZero(subtract(received, traced.available)),
  };
}

/** Converts a stored invoice to a read-only context. `received`: receipts of the order items, for an invoice against the order. */
export function getInvoiceContext(invoice: DeliveryInvoice, received: ReceivedOnOrder | null): DeliveryContext {
  const receivedOf = receivedBy(received);
  const { poId: id, poNo: no, poDate: date, poType: type, currency, paymentTermText } = invoice;
  return withItems({
    ...orderHead(invoice, { id, no, date, type, currency, paymentTermText }),
    ...getDelivered(invoice),
    prInitiator: {
      id: invoice.prInitiator ?? '',
      name: invoice.approverName ?? '',
      email: invoice.approverEmail ?? '',
    },
    type: invoice.type === 'GRNSRN' ? 'GRNSRN' : 'PO',
    grnNo: invoice.grnNo ?? '',
    grnDate: invoice.grnDate ?? '',
    items: (invoice.items ?? []).map((item): Item => {
      const traced = getTracedValues(item);
      const ofReceipt = item.grnItemId !== null;
      const actual = number(item.actualQuantity);
      const byAmount = !ofReceipt && traced.isService;
      return {
        ...traced,
        ref: refOfItem(item),
        source: !ofReceipt ? 'PO' : item.sesNo || traced.isService ? 'SRN' : 'GRN',
        grnItemId: item.grnItemId,
        price: byAmount ? (traced.orderPrice ?? '0') : getPrice(item.price),
        received: ofReceipt ? actual : receivedOf(item.orderItemId),
        invoiced: atLeastZero(subtract(ofReceipt ? actual : traced.ordered, traced.available)),
      };
    }),
  });
}

/** Returns the `ref` of the item that a stored line bills. */
export function refOfItem(item: Pick<InvoiceItem, 'grnItemId' | 'orderItemId'>): string {
  return item.grnItemId === null ? refOfOrder(item.orderItemId ?? 0) : refOfReceipt(item.grnItemId);
}

interface Delivered {
  paymentTermId: Id | null;
  plantCode: string | null;
  plantName: string | null;
}
const getDelivered = ({ paymentTermId, plantCode, plantName }: Delivered) => ({
  paymentTermId,
  plantCode: plantCode ?? '',
  plantName: plantName ?? '',
});

const getPrInitiator = (of: BilledOrder | BilledReceipt) => ({
  id: of.prInitiatorId ?? '',
  name: of.prInitiatorName ?? '',
  email: of.prInitiatorEmail ?? '',
});
