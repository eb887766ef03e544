import type { PathError } from './intentResolver';

interface Place {
  element: HTMLElement;
  /** Its path: the field's own, or of the nearest thing around it that is drawn. */
  path: string;
  /** Its position among the fields of the page. */
  order: number;
}

/** The fields of a page as they are drawn at this moment: elements say their path in `data-field`. */
export class FieldMap {
  private readonly places = new Map<string, Place>();

  constructor(root: HTMLElement) {
    for (const [order, element] of root.querySelectorAll<HTMLElement>('[data-field]').entries()) {
      const path = element.dataset['field'] ?? '';
      if (!this.places.has(path)) this.places.set(path, { element, path, order });
    }
  }

  /** The place of a field, or of what contains it. */
  place(path: string): Place | null {
    for (let parts = path.split('.'); parts.length > 0; parts = parts.slice(0, -1)) {
      const place = this.places.get(parts.join('.'));
      if (place) return place;
    }
    return null;
  }

  /** Puts errors in the order in which people meet their fields; those that are nowhere come last. */
  inPageOrder(errors: readonly PathError[]): PathError[] {
    return errors
      .map((error, given) => ({
        error,
        given,
        order: this.place(error.path)?.order ?? Infinity,
        line: lineOf(error.path),
      }))
      .sort((a, b) => (a.order === b.order ? a.line - b.line || a.given - b.given : a.order - b.order))
      .map(({ error }) => error);
  }

  /**
   * What the page calls a field: its label, for a cell of a line 'Line 3 Amount' (`withLine` false: 'Amount'). Null when it is not drawn;
   * of a cell, when no line draws its column.
   */
  label(path: string, withLine = true): string | null {
    const line = lineOf(path);
    if (line < 0) {
      const element = this.places.get(path)?.element;
      const label =
        element?.querySelector('[id$="-label"]')?.textContent ?? element?.querySelector('label')?.textContent;
      return label?.replace(/\*\s*$/, '').trim() || null;
    }
    const [array = '', , key = ''] = path.split('.');
    const cell = this.places.get(array)?.element.querySelector(`[data-key="${key}"]`);
    const title = cell?.getAttribute('aria-label')?.replace(/^Line \d+ /, '');
    return title ? (withLine ? `Line ${line + 1} ${title}` : title) : null;
  }

  /** How an error reads in a list, away from its field: with its line or label, unless the message says it already. */
  textOf({ path, message }: PathError): string {
    const words = message || 'This value was not accepted';
    const line = lineOf(path);
    if (line >= 0) return `Line ${line + 1}: ${words}`;
    const label = this.label(path);
    return label && !words.toLowerCase().includes(label.toLowerCase()) ? `${label}: ${words}` : words;
  }
}

/** The line of 'items.12.amount', from 0; -1 when the path has none. */
function lineOf(path: string): number {
  return Number(/\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? -1);
}

const FOCUSABLE =
  'input:not([type=hidden],[type=file],:disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Opens what is folded around an element, scrolls to it and puts the focus into it. False when there is nothing to focus. */
export function focusInto(element: HTMLElement, { scroll = true } = {}): boolean {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  const isCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (scroll) element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
