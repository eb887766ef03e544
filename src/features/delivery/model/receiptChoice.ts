import { multiply, parseDecimal, round, sum } from '@/lib/money';
import type { ReceiptRow } from '../api/operations';

type Picked = Pick<ReceiptRow, 'items'>;

const itemsOf = ({ items }: Picked) => items ?? [];

/** What was received: the first item by its name, and how many more there are. */
export function materialOf(receipt: Picked): string {
  const [first, ...others] = itemsOf(receipt);
  if (!first) return '';
  const name = first.itemName || first.itemCode || '';
  return others.length > 0 ? `${name} and ${others.length} more` : name;
}

/** What can still be billed of it, where all of its items have one unit; nothing adds up kilograms and pieces. */
export function openQuantityOf(receipt: Picked): string {
  const items = itemsOf(receipt);
  const units = new Set(items.map(({ uom }) => uom ?? ''));
  if (units.size !== 1) return '';
  const open = sum(items.map(item => item.invoiceAvailableQuantity));
  return `${parseDecimal(open) ?? open} ${[...units].join('')}`.trim();
}

/** What that is worth before tax, by the prices that it is billed at. */
export function openValueOf(receipt: Picked): string | null {
  const items = itemsOf(receipt);
  if (items.length === 0) return null;
  return round(sum(items.map(item => multiply(item.invoiceAvailableQuantity, item.price))));
}
