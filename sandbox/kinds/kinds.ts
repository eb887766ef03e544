import { delivery } from './delivery/kind.ts';
import { manual } from './manual/kind.ts';
import { nonPo } from './nonPo/kind.ts';
import { proforma } from './proforma/kind.ts';
import type { PlainArea, PlainKind } from './plainKind.ts';
import type { DocumentKind, RecordKind } from './recordKind.ts';
import { te } from './te/area.ts';

/** The kinds that are written as drafts, submitted and approved. A new one is a folder beside this file and one name here. */
export const documents: readonly DocumentKind[] = [nonPo, proforma, delivery];

/** Every kind of record, the documents first. */
export const kinds: readonly RecordKind[] = [...documents, manual];

const byContext = new Map(kinds.map(kind => [kind.context.toLowerCase(), kind]));

/** The kind of documents of a context; undefined when it is none. */
export function documentOf(context: string | null | undefined): DocumentKind | undefined {
  const kind = kindOf(context);
  return documents.find(each => each === kind);
}

/** The kind of a context, whatever its case; undefined when it is none. */
export function kindOf(context: string | null | undefined): RecordKind | undefined {
  return byContext.get(context?.trim().toLowerCase() ?? '');
}

/** Kinds that nobody approves here, by what they belong to. */
export const plainAreas: readonly PlainArea[] = [te];

const plainByContext = new Map(
  plainAreas.flatMap(({ kinds: own }) => own.map((kind): [string, PlainKind] => [kind.context, kind])),
);

/** The plain kind whose files say this context; undefined when it is none. */
export function plainKindOf(context: string | null | undefined): PlainKind | undefined {
  return plainByContext.get(context ?? '');
}
