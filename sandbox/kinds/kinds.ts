import { delivery } from './delivery/kind.ts';
import { nonPo } from './nonPo/kind.ts';
import { proforma } from './proforma/kind.ts';
import type { RecordKind } from './recordKind.ts';

/** Every kind of record. A new one is a folder beside this file and one name here. */
export const kinds: readonly RecordKind[] = [nonPo, proforma, delivery];

const byContext = new Map(kinds.map(kind => [kind.context.toLowerCase(), kind]));

/** The kind of a context, whatever its case; undefined when it is none. */
export function kindOf(context: string | null | undefined): RecordKind | undefined {
  return byContext.get(context?.trim().toLowerCase() ?? '');
}
