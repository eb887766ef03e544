import { amountIssue } from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { compare, decimalsOf, isZero, parseDecimal } from '@/lib/money';
import type { Intent } from '@/shared/form/intent';
import type { LineIssue } from '@/shared/lines/lineProblems';
import { availableAmount, decimalsAllowed, isByAmount, type BillableItem } from './item';
import type { DeliveryLine } from './line';
import { messages } from './messages';

/** What is wrong with a typed quantity (spec 3 §5, DECISIONS 36, 37), or null. A draft may leave it empty or 0, but not claim too much. */
function quantityIssue(typed: string, item: BillableItem, intent: Intent): string | null {
  const text = typed.trim();
  const quantity = parseDecimal(text);
  if (text !== '' && quantity === null) return invoiceMessages.notANumber;
  if (quantity !== null && compare(quantity, 0) < 0) return messages.quantityRequired;
  if (quantity === null || isZero(quantity)) return intent === 'submit' ? messages.quantityRequired : null;
  const allowed = decimalsAllowed(item);
  if (decimalsOf(quantity) > allowed) return allowed === 0 ? messages.noDecimals : messages.threeDecimals;
  return compare(quantity, item.available) > 0 ? messages.tooMuch : null;
}

/** Of a service that is billed by amount. */
function typedAmountIssue(typed: string, item: BillableItem, intent: Intent): string | null {
  const problem = amountIssue(typed, intent);
  if (problem) return problem;
  return compare(typed, availableAmount(item)) > 0 ? messages.tooMuchAmount : null;
}

/** What is wrong with the lines, each alone. `itemOf`: undefined for one that order and receipts no longer have. */
export function lineIssues(
  lines: readonly DeliveryLine[],
  itemOf: (ref: string) => BillableItem | undefined,
  intent: Intent,
): LineIssue<DeliveryLine>[] {
  return lines.flatMap((line, index): LineIssue<DeliveryLine>[] => {
    const item = itemOf(line.ref);
    const byAmount = item !== undefined && isByAmount(item);
    const message = !item
      ? messages.itemGone
      : byAmount
        ? typedAmountIssue(line.amount, item, intent)
        : quantityIssue(line.quantity, item, intent);
    return message ? [{ index, key: byAmount ? 'amount' : 'quantity', message }] : [];
  });
}
