import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useLatest } from '@/platform/useLatest';
import { afterPaint } from '@/platform/listeners';
import { same } from '@/lib/same';
import type { LinesForm } from '@/shared/lines/useLinesForm';
import { getLostFields } from './lostFields';

/** Returns changed dependent values, such as totals and resets. Pure. `previous` is `values` itself after loading a record or draft. */
export type Derive<V> = (values: V, previous: V) => Partial<V> | null;

interface Options<V extends FieldValues> {
  form: Pick<LinesForm<V>, 'getValues' | 'setValue' | 'lines' | 'onChange'>;
  derive: Derive<V> | undefined;
  /** Asks before a change of `own` empties the fields `lost`; null: no need to ask. */
  confirmReset?: (own: string, lost: readonly string[]) => Promise<boolean> | null;
}

/** Applies `derive` with each change, or after the next frame while a line is typed. */
export function useDerived<V extends FieldValues>({ form, derive, confirmReset }: Options<V>) {
  const { getValues, setValue, lines, onChange } = form;
  const latest = useLatest(derive);
  const latestConfirm = useLatest(confirmReset);
  const [worker] = useState(() => {
    let previous: V | null = null;
    let working = false;
    let asking = false;

    function work(before: V | null, change = () => {}, isConfirmed = false): void {
      if (working || (asking && before)) return;
      working = true;
      try {
        change();
        const now = before ? keepUnchanged(getValues(), before) : getValues();
        const isChanged = !before || Object.keys(now).some(name => now[name] !== before[name]);
        if (!latest.current || !isChanged) return;
        const patch = latest.current(now, before ?? now);
        if (before && patch && !isConfirmed && needsConfirmation(before, now, patch)) return;
        for (const [name, value] of Object.entries(patch ?? {})) {
          if (same(now[name], value)) continue;
          const table = lines.get(name);
          if (table) table.rework(value as readonly object[]);
          else setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
        }
        previous = getValues();
      } finally {
        working = false;
      }
    }

    /** Until the answer nothing follows from the change; Cancel reverts it. */
    function needsConfirmation(before: V, changed: V, patch: Partial<V>): boolean {
      const derive = (values: object, former: object) => latest.current?.(values as V, former as V) ?? null;
      const { own, lost } = getLostFields({ before, changed, patch, derive });
      const [name] = own;
      const answer = name !== undefined && lost.length > 0 && latestConfirm.current?.(name, lost);
      if (!answer) return false;
      asking = true;
      void answer.then(isAgreed => {
        asking = false;
        if (isAgreed) return work(previous, undefined, true);
        for (const each of own) setValue(each as Path<V>, before[each] as PathValue<V, Path<V>>, { shouldDirty: true });
      });
      return true;
    }

    return {
      run: () => work(previous),
      /** Loads a record or draft and completes it without treating anything as switched. */
      adopt: (change?: () => void) => work(null, change),
    };
  });

  useEffect(() => {
    const later = afterPaint();
    return onChange(name => (name !== undefined && lines.has(name) ? later(worker.run) : worker.run()));
  }, [lines, onChange, worker]);
  return worker;
}

/** Keeps unchanged objects, so that `derive` may compare by `===`: the form copies values when mounted. */
function keepUnchanged<V extends FieldValues>(now: V, before: V): V {
  const entries = Object.entries(now).map(([name, value]: [string, unknown]) => {
    const former: unknown = before[name];
    return [name, same(value, former) ? former : value];
  });
  return Object.fromEntries(entries) as V;
}
