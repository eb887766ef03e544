import { isTooLarge, TOO_LARGE } from '@/lib/limits';
import {
  compare,
  getDecimals,
  formatMoney,
  isZero,
  multiply,
  toPercent,
  round,
  subtract,
  sum,
  type DecimalText,
} from '@/lib/money';
import type { FieldError } from '../../rules/errors.ts';
import { chargesOn, overheadSums, type Charges } from '../../rules/orders/charges.ts';
import type { OrderItem } from '../../rules/orders/items.ts';
import type { ReceiptLine } from '../../rules/orders/picked.ts';
import { getText } from '../../rules/declared/input.ts';
import { signAndDecimalsError } from '../../rules/records/invoiceRules.ts';
import type { DeliveryLineInput } from './input.ts';

export interface LineSource {
  item: OrderItem;
  /** Null on an invoice against the order. */
  receipt: ReceiptLine | null;
}

/** A service invoiced against its order has quantity 1 and an editable amount (docs/decisions.md#service-lines). */
function isByAmount({ item, receipt }: LineSource): boolean {
  return receipt === null && item.itemType === 'Service';
}

const getQuantity = (line: DeliveryLineInput) => line.quantity ?? line.newQuantity;

export function toLine(line: DeliveryLineInput, source: LineSource) {
  const { item, receipt } = source;
  const byAmount = isByAmount(source);
  const quantity = byAmount ? '1' : round(getQuantity(line), 3);
  const unitPrice = receipt?.price ?? item.price;
  const amount = round(byAmount ? line.amount : multiply(quantity, unitPrice));
  const charges = byAmount
    ? chargesOn(getCharges(item), amount, multiply(item.quantity, item.price))
    : chargesOn(getCharges(item), quantity, item.quantity);
  return {
    uid: getText(line.uid),
    orderItemId: item.id,
    grnItemId: receipt?.id ?? null,
    quantity,
    price: byAmount ? amount : unitPrice,
    amount,
    taxCode: item.taxCode,
    taxRate: item.taxRate,
    taxAmount: toPercent(amount, item.taxRate),
    charges,
    ...overheadSums(charges, item.taxRate),
  };
}

export type Line = ReturnType<typeof toLine>;

function getCharges(item: OrderItem): Charges {
  return JSON.parse(item.chargesJson) as Charges;
}

/**
 * Returns errors for claims above the remaining quantity of receipt or order; applies to drafts too.
 * Lines may share an order item (two receipts), so their claims are added up.
 */
export function claimErrors(
  lines: DeliveryLineInput[],
  sources: (LineSource | null)[],
  currency: string,
): FieldError[] {
  const claimed = new Map<number, DecimalText>();
  const named = new Set<string>();
  return lines.flatMap((line, index): FieldError[] => {
    const source = sources[index];
    if (!source) return [];
    const { item, receipt } = source;
    const byAmount = isByAmount(source);
    const value = byAmount ? line.amount : getQuantity(line);
    const at = (message: string) => [{ path: `items.${index}.${byAmount ? 'amount' : 'quantity'}`, message }];
    const name = `${item.id}/${receipt?.id ?? ''}`;
    if (named.has(name)) return at('This item is already on the invoice');
    named.add(name);
    if (compare(value, 0) < 0) return at('Negative value not allowed');
    if (isTooLarge(value)) return at(byAmount ? TOO_LARGE : 'Qty is too large');
    const before = claimed.get(item.id) ?? '0';
    claimed.set(item.id, sum([before, value]));
    const left = getRemaining(source, before);
    if (compare(value, left) <= 0) return [];
    if (item.status === 'Closed') return at('This order line is closed for invoicing. Remove it.');
    return at(byAmount ? moreThanLeft(left, currency) : moreThanReceived(left, item.uom));
  });
}

/** `claimed`: by other lines of the same invoice for the same item. */
function getRemaining({ item, receipt }: LineSource, claimed: DecimalText): DecimalText {
  if (receipt === null && item.itemType === 'Service') {
    if (item.status === 'Closed') return '0';
    return subtract(subtract(multiply(item.quantity, item.price), item.claimedCost), claimed);
  }
  const ofOrder = subtract(item.deliveryInvoiceAvailableQuantity, claimed);
  return receipt && compare(receipt.available, ofOrder) < 0 ? receipt.available : ofOrder;
}

const none = (left: DecimalText) => compare(left, 0) <= 0;

function moreThanReceived(left: DecimalText, uom: string | null): string {
  return `Is more than Recd Qty: ${none(left) ? 'nothing' : `${left} ${uom ?? ''}`.trim()} is left`;
}

function moreThanLeft(left: DecimalText, currency: string): string {
  const amount = `${formatMoney(left, currency === 'INR' ? 'IN' : 'US')} ${currency}`;
  return `Is more than the order has left: ${none(left) ? 'nothing' : amount} is left`;
}

/** Spec 3 §5. */
export function lineErrors(lines: DeliveryLineInput[], sources: (LineSource | null)[]): FieldError[] {
  if (lines.length === 0) return [{ path: 'items', message: "Line Item can't be empty" }];
  return lines.flatMap((line, index): FieldError[] => {
    const source = sources[index];
    if (!source) return [];
    const at = (key: string, message: string | null) => (message ? [{ path: `items.${index}.${key}`, message }] : []);
    const wrong = isByAmount(source)
      ? at('amount', isZero(line.amount) ? 'Amount is required' : signAndDecimalsError(line.amount))
      : at('quantity', quantityError(getQuantity(line), source.receipt));
    return wrong.length > 0 ? wrong : wrongArithmetic(line, toLine(line, source), at);
  });
}

/** Decimals by receipt type: docs/decisions.md#quantity-decimals. */
function quantityError(quantity: DecimalText | null | undefined, receipt: ReceiptLine | null): string | null {
  if (compare(quantity, 0) <= 0) return 'Qty is required';
  if (receipt?.type === 'GRN') return getDecimals(quantity) > 0 ? 'Decimal is not allowed' : null;
  return getDecimals(quantity) > 3 ? 'Upto 3 decimals allowed' : null;
}

/** Amounts sent by the client must equal the server's to the paisa; missing ones are computed. */
function wrongArithmetic(sent: DeliveryLineInput, line: Line, at: (key: string, message: string) => FieldError[]) {
  const keys = ['amount', 'taxAmount'] as const;
  return keys
    .filter(key => sent[key] != null && compare(sent[key], line[key]) !== 0)
    .flatMap(key => at(key, `The amounts of this line do not add up: expected ${line[key]}`));
}
