import { chargesOn, overheadsOf } from '@/domain/orders/charges';
import { multiply, percentOf, round, sum } from '@/lib/money';
import { shownOf, typedLines, type DeliveryLine, type TypedLine } from '../fields/delivery.lines';
import { availableAmount, isByAmount, proposedQuantity, type BillableItem } from '../fields/item';
import { matchOf, describeMatch } from './match';

export function lineOf(item: BillableItem): DeliveryLine {
  const proposed = { quantity: proposedQuantity(item), amount: availableAmount(item) };
  return workedOut({ ...typedLines.blank(), ...proposed }, item);
}

export function workedOut(typed: TypedLine, item: BillableItem): DeliveryLine {
  const byAmount = isByAmount(item);
  const quantity = byAmount ? '1' : typed.quantity;
  const amount = byAmount ? typed.amount : round(multiply(quantity, item.price));
  const charges = byAmount
    ? chargesOn(item.charges, amount, multiply(item.ordered, item.price))
    : chargesOn(item.charges, quantity, item.ordered);
  return withAmounts({ ...typed, quantity, amount }, item, { taxAmount: percentOf(amount, item.taxRate), charges });
}

export function withAmounts(
  typed: TypedLine,
  item: BillableItem,
  { taxAmount, charges }: Pick<DeliveryLine, 'taxAmount' | 'charges'>,
): DeliveryLine {
  const { quantity, amount } = typed;
  const overheads = overheadsOf(charges, item.taxRate);
  return {
    ...typed,
    ...shownOf(item),
    taxAmount,
    charges,
    overheadsAmount: overheads.totalOverheadsAmount,
    overheadsTax: overheads.totalOverheadsTaxAmount,
    overheadsGross: overheads.totalOverheadsAmountWithTax,
    grossAmount: round(sum([amount, taxAmount, overheads.totalOverheadsAmountWithTax])),
    match: describeMatch(matchOf({ quantity, amount }, item)),
    price: isByAmount(item) ? round(amount) : item.price,
  };
}
