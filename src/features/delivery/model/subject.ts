import { chargesFrom } from '@/domain/orders/charges';
import { isZfo } from '@/domain/orders/deliveryRules';
import { orderHead, type OrderHead } from '@/domain/orders/orderHead';
import type { ReceivedPages } from '@/domain/orders/related';
import type { Loadable } from '@/domain/calls/loadable';
import type { Id } from '@/lib/ids';
import {
  atLeastZero,
  compare,
  parseDecimal,
  proportionOf,
  round,
  subtract,
  sum,
  type DecimalLike,
  type DecimalText,
} from '@/lib/money';
import type { BilledOrder, BilledReceipt, DeliveryInvoice, ReceivedOnOrder } from '../api/operations';
import { awaitsReceipt, type BillableItem } from '../fields/item';
import type { DeliveryLine } from '../fields/delivery.lines';

/** What a delivery invoice is about: one order, by itself or by receipts on it, who bills whom, and what can be billed. */
export interface DeliverySubject extends OrderHead {
  /** As the wire names it: against the order, or against receipts. */
  type: 'PO' | 'GRNSRN';
  /** Numbers of its receipts, joined by commas, and the newest one's day; '' against the order. */
  grnNo: string;
  grnDate: string;
  paymentTermId: Id | null;
  plantCode: string;
  plantName: string;
  /** Who asked for the purchase, and decides first. */
  prInitiator: { id: string; name: string; email: string };
  items: readonly BillableItem[];
  /** Of an invoice against the order that is read: the receipts of what it bills. */
  receipts?: Loadable<ReceivedPages>;
  /** The lines that a new invoice opens with; none for one that is stored. */
  newLines: readonly DeliveryLine[];
  /** Finds one by its `ref`. */
  itemOf: (ref: string) => BillableItem | undefined;
}

type OrderItem = NonNullable<BilledOrder['items']>[number];
type ReceiptItem = NonNullable<BilledReceipt['items']>[number];
type InvoiceItem = NonNullable<DeliveryInvoice['items']>[number];

const refOfOrder = (id: Id) => `o${id}`;
const refOfReceipt = (id: Id) => `g${id}`;

/** The last of these days; '' for none. */
export const newestOf = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

/** Decimal text without trailing zeros; '0' where there is none. */
const number = (value: DecimalLike): DecimalText => parseDecimal(value) ?? '0';
const isService = (type: string | null): boolean => type?.trim().toLowerCase() === 'service';

/** Money with all the decimals it has, at least two. */
function priceOf(value: DecimalLike): DecimalText {
  const price = number(value);
  return compare(price, round(price)) === 0 ? round(price) : price;
}

/** Decimals of a price that is worked out. */
const PRICE_DECIMALS = 6;

/** Of one unit of a receipt: as the answer says, else of a service what it came to, by its quantity (spec 3 §9). */
function receiptPrice({ price, amountLC, actualQuantity }: ReceiptItem, service: boolean): DecimalText {
  if (price !== null || !service) return priceOf(price);
  return priceOf(proportionOf(amountLC, 1, actualQuantity, PRICE_DECIMALS));
}

/** A receipt's item is called by its material type where it has no other (spec 3 §3, §9). */
const isReceivedService = ({ itemType, materialType }: ReceiptItem): boolean => isService(itemType || materialType);

const isServiceReceipt = (type: string | null): boolean => type?.trim().toUpperCase() === 'SRN';

/** An item before it is known which order it stands on. */
type Item = Omit<BillableItem, 'awaitsReceipt' | 'countryCode'>;

function withItems(
  subject: Omit<DeliverySubject, 'itemOf' | 'newLines' | 'items'> & { items: readonly Item[] },
): DeliverySubject {
  const isFreight = isZfo(subject.orderType);
  const { countryCode } = subject.parties.company;
  const items = subject.items.map((item): BillableItem => ({
    ...item,
    awaitsReceipt: !isFreight && awaitsReceipt(item),
    countryCode,
  }));
  const byRef = new Map(items.map(item => [item.ref, item]));
  return { ...subject, items, newLines: [], itemOf: ref => byRef.get(ref) };
}

