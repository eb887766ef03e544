import { createContext, use, useLayoutEffect } from 'react';

interface Labelled {
  /** null for a list that is identified by its lines. */
  label: string | null;
  asOne?: true;
  columns?: readonly { key: string; title: string }[];
}

/** Returns the line index of 'items.12.amount', or -1. */
export function lineOfPath(path: string): number {
  return Number(/\.(\d+)(?:\.|$)/.exec(path)?.[1] ?? -1);
}

export class FieldLabels {
  private readonly drawn = new Map<string, Labelled>();

  put(path: string, part: Labelled): () => void {
    this.drawn.set(path, part);
    return () => {
      if (this.drawn.get(path) === part) this.drawn.delete(path);
    };
  }

  isDrawn(path: string): boolean {
    return this.drawn.has(path);
  }

  /** Returns a field's label; for a cell 'Line 3 Amount' (`withLine` false: 'Amount'). Null if it isn't rendered. */
  label(path: string, withLine = true): string | null {
    const line = lineOfPath(path);
    if (line < 0) return this.drawn.get(path)?.label || null;
    const [list = '', , key = ''] = path.split('.');
    const title = this.drawn.get(list)?.columns?.find(column => column.key === key)?.title;
    if (title === undefined) return null;
    return withLine ? `Line ${line + 1} ${title}` : title;
  }

  /** Returns the label of a list with rows shown elsewhere; otherwise null. */
  getTitle(path: string): string | null {
    const part = this.drawn.get(path);
    return part?.asOne ? part.label : null;
  }

  /** Formats an error for a list away from its field: with line, and with label unless the message contains it. */
  getText({ path, message }: { path: string; message: string }): string {
    const sentence = message || 'This value was not accepted';
    const line = lineOfPath(path);
    const place = line < 0 ? '' : `${this.getTitle(path.split('.')[0] ?? '') ?? 'Line'} ${line + 1}`;
    const label = this.label(path, false);
    const isNamed = label === null || sentence.toLowerCase().includes(label.toLowerCase());
    const start = [place, isNamed ? '' : label].filter(Boolean).join(' ');
    return start ? `${start}: ${sentence}` : sentence;
  }
}

/** Labels of the surrounding form; null outside. */
export const FieldLabelsContext = createContext<FieldLabels | null>(null);

/** Registers the label of a form part while mounted. Without `path` it does nothing. Keep the columns stable between renders. */
export function useFieldLabel(path: string | undefined, { label, asOne, columns }: Labelled): void {
  const labels = use(FieldLabelsContext);
  useLayoutEffect(() => {
    if (path === undefined) return;
    return labels?.put(path, { label, asOne, columns });
  }, [labels, path, label, asOne, columns]);
}
