import { flushSync } from 'react-dom';

/** Shows the rest of a shortened list and focuses its first new entry, because the pressed button disappears. */
export function showRest(show: () => void, list: Element | null, entries: string, shown: number): void {
  flushSync(show);
  list?.querySelectorAll<HTMLElement>(entries)[shown]?.focus();
}
