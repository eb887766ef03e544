import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { keep as keepOnDevice, readKept } from '@/lib/kept';
import type { Session } from '@/platform/session/session';
import type { ColumnDef } from './listTypes';

const UNRANKED = 1000;

export function arranged<Row>(columns: readonly ColumnDef<Row>[], session: Session): ColumnDef<Row>[] {
  return columns
    .filter(column => !column.hiddenFrom?.(session))
    .toSorted((a, b) => (a.rank ?? UNRANKED) - (b.rank ?? UNRANKED));
}

interface ColumnChoice {
  shown: string[];
  hidden: string[];
}

const stored = z.nullable(z.object({ shown: z.array(z.string()), hidden: z.array(z.string()) }));

const toKey = (userId: string, context: string) => `sportal.columns.${userId}.${context}`;

const read = (key: string): ColumnChoice | null => parseJsonText(stored, readKept(key), null);

export interface ColumnChoices<Row> {
  shown: readonly ColumnDef<Row>[];
  all: readonly ColumnDef<Row>[];
  isOwn: boolean;
  /** Shows or hides a column; the last visible one can't be hidden. */
  toggle: (name: string) => void;
  move: (name: string, by: -1 | 1) => void;
  reset: () => void;
}

/** Returns the columns in the user's order; without a choice, all columns. Columns added since the choice come last. */
export function useColumnChoice<Row>(
  userId: string,
  context: string,
  columns: readonly ColumnDef<Row>[],
): ColumnChoices<Row> {
  const key = toKey(userId, context);
  const [kept, setKept] = useState(() => ({ key, choice: read(key) }));
  if (kept.key !== key) setKept({ key, choice: read(key) });
  const { choice } = kept;

  return useMemo(() => {
    const place = (column: ColumnDef<Row>) => {
      const at = choice?.shown.indexOf(column.name) ?? -1;
      return at < 0 ? columns.length : at;
    };
    const isHidden = (column: ColumnDef<Row>) => choice?.hidden.includes(column.name) === true;
    const shown = columns.filter(column => !isHidden(column)).toSorted((a, b) => place(a) - place(b));
    const hidden = columns.filter(isHidden);
    // If no chosen column exists any more, show all.
    const drawn = shown.length > 0 ? shown : columns;
    const keep = (next: ColumnChoice | null) => {
      keepOnDevice(key, next);
      setKept({ key, choice: next });
    };
    const names = (some: readonly ColumnDef<Row>[]) => some.map(column => column.name);
    return {
      shown: choice === null ? columns : drawn,
      all: choice === null ? columns : [...shown, ...hidden],
      isOwn: choice !== null,
      toggle: name => {
        const isShown = names(shown).includes(name);
        if (isShown && shown.length === 1) return;
        keep({
          shown: isShown ? names(shown).filter(other => other !== name) : [...names(shown), name],
          hidden: isShown ? [...names(hidden), name] : names(hidden).filter(other => other !== name),
        });
      },
      move: (name, by) => {
        const order = names(shown);
        const from = order.indexOf(name);
        const to = from + by;
        if (from < 0 || to < 0 || to >= order.length) return;
        keep({ shown: order.toSpliced(from, 1).toSpliced(to, 0, name), hidden: names(hidden) });
      },
      reset: () => keep(null),
    };
  }, [choice, columns, key]);
}
