import { searchText } from '@/lib/text';

/** Minimum length of a server search (spec 1 §5, spec 3 §5); higher for employees. */
export const SEARCH_FROM = 3;

/** Delay of a search after the last key, in ms; Enter searches at once. */
export const SEARCH_PAUSE_MS = 300;

/** Returns whether a text is too short to search. Empty text is not: it resets the search. */
export function isTooShort(text: string): boolean {
  const { length } = searchText(text);
  return length > 0 && length < SEARCH_FROM;
}

/** Returns the hint for a text that is too short. */
export const tooShortMessage = (least = SEARCH_FROM) => `Type at least ${least} characters`;

export const SEARCH_FAILED = 'The search failed. Press Enter to try again.';
