import { searchText } from '@/lib/text';

/** From so many characters on the backend is searched (spec 1 §5, spec 3 §5); employees from more. */
export const SEARCH_FROM = 3;

/** A search starts after so many ms without a key; Enter does not wait. */
export const SEARCH_PAUSE_MS = 300;

/** Whether a text is too short to be searched for. Nothing is not: it shows all again. */
export function isTooShort(text: string): boolean {
  const { length } = searchText(text);
  return length > 0 && length < SEARCH_FROM;
}

/** What is missing of a text that is too short. */
export const tooShortWords = (least = SEARCH_FROM) => `Type at least ${least} characters`;