/** What the three kinds of items have in common. */
function commonOf(item: OrderItem | ReceiptItem | InvoiceItem) {
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

const NO_RECEIPT = {
  grnId: null,
  grnItemId: null,
  grnNo: '',
  grnDate: '',
  grnLineItemNumber: '',
  amountLC: null,
  batchNo: '',
};

/** Sums of receipts by the id of the order's item; null while they are not known. */
function receivedBy(received: ReceivedOnOrder | null): (id: Id | null) => DecimalText | null {
  const sums = new Map<Id | null, DecimalText>();
  for (const page of [received?.goods, received?.services])
    for (const { items } of page?.data ?? [])
      for (const { orderItemId, quantity } of items ?? [])
        sums.set(orderItemId, sum([sums.get(orderItemId), quantity]));
  return id => (received === null ? null : (sums.get(id) ?? '0'));
}

/** An order as it is billed by itself. `received`: null where it could not be found out. */
export function subjectOfOrder(order: BilledOrder, received: ReceivedOnOrder | null): DeliverySubject {
  const receivedOf = receivedBy(received);
  return withItems({
    ...orderHead(order, order),
    ...deliveredOf(order),
    prInitiator: prInitiatorOf(order),
    type: 'PO',
    grnNo: '',
    grnDate: '',
    items: (order.items ?? []).map((item): Item => {
      const ordered = number(item.quantity);
      const available = atLeastZero(number(item.deliveryInvoiceAvailableQuantity));
      const price = priceOf(item.price);
      return {
        ...NO_RECEIPT,
        ...commonOf(item),
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

/** Receipts as they are billed. They stand on one order: `receiptsProblem` says so before. */
export function subjectOfReceipts(receipts: readonly [BilledReceipt, ...BilledReceipt[]]): DeliverySubject {
  const [first] = receipts;
  const { orderId: id, orderNo: no, orderDate: date, poType: type, currencyCode: currency, paymentTermText } = first;
  return withItems({
    ...orderHead(first, { id, no, date, type, currency, paymentTermText }),
    ...deliveredOf(first),
    prInitiator: prInitiatorOf(first),
    type: 'GRNSRN',
    grnNo: receipts.map(({ no }) => no ?? '').join(','),
    grnDate: newestOf(receipts.map(({ grnDate }) => grnDate ?? '')),
    items: receipts.flatMap(receipt => (receipt.items ?? []).map(item => itemOfReceipt(item, receipt))),
  });
}

function itemOfReceipt(item: ReceiptItem, receipt: BilledReceipt): Item {
  const received = number(item.actualQuantity);
  const available = atLeastZero(number(item.invoiceAvailableQuantity));
  const service = isReceivedService(item);
  return {
    ...commonOf(item),
    isService: service,
    ref: refOfReceipt(item.id),
    source: isServiceReceipt(receipt.type) ? 'SRN' : 'GRN',
    orderItemId: item.orderItemId,
    poLineItemNumber: item.poLineItemNumber ?? '',
    grnId: item.grnId,
    grnItemId: item.id,
    grnNo: item.grnNo ?? receipt.no ?? '',
    grnDate: item.sapGrnCreationDate ?? '',
    grnLineItemNumber: item.grnLineItemNumber ?? '',
    materialType: item.materialType ?? '',
    price: receiptPrice(item, service),
    // Services are received at what they came to, which the order may have put differently.
    orderPrice: item.poItemPrice === null ? null : priceOf(item.poItemPrice),
    amountLC: parseDecimal(item.amountLC),
    ordered: number(item.poQuantity),
    received,
    invoiced: atLeastZero(subtract(received, available)),
    available,
    batchNo: item.batchNo ?? '',
  };
}

/** What a stored invoice says of its order: enough to read. `received`: on the order's items, for an invoice against the order. */
export function subjectOfInvoice(invoice: DeliveryInvoice, received: ReceivedOnOrder | null): DeliverySubject {
  const receivedOf = receivedBy(received);
  const { poId: id, poNo: no, poDate: date, poType: type, currency, paymentTermText } = invoice;
  return withItems({
    ...orderHead(invoice, { id, no, date, type, currency, paymentTermText }),
    ...deliveredOf(invoice),
    prInitiator: {
      id: invoice.prInitiator ?? '',
      name: invoice.approverName ?? '',
      email: invoice.approverEmail ?? '',
    },
    type: invoice.type === 'GRNSRN' ? 'GRNSRN' : 'PO',
    grnNo: invoice.grnNo ?? '',
    grnDate: invoice.grnDate ?? '',
    items: (invoice.items ?? []).map((item): Item => {
      const ofReceipt = item.grnItemId !== null;
      const service = isService(item.itemType);
      const ordered = number(item.poQuantity);
      const available = atLeastZero(number(item.invoiceAvailableQuantity));
      const came = ofReceipt ? number(item.actualQuantity) : receivedOf(item.orderItemId);
      const orderPrice = item.poItemPrice === null ? null : priceOf(item.poItemPrice);
      const byAmount = !ofReceipt && service;
      return {
        ...commonOf(item),
        ref: refOfItem(item),
        source: !ofReceipt ? 'PO' : item.sesNo || service ? 'SRN' : 'GRN',
        orderItemId: item.orderItemId,
        poLineItemNumber: item.poLineItemNumber ?? '',
        grnId: item.grnId,
        grnItemId: item.grnItemId,
        grnNo: item.grnNo ?? '',
        grnDate: item.sapGrnCreationDate ?? '',
        grnLineItemNumber: item.grnLineItemNumber ?? '',
        materialType: item.materialType ?? '',
        price: byAmount ? (orderPrice ?? '0') : priceOf(item.price),
        orderPrice,
        amountLC: parseDecimal(item.amountLC),
        ordered,
        received: came,
        invoiced: atLeastZero(subtract(ofReceipt ? number(item.actualQuantity) : ordered, available)),
        available,
        batchNo: item.batchNo ?? '',
      };
    }),
  });
}

/** Names the item that a stored line bills, as the items of order and receipts are named. */
export function refOfItem(item: Pick<InvoiceItem, 'grnItemId' | 'orderItemId'>): string {
  return item.grnItemId === null ? refOfOrder(item.orderItemId ?? 0) : refOfReceipt(item.grnItemId);
}

/** Where the goods go, and who asked for them. */
interface Delivered {
  paymentTermId: Id | null;
  plantCode: string | null;
  plantName: string | null;
}
const deliveredOf = ({ paymentTermId, plantCode, plantName }: Delivered) => ({
  paymentTermId,
  plantCode: plantCode ?? '',
  plantName: plantName ?? '',
});

/** A receipt's or an order's. */
const prInitiatorOf = (of: BilledOrder | BilledReceipt) => ({
  id: of.prInitiatorId ?? '',
  name: of.prInitiatorName ?? '',
  email: of.prInitiatorEmail ?? '',
});
