import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, KeepStateOptions } from 'react-hook-form';
import { same } from '@/lib/same';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { Baseline } from './baseline';
import { describeChanges, type FieldChange } from './describeChanges';

export interface NewerState {
  changes: readonly FieldChange[];
  reload: () => void;
  /** Keeps fields that were changed here; takes the others from the server. */
  keepMine: () => void;
}

interface RecordParts<V extends FieldValues> {
  initial: V;
  baseline: Baseline;
  derived: { adopt: (put: () => void) => void };
  form: { getValues: () => V; reset: (values: V, options: KeepStateOptions) => void };
  labels: FieldLabels;
  onTaken: () => void;
}

/** Loads the record into the form. A later version replaces it, or is offered if there is input. */
export function useRecordState<V extends FieldValues>(parts: RecordParts<V>): NewerState | null {
  const { initial, baseline, derived, form, labels, onTaken } = parts;
  const [newer, setNewer] = useState<{ values: V; changes: readonly FieldChange[] } | null>(null);
  const first = useRef(initial);
  const taken = useRef<V | null>(null);
  const take = (values: V) => {
    taken.current = values;
    onTaken();
    derived.adopt(() => {
      if (values !== first.current) form.reset(values, { keepFieldsRef: true });
    });
    baseline.take();
    setNewer(null);
  };
  const onRecord = useEffectEvent(() => {
    if (initial === taken.current) return;
    if (baseline.isEqual(initial)) taken.current = initial;
    else if (taken.current === null || (!same(initial, taken.current) && !baseline.changes())) take(initial);
    else if (!same(initial, taken.current))
      setNewer({ values: initial, changes: describeChanges(baseline.values(), initial, form.getValues(), labels) });
  });
  useLayoutEffect(() => onRecord(), [initial]);

  return (
    newer && {
      changes: newer.changes,
      reload: () => take(newer.values),
      keepMine: () => {
        const [base, mine] = [baseline.values(), form.getValues()];
        const others = Object.entries(newer.values).filter(([name]) => same(mine[name], base[name]));
        const kept = { ...mine, ...Object.fromEntries(others) } as V;
        derived.adopt(() => form.reset(kept, { keepDefaultValues: true, keepFieldsRef: true }));
        taken.current = newer.values;
        baseline.saved(newer.values);
        setNewer(null);
      },
    }
  );
}
