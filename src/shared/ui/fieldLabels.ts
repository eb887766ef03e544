import { createContext, use, useLayoutEffect } from 'react';

/** What a drawn part of a form is called. */
interface Labelled {
  /** Its label; null for a list that is known by its lines. */
  label: string | null;
  /** A list whose rows are drawn elsewhere: it is told as one thing. */
  asOne?: true;
  /** Of a list of lines: its columns that are typed in. */
  columns?: readonly { key: string; title: string }[];
}

/** The line of 'items.12.amount', from 0; -1 when the path has none. */
export function lineOfPath(path: string): number {
  return Number(/\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? -1);
}

/** What the drawn fields of one form are called, by their paths: they say it when they are drawn, out of their definitions. */
export class FieldLabels {
  private readonly drawn = new Map<string, Labelled>();

  /** Takes a part in until the answer is called. */
  put(path: string, part: Labelled): () => void {
    this.drawn.set(path, part);
    return () => {
      if (this.drawn.get(path) === part) this.drawn.delete(path);
    };
  }

  isDrawn(path: string): boolean {
    return this.drawn.has(path);
  }

  /** A field's label, for a cell of a line 'Line 3 Amount' (`withLine` false: 'Amount'). Null when it is not drawn. */
  label(path: string, withLine = true): string | null {
    const line = lineOfPath(path);
    if (line < 0) return this.drawn.get(path)?.label || null;
    const [list = '', , key = ''] = path.split('.');
    const title = this.drawn.get(list)?.columns?.find(column => column.key === key)?.title;
    if (title === undefined) return null;
    return withLine ? `Line ${line + 1} ${title}` : title;
  }

  /** What a list is called whose rows are drawn elsewhere; null for every other field. */
  titleOf(path: string): string | null {
    const part = this.drawn.get(path);
    return part?.asOne ? part.label : null;
  }

  /** How an error reads in a list, away from its field: with its line, and with its label unless the message says it already. */
  textOf({ path, message }: { path: string; message: string }): string {
    const words = message || 'This value was not accepted';
    const line = lineOfPath(path);
    const place = line < 0 ? '' : `${this.titleOf(path.split('.')[0] ?? '') ?? 'Line'} ${line + 1}`;
    const label = this.label(path, false);
    const isNamed = label === null || words.toLowerCase().includes(label.toLowerCase());
    const start = [place, isNamed ? '' : label].filter(Boolean).join(' ');
    return start ? `${start}: ${words}` : words;
  }
}

/** Of the form around; null outside of one. */
export const FieldLabelsContext = createContext<FieldLabels | null>(null);

/**
 * Says what a part of the form is called, as long as it is drawn. Without a `path` the part is no field. Keep the columns the same between
 * renders.
 */
export function useFieldLabel(path: string | undefined, { label, asOne, columns }: Labelled): void {
  const labels = use(FieldLabelsContext);
  useLayoutEffect(() => {
    if (path === undefined) return;
    return labels?.put(path, { label, asOne, columns });
  }, [labels, path, label, asOne, columns]);
}
