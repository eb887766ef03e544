import type { SelectOption } from '@/shared/kinds/types';
import type { ImportDef } from './importDef';

/**
 * The options of all select columns, asked for at once. A list that does not come is left out: its column is then checked by the server
 * alone, and `missing` names it.
 */
export async function loadOptions(def: ImportDef, signal: AbortSignal) {
  const options = new Map<string, readonly SelectOption[]>();
  const missing: string[] = [];
  await Promise.all(
    def.columns.map(async column => {
      if (column.kind !== 'select') return;
      try {
        options.set(column.key, typeof column.options === 'function' ? await column.options(signal) : column.options);
      } catch {
        missing.push(column.title);
      }
    }),
  );
  return { options, missing };
}
