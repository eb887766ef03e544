import type { Choice } from '@/shared/fieldTypes/types';

/** Page size of `find` (spec 3 §9). */
export const FEW_ROWS = 20;

/** Returns a filter for rows whose code or name contains the text. */
export const holds = (text: string) => (row: Choice) =>
  `${row.code} ${row.name}`.toLowerCase().includes(text.toLowerCase());

/** Returns rows whose code or name contains the text. Lists that fit on one page are filtered here; `find` searches longer ones. */
export async function searchFew<C extends Choice>(find: (text: string) => Promise<C[]>, text: string): Promise<C[]> {
  const all = await find('');
  return all.length < FEW_ROWS ? all.filter(holds(text)) : find(text);
}
