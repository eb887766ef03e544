import { waitFor } from '@testing-library/react';

const PLACES = '[role="status"], [role="alert"], output, [aria-live]';

/**
 * Where the page says these words to readers of the screen, however many such places it has; waited for. A text has to be found in what
 * is said, an expression has to match it.
 */
export function told(words: string | RegExp): Promise<HTMLElement> {
  const isMeant = (said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said));
  return waitFor(() => {
    const places = [...document.querySelectorAll<HTMLElement>(PLACES)];
    const said = places.map(place => place.textContent.replaceAll(/\s+/g, ' ').trim());
    const found = places[said.findIndex(isMeant)];
    if (!found) throw new Error(`Nobody was told ${String(words)}, but: ${JSON.stringify(said.filter(Boolean))}`);
    return found;
  });
}

/** For a message as it stands at its field: the list of errors at the top of its form may say the same. */
export const atField = { selector: ':not(button)' } as const;
