import { lineOfPath } from '@/shared/ui/fieldLabels';
import type { PathError } from './intentResolver';

/** -1 for none; lines count from 0. */
type Position = readonly [field: number, line: number, cell: number];

interface Place {
  element: HTMLElement;
  path: string;
  order: number;
}

/** Currently rendered fields of a page by `data-field` path. */
export class FieldMap {
  private readonly places = new Map<string, Place>();

  constructor(root: HTMLElement) {
    for (const [order, element] of root.querySelectorAll<HTMLElement>('[data-field]').entries()) {
      const path = element.dataset['field'] ?? '';
      if (!this.places.has(path)) this.places.set(path, { element, path, order });
    }
  }

  place(path: string): Place | null {
    for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
      const place = this.places.get(parts.join('.'));
      if (place) return place;
    }
    return null;
  }

  /** Sorts errors by page position; those without a place come last. */
  inPageOrder(errors: readonly PathError[]): PathError[] {
    return errors
      .map(error => ({ error, at: this.positionOf(error.path) }))
      .sort((a, b) => compare(a.at, b.at))
      .map(({ error }) => error);
  }

  /** Returns the next error after an element, wrapping around. */
  nextAfter(errors: readonly PathError[], element: Element | null): PathError | undefined {
    const inOrder = this.inPageOrder(errors);
    const field = element?.closest<HTMLElement>('[data-field]');
    if (!field) return inOrder[0];
    const index = Number(element?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const [at] = this.positionOf(field.dataset['field'] ?? '');
    const here: Position = [at, index, index < 0 ? -1 : getCell(field, element?.getAttribute('data-key') ?? '')];
    return inOrder.find(({ path }) => compare(this.positionOf(path), here) > 0) ?? inOrder[0];
  }

  private positionOf(path: string): Position {
    const place = this.place(path);
    if (!place) return [Infinity, -1, -1];
    const line = lineOfPath(path);
    return [place.order, line, line < 0 ? -1 : getCell(place.element, path.slice(path.lastIndexOf('.') + 1))];
  }
}

function compare([field, line, cell]: Position, other: Position): number {
  return field === other[0] ? line - other[1] || cell - other[2] : field - other[0];
}

function getCell(table: HTMLElement, key: string): number {
  const cells = [...(table.querySelector('[data-line]')?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  return cells.findIndex(cell => cell.dataset['key'] === key);
}

const FOCUSABLE =
  'input:not([type=hidden],[type=file],:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled, [data-aside]), [tabindex="0"]';

/** Event before an element gets the focus, so that containers can show it. */
export const REVEAL = 'portal-reveal';

export function bringIntoSight(element: HTMLElement, block: ScrollLogicalPosition): void {
  const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' });
}

/** Opens collapsed containers, scrolls to the element and focuses it; returns false if that failed. */
export function focusInto(element: HTMLElement, { scroll = true } = {}): boolean {
  if (scroll) element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  if (scroll) bringIntoSight(element, 'center');
  target?.focus({ preventScroll: true });
  return target !== null && target === document.activeElement; // an inert field can't get the focus
}
