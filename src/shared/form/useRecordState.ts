import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { same } from '@/lib/same';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { Baseline } from './baseline';
import { changesInWords, type FieldChange } from './inWords';

/** Another state of the record on the server, and what the user can do about it. */
export interface NewerState {
  changes: readonly FieldChange[];
  /** Replaces what was typed by the newer record. */
  reload: () => void;
  /** Keeps every field that was changed here; the others become theirs. */
  keepMine: () => void;
}

interface RecordParts<V extends FieldValues> {
  /** The record as form values, null while it loads; another object is a change on the server. */
  initial: V | null;
  baseline: Baseline;
  /** Runs what puts other values into the form, and takes what follows from them as they are. */
  derived: { adopt: (put: () => void) => void };
  form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>;
  labels: FieldLabels;
  /** The form shows the record as it is on the server. */
  onTaken: () => void;
}

/** Puts the record into the form. A later state replaces it only where nothing was typed, else it is offered with its differences. */
export function useRecordState<V extends FieldValues>(parts: RecordParts<V>) {
  const { initial, baseline, derived, form, labels, onTaken } = parts;
  const [loading, setLoading] = useState(initial === null);
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
    setLoading(false);
    setNewer(null);
  };
  const onRecord = useEffectEvent(() => {
    if (!initial || initial === taken.current) return;
    if (baseline.isEqual(initial)) taken.current = initial;
    else if (taken.current === null || (!same(initial, taken.current) && !baseline.changes())) take(initial);
    else if (!same(initial, taken.current))
      setNewer({ values: initial, changes: changesInWords(baseline.values(), initial, form.getValues(), labels) });
  });
  useLayoutEffect(() => onRecord(), [initial]);

  const offered: NewerState | null = newer && {
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
  };
  return { loading, newer: offered };
}
