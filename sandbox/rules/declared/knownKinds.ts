import type { PlainArea, PlainKind } from './plainKind.ts';
import type { DocumentKind, RecordKind } from './recordKind.ts';

interface Known {
  /** Every kind of record, the documents first. */
  kinds: readonly RecordKind[];
  documents: readonly DocumentKind[];
  /** Kinds that nobody approves here, by what they belong to. */
  plainAreas: readonly PlainArea[];
}

let known: Known | undefined;

/** Says which kinds there are, so that rules can look one up without importing it. Done by `kinds/kinds.ts` when it is loaded. */
export function declareKinds(kinds: Known): void {
  known = kinds;
}

/** All declared kinds. A rule that looks one up before any was declared has a caller without `kinds/kinds.ts`. */
export function knownKinds(): Known {
  if (!known) throw new Error('Nobody has loaded the kinds (sandbox/kinds/kinds.ts).');
  return known;
}

/** The kind of a context, whatever its case; undefined when it is none. */
export function kindOf(context: string | null | undefined): RecordKind | undefined {
  const wanted = context?.trim().toLowerCase() ?? '';
  return knownKinds().kinds.find(kind => kind.context.toLowerCase() === wanted);
}

/** The kind of documents of a context; undefined when it is none. */
export function documentOf(context: string | null | undefined): DocumentKind | undefined {
  const kind = kindOf(context);
  return knownKinds().documents.find(each => each === kind);
}

/** The plain kind whose files say this context; undefined when it is none. */
export function plainKindOf(context: string | null | undefined): PlainKind | undefined {
  return knownKinds()
    .plainAreas.flatMap(({ kinds }) => kinds)
    .find(kind => kind.context === context);
}
