import { chargesOn, overheadsOf, type ChargeAmounts } from '@/domain/orders/charges';
import { multiply, percentOf, round, sum, type DecimalText } from '@/lib/money';
import { availableAmount, isByAmount, proposedQuantity, type BillableItem } from './item';
import { matchOf, matchWords } from './match';

/**
 * One line of the form: quantity, or the amount of a service billed by amount, is typed; all else follows from its item. Numbers are
 * decimal text.
 */
export interface DeliveryLine {
  uid: string;
  /** The item that it bills. */
  ref: string;
  quantity: string;
  amount: string;
  taxAmount: DecimalText;
  /** Its share of the charges of the order's item, without tax. */
  charges: ChargeAmounts;
  overheadsAmount: DecimalText;
  overheadsTax: DecimalText;
  overheadsGross: DecimalText;
  /** Amount, overheads, and the taxes of both. */
  grossAmount: DecimalText;
  /** Whether it agrees with order and receipt, in words. */
  match: string;
  // Out of its item, for the table.
  item: string;
  grnNo: string;
  uom: string;
  /** In its unit; of a service billed by amount the amount. */
  available: DecimalText;
  price: DecimalText;
  code: string;
  taxRate: DecimalText;
}

type Typed = Pick<DeliveryLine, 'uid' | 'quantity' | 'amount'>;

/** A new line for an item, with what is proposed for it. */
export function lineOf(item: BillableItem): DeliveryLine {
  const typed = { uid: crypto.randomUUID(), quantity: proposedQuantity(item), amount: availableAmount(item) };
  return workedOut(typed, item);
}

/** A line with everything that follows from what was typed. */
export function workedOut(typed: Typed, item: BillableItem): DeliveryLine {
  const byAmount = isByAmount(item);
  const quantity = byAmount ? '1' : typed.quantity;
  const amount = byAmount ? typed.amount : round(multiply(quantity, item.price));
  const charges = byAmount
    ? chargesOn(item.charges, amount, multiply(item.ordered, item.price))
    : chargesOn(item.charges, quantity, item.ordered);
  return withAmounts({ ...typed, quantity, amount }, item, { taxAmount: percentOf(amount, item.taxRate), charges });
}

/** A line with the tax and charges that it has. */
export function withAmounts(
  { uid, quantity, amount }: Typed,
  item: BillableItem,
  { taxAmount, charges }: Pick<DeliveryLine, 'taxAmount' | 'charges'>,
): DeliveryLine {
  const overheads = overheadsOf(charges, item.taxRate);
  return {
    uid,
    ref: item.ref,
    quantity,
    amount,
    taxAmount,
    charges,
    overheadsAmount: overheads.totalOverheadsAmount,
    overheadsTax: overheads.totalOverheadsTaxAmount,
    overheadsGross: overheads.totalOverheadsAmountWithTax,
    grossAmount: round(sum([amount, taxAmount, overheads.totalOverheadsAmountWithTax])),
    match: matchWords(matchOf({ quantity, amount }, item)),
    item: [item.poLineItemNumber, item.itemName || item.itemCode].filter(Boolean).join(' · '),
    grnNo: item.grnNo,
    uom: item.uom,
    available: isByAmount(item) ? availableAmount(item) : item.available,
    price: isByAmount(item) ? round(amount) : item.price,
    code: item.hsnCode || item.taxCode,
    taxRate: item.taxRate,
  };
}
