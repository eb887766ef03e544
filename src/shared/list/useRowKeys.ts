import type { RefObject } from 'react';
import { useShortcuts } from '@/shared/ui/shortcuts';

const MARK = ['a[href]', 'button', 'input'] as const;

const getMark = (row: Element) => MARK.map(what => row.querySelector<HTMLElement>(what)).find(Boolean);

/** J and K move between rows, Enter opens and X selects. The row whose link has the focus is current, so screen readers announce it. */
export function useRowKeys(scroller: RefObject<HTMLElement | null>): void {
  const rows = () => [...(scroller.current?.querySelectorAll('tbody tr[data-row]') ?? [])].filter(getMark);
  const marked = () => document.activeElement?.closest('tr[data-row]') ?? null;
  const box = () => {
    const row = marked();
    return row && scroller.current?.contains(row) ? row.querySelector<HTMLInputElement>('input:enabled') : null;
  };
  const step = (by: 1 | -1) => {
    const all = rows();
    const now = marked();
    const at = now ? all.indexOf(now) : -1;
    const row = at === -1 ? all[0] : all[Math.min(Math.max(at + by, 0), all.length - 1)];
    if (!row) return;
    getMark(row)?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  };
  const some = () => rows().length > 0;
  useShortcuts([
    { key: 'j', label: 'Next row', works: some, run: () => step(1), onlyKey: true },
    { key: 'k', label: 'Previous row', works: some, run: () => step(-1), onlyKey: true },
    // The browser opens the link.
    { key: 'Enter', label: 'Open selected row', works: some, run: () => {}, onlyKey: true },
    { key: 'x', label: 'Select row', works: () => box() !== null, run: () => box()?.click(), onlyKey: true },
  ]);
}
