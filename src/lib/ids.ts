/** The backend's id of a record. Opaque: compare, store and send it unchanged. `readId` reads ids from URLs or storage. */
export type Id = number | string;

export function idInAddress(id: Id): string {
  return encodeURIComponent(String(id));
}

/** Decodes a URL segment; null if it is malformed. */
export function partOfAddress(part: string | undefined): string | null {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return null;
  }
}

/** Compares ids as a tie-breaker. The backend counts numeric ids up; text ids have no order and compare as equal. */
export function inIdOrder(a: Id, b: Id): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}
