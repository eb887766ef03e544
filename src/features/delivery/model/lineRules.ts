import { mistakes } from '@/lib/mistakes';
import { compare, decimalsOf, isZero, parseDecimal } from '@/lib/money';
import type { Intent } from '@/shared/fields/intent';
import type { RowIssue } from '@/shared/fields/rows';
import { fieldError } from '@/shared/fields/schema';
import type { ResolvedField } from '@/shared/fields/types';
import type { DeliveryLine } from '../fields/delivery.lines';
import { availableAmount, decimalsAllowed, isByAmount, type BillableItem } from '../fields/item';
import { messages } from '../messages';

/** What is wrong with a typed quantity (spec 3 §5, DECISIONS 36, 37), or null. A draft may leave it empty or 0, but not claim too much. */
function quantityIssue(typed: string, item: BillableItem, intent: Intent, required: string): string | null {
  const text = typed.trim();
  const quantity = parseDecimal(text);
  if (text !== '' && quantity === null) return mistakes.number(text);
  if (quantity !== null && compare(quantity, 0) < 0) return required;
  if (quantity === null || isZero(quantity)) return intent === 'submit' ? required : null;
  const allowed = decimalsAllowed(item);
  if (decimalsOf(quantity) > allowed) return allowed === 0 ? messages.noDecimals : messages.threeDecimals;
  return compare(quantity, item.available) > 0 ? messages.tooMuch : null;
}

/** What is wrong with the lines, each alone. `itemOf`: undefined for one that order and receipts no longer have. */
export function lineIssues(
  fields: readonly ResolvedField<DeliveryLine>[],
  lines: readonly DeliveryLine[],
  itemOf: (ref: string) => BillableItem | undefined,
  intent: Intent,
): RowIssue<DeliveryLine>[] {
  const field = (name: string) => fields.find(({ def }) => def.name === name);
  const typed = { quantity: field('quantity'), amount: field('amount') };
  const problemOf = (line: DeliveryLine, item: BillableItem, key: 'quantity' | 'amount'): string | null => {
    const asked = typed[key];
    if (!asked?.present || asked.mode !== 'edit') return null;
    if (key === 'quantity')
      return quantityIssue(line.quantity, item, intent, asked.required || messages.quantityRequired);
    const tooMuch = () => (compare(line.amount, availableAmount(item)) > 0 ? messages.tooMuchAmount : null);
    return fieldError(asked, line, intent) ?? tooMuch();
  };
  return lines.flatMap((line, index): RowIssue<DeliveryLine>[] => {
    const item = itemOf(line.ref);
    const key = item && isByAmount(item) ? 'amount' : 'quantity';
    const message = item ? problemOf(line, item, key) : messages.itemGone;
    return message ? [{ index, key, message }] : [];
  });
}
