import type { PlainArea, PlainKind } from './plainType.ts';
import type { DocumentKind, RecordType } from './recordType.ts';

interface Known {
  kinds: readonly RecordType[];
  documents: readonly DocumentKind[];
  plainAreas: readonly PlainArea[];
}

let known: Known | undefined;

/** Lets rules work without importing the record types. `recordTypes/recordTypes.ts` calls it on load. */
export function declareKinds(kinds: Known): void {
  known = kinds;
}

/** Throws when the caller did not load `recordTypes/recordTypes.ts`. */
export function knownKinds(): Known {
  if (!known) throw new Error('The record types are not loaded (sandbox/recordTypes/recordTypes.ts).');
  return known;
}

/** Case-insensitive. */
export function getType(context: string | null | undefined): RecordType | undefined {
  const wanted = context?.trim().toLowerCase() ?? '';
  return knownKinds().kinds.find(kind => kind.context.toLowerCase() === wanted);
}

export function toDocument(context: string | null | undefined): DocumentKind | undefined {
  const kind = getType(context);
  return knownKinds().documents.find(each => each === kind);
}

export function getPlainKind(context: string | null | undefined): PlainKind | undefined {
  return knownKinds()
    .plainAreas.flatMap(({ kinds }) => kinds)
    .find(kind => kind.context === context);
}
