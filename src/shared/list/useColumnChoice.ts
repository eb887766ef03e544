import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { keep as keepOnDevice, readKept } from '@/lib/kept';
import type { ColumnDef } from './listTypes';

/** A person's own columns of a list: those shown, in their order, and those left out. */
interface ColumnChoice {
  shown: string[];
  hidden: string[];
}

const stored = z.nullable(z.object({ shown: z.array(z.string()), hidden: z.array(z.string()) }));

/** Kept on this device, for each user and list. */
const keyOf = (userId: string, context: string) => `sportal.columns.${userId}.${context}`;

const read = (key: string): ColumnChoice | null => parseJsonText(stored, readKept(key), null);

export interface ColumnChoices<Row> {
  /** What the grid draws. */
  shown: readonly ColumnDef<Row>[];
  /** All, the shown ones first, in the person's order. */
  all: readonly ColumnDef<Row>[];
  isOwn: boolean;
  /** Shows or leaves out a column; the last one stays. */
  toggle: (name: string) => void;
  /** Moves a column by one place. */
  move: (name: string, by: -1 | 1) => void;
  reset: () => void;
}

/**
 * The columns that this person wants to see of those there are, in an order of his own; without a choice, all as they come. A column that
 * did not exist when the choice was made comes behind the chosen ones.
 */
export function useColumnChoice<Row>(
  userId: string,
  context: string,
  columns: readonly ColumnDef<Row>[],
): ColumnChoices<Row> {
  const key = keyOf(userId, context);
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
    // Nothing left of what was chosen, after columns have gone: all of them again.
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
