import type { Id } from '@/lib/ids';
import { idDigits } from './ids.generated';

/** No text that is an id has a space, a slash or a control sign, or is as long as that. */
const LONGEST = 200;

/** Ids that are numbers grow with time, so that they sort records by their creation. */
export const areIdsNumbers = idDigits !== null;

/**
 * The id in an address or in storage; null when there is none. Whether ids are numbers or texts is the backend's to say
 * (`src/platform/graphql/names.json`): a text that has only digits is not taken for a number.
 */
export function readId(text: string | null | undefined): Id | null {
  const id = text?.trim() ?? '';
  if (idDigits === null) return id !== '' && id.length <= LONGEST && !/[\s/\\\p{Cc}]/u.test(id) ? id : null;
  return id.length <= idDigits && /^\d+$/.test(id) && Number(id) > 0 ? Number(id) : null;
}

/** The id that a navigation state carries; null for anything that is none. */
export function readGivenId(given: unknown): Id | null {
  if (idDigits === null) return typeof given === 'string' ? readId(given) : null;
  return Number.isSafeInteger(given) && (given as number) > 0 ? (given as number) : null;
}
