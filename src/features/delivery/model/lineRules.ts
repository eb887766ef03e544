import { inputErrors } from '@/lib/inputErrors';
import { compare, getDecimals, isZero, parseDecimal } from '@/lib/money';
import type { Intent } from '@/shared/fields/intent';
import type { RowIssue } from '@/shared/fields/rows';
import { fieldError } from '@/shared/fields/schema';
import type { ResolvedField } from '@/shared/fields/types';
import type { DeliveryLine } from '../fields/delivery.lines';
import { availableAmount, decimalsAllowed, isByAmount, type BillableItem } from '../fields/item';
import { messages } from '../messages';

/** Spec 3 §5, docs/decisions.md#delivery-quantity, #quantity-decimals. A draft allows an empty quantity or 0, but not too much. */
function quantityIssue(typed: string, item: BillableItem, intent: Intent, required: string): string | null {
  const text = typed.trim();
  const quantity = parseDecimal(text);
  if (text !== '' && quantity === null) return inputErrors.number(text);
  if (quantity !== null && compare(quantity, 0) < 0) return required;
  if (quantity === null || isZero(quantity)) return intent === 'submit' ? required : null;
  const allowed = decimalsAllowed(item);
  if (getDecimals(quantity) > allowed) return allowed === 0 ? messages.noDecimals : messages.threeDecimals;
  return compare(quantity, item.available) > 0 ? messages.tooMuch : null;
}

/** Returns errors per line. `itemOf` returns undefined for items that order and receipts no longer have. */
export function lineIssues(
  fields: readonly ResolvedField<DeliveryLine>[],
  lines: readonly DeliveryLine[],
  itemOf: (ref: string) => BillableItem | undefined,
  intent: Intent,
): RowIssue<DeliveryLine>[] {
  const typed = fields.filter(({ present, mode }) => present && mode === 'edit');
  const getProblem = (field: ResolvedField<DeliveryLine>, line: DeliveryLine, item: BillableItem): string | null => {
    const { name } = field.def;
    if (name === (isByAmount(item) ? 'quantity' : 'amount')) return null;
    if (name === 'quantity')
      return quantityIssue(line.quantity, item, intent, field.required || messages.quantityRequired);
    const isTooMuch = name === 'amount' && compare(line.amount, availableAmount(item)) > 0;
    return fieldError(field, line, intent) ?? (isTooMuch ? messages.tooMuchAmount : null);
  };
  return lines.flatMap((line, index): RowIssue<DeliveryLine>[] => {
    const item = itemOf(line.ref);
    if (!item) return [{ index, key: 'quantity', message: messages.itemGone }];
    return typed.flatMap((field): RowIssue<DeliveryLine>[] => {
      const message = getProblem(field, line, item);
      return message === null ? [] : [{ index, key: field.def.name as keyof DeliveryLine, message }];
    });
  });
}
