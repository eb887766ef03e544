import { chargesOn, getOverheads } from '@/domain/orders/charges';
import { multiply, toPercent, round, sum } from '@/lib/money';
import { getVisible, typedLines, type DeliveryLine, type TypedLine } from '../fields/delivery.lines';
import { availableAmount, isByAmount, proposedQuantity, type BillableItem } from '../fields/item';

export function getLine(item: BillableItem): DeliveryLine {
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
  return withAmounts({ ...typed, quantity, amount }, item, { taxAmount: toPercent(amount, item.taxRate), charges });
}

export function withAmounts(
  typed: TypedLine,
  item: BillableItem,
  { taxAmount, charges }: Pick<DeliveryLine, 'taxAmount' | 'charges'>,
): DeliveryLine {
  const { amount } = typed;
  const overheads = getOverheads(charges, item.taxRate);
  return {
    ...typed,
    ...getVisible(item),
    taxAmount,
    charges,
    overheadsAmount: overheads.totalOverheadsAmount,
    overheadsTax: overheads.totalOverheadsTaxAmount,
    overheadsGross: overheads.totalOverheadsAmountWithTax,
    grossAmount: round(sum([amount, taxAmount, overheads.totalOverheadsAmountWithTax])),
    price: isByAmount(item) ? round(amount) : item.price,
  };
}
