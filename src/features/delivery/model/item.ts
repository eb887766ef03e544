import type { OrderCharges } from '@/domain/orders/charges';
import type { Id } from '@/lib/ids';
import { compare, multiply, parseDecimal, round, roundDown, subtract, type DecimalText } from '@/lib/money';

/** What a line is billed by: goods received, services received, or the order itself. */
type LineSource = 'GRN' | 'SRN' | 'PO';

/** A line of an order or of a receipt, as an invoice takes it up. Quantities are decimal text in its unit; '' where not known. */
export interface BillableItem {
  /** Tells it from the others of the invoice. */
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
  /** Of one unit, as it is billed. */
  price: DecimalText;
  /** Of one unit, as the order says; null where that is not known. */
  orderPrice: DecimalText | null;
  amountLC: DecimalText | null;
  ordered: DecimalText;
  /** null: not known. */
  received: DecimalText | null;
  /** By other invoices. */
  invoiced: DecimalText;
  /** What may be billed at most: neither this invoice's own quantity nor that of others is in it. */
  available: DecimalText;
  /** False where nothing may ever be received of it: that nothing came says nothing then. */
  awaitsReceipt: boolean;
  /** Of the company that is billed: its way to write amounts. */
  countryCode: string;
  batchNo: string;
  costCenterCode: string;
  costCenterName: string;
  /** Of the whole ordered quantity. */
  charges: OrderCharges;
}

/** Services are billed against an order by amount: quantity 1, and the amount is typed (spec 3 §5, DECISIONS 46). */
export function isByAmount({ source, isService }: Pick<BillableItem, 'source' | 'isService'>): boolean {
  return source === 'PO' && isService;
}

/** Goods are received, and so is what a receipt names; a service that is billed by amount need not be (DECISIONS 104). */
export function awaitsReceipt({ source, isService }: Pick<BillableItem, 'source' | 'isService'>): boolean {
  return source !== 'PO' || !isService;
}

/** GRN none, SRN and PO three (DECISIONS 37). */
export function decimalsAllowed({ source }: Pick<BillableItem, 'source'>): number {
  return source === 'GRN' ? 0 : 3;
}

/** Goods: what is available less 10 % of the ordered quantity; services: all of it (spec 3 §9, DECISIONS 36). */
export function proposedQuantity(item: BillableItem): DecimalText {
  if (isByAmount(item)) return '1';
  const { available, ordered } = item;
  const wanted = item.isService ? available : subtract(available, multiply(ordered, '0.1'));
  return compare(wanted, 0) > 0 ? roundDown(wanted, decimalsAllowed(item)) : '0';
}

/** What is said under a quantity: how the proposal comes about, in figures of the line. */
interface Proposal {
  quantity: DecimalText;
  /** All that may be billed. */
  all: DecimalText;
  words: string;
}

/** The proposal of a line of which less than all is proposed, with its reckoning (spec 3 §9); null: all of it is proposed. */
export function proposalOf(item: BillableItem): Proposal | null {
  const { available, received, ordered } = item;
  const quantity = plain(proposedQuantity(item));
  const all = plain(available);
  if (isByAmount(item) || compare(quantity, all) >= 0) return null;
  const share = multiply(ordered, '0.1');
  // Where others have billed part of what came, what is left is no longer what was received.
  const what = received !== null && compare(received, all) === 0 ? 'received' : 'available';
  const less = `10 % of ${plain(ordered)} ordered`;
  if (compare(all, share) <= 0)
    return { quantity, all, words: `Proposed 0: ${less} is no less than the ${all} ${what}.` };
  const rounded = compare(quantity, subtract(all, share)) === 0 ? '' : ', rounded down';
  return { quantity, all, words: `Proposed ${quantity} = ${all} ${what} - ${less}${rounded}.` };
}

/** Without the zeros behind the last digit. */
const plain = (number: DecimalText) => parseDecimal(number) ?? number;

/** The most that a service may be billed at: what is open of it, at the order's price. */
export function availableAmount({ available, price }: BillableItem): DecimalText {
  return round(multiply(available, price));
}
