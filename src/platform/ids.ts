import type { Id } from '@/lib/ids';
import { idDigits } from './ids.generated';

/** Longer texts, or texts with spaces, slashes or control characters, are not ids. */
const LONGEST = 200;

/** Numeric ids increase with time, so they sort records by creation. */
export const areIdsNumbers = idDigits !== null;

/** Parses an id from a URL or storage; null if invalid. `names.json` decides whether ids are numbers; text ids of digits stay texts. */
export function readId(text: string | null | undefined): Id | null {
  const id = text?.trim() ?? '';
  if (idDigits === null) return id !== '' && id.length <= LONGEST && !/[\s/\\\p{Cc}]/u.test(id) ? id : null;
  return id.length <= idDigits && /^\d+$/.test(id) && Number(id) > 0 ? Number(id) : null;
}

/** Reads an id from navigation state; null if invalid. */
export function readGivenId(given: unknown): Id | null {
  if (idDigits === null) return typeof given === 'string' ? readId(given) : null;
  return Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : null;
}
