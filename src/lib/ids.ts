/**
 * The backend's name of a record: a number or a text (a GUID), as the backend has it. Nothing is worked out from one and nothing is read
 * from its shape: it is compared, kept, and sent back as it came. What an address or storage says is made one by `readId`.
 */
export type Id = number | string;

/** The id as one part of an address, whatever signs it has. */
export function idInAddress(id: Id): string {
  return encodeURIComponent(String(id));
}

/** What stands in a part of an address; null for one that is written wrongly. */
export function partOfAddress(part: string | undefined): string | null {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return null;
  }
}

/**
 * Which of two came first, for rows that nothing else tells apart: numbers are counted up by the backend, texts say nothing and leave the
 * rows as they came.
 */
export function inIdOrder(a: Id, b: Id): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}
