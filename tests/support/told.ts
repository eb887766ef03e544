import { waitFor } from '@testing-library/react';

const PLACES = '[role="status"], [role="alert"], output, [aria-live]';

/** Waits for this message in any of the page's live regions. A string must be contained, an expression must match. */
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

/** Matches an error at its field, because the error summary may repeat the text in a button. */
export const atField = { selector: ':not(button)' } as const;
