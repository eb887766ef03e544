import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLatest } from '@/platform/useLatest';
import { afterPaint } from '@/platform/listeners';
import { same } from '@/lib/same';
import { onQuietChange, onValueChange } from './formValues';
import { getLostFields } from './lostFields';
import { reworkRows } from './rework';

/**
 * Computes dependent values: totals, defaults of an enabled block, resets of a disabled one. Pure; returns only changed fields. `previous`
 * is the form before the change; it is `values` itself when a record or draft was loaded.
 */
export type Derive<V> = (values: V, previous: V) => Partial<V> | null;

interface Options<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'control' | 'getValues' | 'setValue' | 'subscribe'>;
  derive: Derive<V> | undefined;
  /** Asks the user before a change of `own` empties the filled fields `lost`. Returns null when there is no need to ask. */
  confirmReset?: (own: string, lost: readonly string[]) => Promise<boolean> | null;
}

/**
 * Applies `derive` synchronously with each change, or after the next frame while a line is typed. Also covers fields that are not rendered.
 */
export function useDerived<V extends FieldValues>({ form, derive, confirmReset }: Options<V>) {
  const { control, getValues, setValue, subscribe } = form;
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
        if (!latest.current || (before && !differs(now, before))) return;
        const patch = latest.current(now, before ?? now);
        if (before && patch && !isConfirmed && asksFirst(before, now, patch)) return;
        for (const [name, value] of Object.entries(patch ?? {})) {
          if (same(now[name], value)) continue;
          if (Array.isArray(value) && reworkRows(control, name, value as object[])) continue;
          setValue(name as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
        }
        previous = snapshot(getValues());
      } finally {
        working = false;
      }
    }

    /** Asks before a change empties several fields. Until the answer nothing follows from the change; Cancel takes it back. */
    function asksFirst(before: V, changed: V, patch: Partial<V>): boolean {
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
      /** Runs after a change of values. */
      run: () => work(previous),
      /** Loads a record or draft with `change` and completes it without treating anything as switched. */
      adopt: (change?: () => void) => work(null, change),
    };
  });

  useEffect(() => {
    const later = afterPaint();
    const stops = [onValueChange({ subscribe }, worker.run), onQuietChange({ control }, () => later(worker.run))];
    return () => stops.forEach(stop => stop());
  }, [control, subscribe, worker]);
  return worker;
}

/** Lines change in place: copies the list, not its entries. */
function snapshot<V extends FieldValues>(values: V): V {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? [...(value as unknown[])] : value,
  ]);
  return Object.fromEntries(entries) as V;
}

/**
 * Keeps the previous object of each unchanged field, so that `derive` may compare by `===`. The form returns default values until mounted,
 * then copies.
 */
function keepUnchanged<V extends FieldValues>(now: V, before: V): V {
  const entries = Object.entries(now).map(([name, value]: [string, unknown]) => {
    const former: unknown = before[name];
    return [name, !Array.isArray(value) && same(value, former) ? former : value];
  });
  return Object.fromEntries(entries) as V;
}

function differs<V extends FieldValues>(now: V, before: V): boolean {
  return Object.keys(now).some(name => {
    const [a, b]: unknown[] = [now[name], before[name]];
    if (Array.isArray(a) && Array.isArray(b)) return a.length !== b.length || a.some((entry, i) => entry !== b[i]);
    return !Object.is(a, b);
  });
}
