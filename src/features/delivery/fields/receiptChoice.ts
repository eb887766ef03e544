import { multiply, parseDecimal, round, sum } from '@/lib/money';
import type { ReceiptRow } from '../api/operations';

type Picked = Pick<ReceiptRow, 'items'>;

const itemsOf = ({ items }: Picked) => items ?? [];

/** Returns the first item's name and the number of further items. */
export function materialOf(receipt: Picked): string {
  const [first, ...others] = itemsOf(receipt);
  if (!first) return '';
  const name = first.itemName || first.itemCode || '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

/** Returns the open quantity of a receipt if all items have the same unit, else ''. */
export function openQuantityOf(receipt: Picked): string {
  const items = itemsOf(receipt);
  const units = new Set(items.map(({ uom }) => uom ?? ''));
  if (units.size !== 1) return '';
  const open = sum(items.map(item => item.invoiceAvailableQuantity));
  return `${parseDecimal(open) ?? open} ${[...units].join('')}`.trim();
}

/** Returns the value of the open quantity before tax, at the billed prices. */
export function openValueOf(receipt: Picked): string | null {
  const items = itemsOf(receipt);
  if (items.length === 0) return null;
  return round(sum(items.map(item => multiply(item.invoiceAvailableQuantity, item.price))));
}
