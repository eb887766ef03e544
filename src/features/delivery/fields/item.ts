import type { OrderCharges } from '@/domain/orders/charges';
import type { Id } from '@/lib/ids';
import { compare, multiply, parseDecimal, round, roundDown, subtract, type DecimalText } from '@/lib/money';

type LineSource = 'GRN' | 'SRN' | 'PO';

/** An order or receipt line that can be invoiced. Quantities are decimal text in the item's unit; '' if unknown. */
export interface BillableItem {
  ref: string;
  source: LineSource;
  orderItemId: Id | null;
  poLineItemNumber: string;
  grnId: Id | null;
  grnItemId: Id | null;
  grnNo: string;
  grnDate: string;
  grnLineItemNumber: string;
  itemCode: string;
  itemName: string;
  isService: boolean;
  materialType: string;
  uom: string;
  hsnCode: string;
  taxCode: string;
  taxRate: DecimalText;
  price: DecimalText;
  orderPrice: DecimalText | null;
  amountLC: DecimalText | null;
  ordered: DecimalText;
  received: DecimalText | null;
  /** Quantity already billed by other invoices. */
  invoiced: DecimalText;
  /** Maximum quantity to bill: other invoices' quantities are deducted, this invoice's own is not. */
  available: DecimalText;
  /** False if the item needs no receipt; then a received quantity of 0 is complete. */
  awaitsReceipt: boolean;
  countryCode: string;
  batchNo: string;
  costCenterCode: string;
  costCenterName: string;
  /** Charges of the whole ordered quantity. */
  charges: OrderCharges;
}

/** Returns true for services billed against an order: quantity 1, typed amount (spec 3 §5, docs/decisions.md#service-lines). */
export function isByAmount({ source, isService }: Pick<BillableItem, 'source' | 'isService'>): boolean {
  return source === 'PO' && isService;
}

/** Returns true for goods and everything on a receipt; a service billed by amount needs no receipt (docs/decisions.md#service-lines). */
export function awaitsReceipt({ source, isService }: Pick<BillableItem, 'source' | 'isService'>): boolean {
  return source !== 'PO' || !isService;
}

/** Returns the allowed decimals of the quantity: none for GRN, three for SRN and PO (docs/decisions.md#quantity-decimals). */
export function decimalsAllowed({ source }: Pick<BillableItem, 'source'>): number {
  return source === 'GRN' ? 0 : 3;
}

/** Returns the proposed quantity: goods the available quantity less 10 % of the ordered one, services all (spec 3 §9, docs/decisions.md#delivery-quantity). */
export function proposedQuantity(item: BillableItem): DecimalText {
  if (isByAmount(item)) return '1';
  const { available, ordered } = item;
  const wanted = item.isService ? available : subtract(available, multiply(ordered, '0.1'));
  return compare(wanted, 0) > 0 ? roundDown(wanted, decimalsAllowed(item)) : '0';
}

interface Proposal {
  quantity: DecimalText;
  all: DecimalText;
  explanation: string;
}

/** Returns the proposal and its calculation if it is less than the available quantity, else null (spec 3 §9). */
export function getProposal(item: BillableItem): Proposal | null {
  const { available, received, ordered } = item;
  const quantity = plain(proposedQuantity(item));
  const all = plain(available);
  if (isByAmount(item) || compare(quantity, all) >= 0) return null;
  const share = multiply(ordered, '0.1');
  // After partial billing, the rest is 'available' and no longer equals 'received'.
  const what = received !== null && compare(received, all) === 0 ? 'received' : 'available';
  const less = `10% of ${plain(ordered)} ordered`;
  if (compare(all, share) <= 0) return { quantity, all, explanation: `Suggested 0 (${all} ${what} is within ${less})` };
  const rounded = compare(quantity, subtract(all, share)) === 0 ? '' : ', rounded down';
  return { quantity, all, explanation: `Suggested ${quantity} (${all} ${what} − ${less}${rounded})` };
}

const plain = (number: DecimalText) => parseDecimal(number) ?? number;

/** Returns the maximum amount of a service: the open quantity at the order's price. */
export function availableAmount({ available, price }: BillableItem): DecimalText {
  return round(multiply(available, price));
}
