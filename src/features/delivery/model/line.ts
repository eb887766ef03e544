import { chargesOn, overheadsOf } from '@/domain/orders/charges';
import { multiply, percentOf, round, sum } from '@/lib/money';
import { shownOf, type DeliveryLine } from '../fields/delivery.lines';
import { availableAmount, isByAmount, proposedQuantity, type BillableItem } from '../fields/item';
import { matchOf, matchWords } from './match';

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
    ...shownOf(item),
    uid,
    quantity,
    amount,
    taxAmount,
    charges,
    overheadsAmount: overheads.totalOverheadsAmount,
    overheadsTax: overheads.totalOverheadsTaxAmount,
    overheadsGross: overheads.totalOverheadsAmountWithTax,
    grossAmount: round(sum([amount, taxAmount, overheads.totalOverheadsAmountWithTax])),
    match: matchWords(matchOf({ quantity, amount }, item)),
    price: isByAmount(item) ? round(amount) : item.price,
  };
}
