import type { PlainArea, PlainKind } from './plainType.ts';
import type { DocumentKind, RecordType } from './recordType.ts';

interface Known {
  /** All record types, documents first. */
  kinds: readonly RecordType[];
  documents: readonly DocumentKind[];
  /** Groups of record types without approval. */
  plainAreas: readonly PlainArea[];
}

let known: Known | undefined;

/** Registers the record types, so that rules need no import. `recordTypes/recordTypes.ts` calls it on load. */
export function declareKinds(kinds: Known): void {
  known = kinds;
}

/** Returns the registered record types. Throws when the caller did not load `recordTypes/recordTypes.ts`. */
export function knownKinds(): Known {
  if (!known) throw new Error('Nobody has loaded the kinds (sandbox/recordTypes/recordTypes.ts).');
  return known;
}

/** Returns the record type of a context (case-insensitive); undefined for others. */
export function getType(context: string | null | undefined): RecordType | undefined {
  const wanted = context?.trim().toLowerCase() ?? '';
  return knownKinds().kinds.find(kind => kind.context.toLowerCase() === wanted);
}

/** Returns the document type of a context; undefined for others. */
export function toDocument(context: string | null | undefined): DocumentKind | undefined {
  const kind = getType(context);
  return knownKinds().documents.find(each => each === kind);
}

/** Returns the plain record type of a file context; undefined for others. */
export function getPlainKind(context: string | null | undefined): PlainKind | undefined {
  return knownKinds()
    .plainAreas.flatMap(({ kinds }) => kinds)
    .find(kind => kind.context === context);
}
