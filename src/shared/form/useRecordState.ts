import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormGetValues, UseFormReset } from 'react-hook-form';
import type { Baseline } from './baseline';
import { same } from '@/lib/same';
import { mergeValues } from './differences';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import { changesInWords, type FieldChange } from './inWords';

/** Another state of the record, on the server, and the three ways on from it. */
export interface NewerState {
  /** True when a save was stopped by it. */
  isConflict: boolean;
  changes: readonly FieldChange[];
  /** Throws away what was typed. */
  takeTheirs: () => void;
  /** Takes over what only they changed; what was typed stays. */
  merge: () => void;
  /** Changes nothing here; the next save puts it in place of theirs. */
  keepMine: () => void;
}

interface RecordParts<V extends FieldValues> {
  /** The record as form values, null while it loads; another object is a change on the server. */
  initial: V | null;
  baseline: Baseline;
  /** Runs what puts other values into the form, and takes what follows from them as they are. */
  derived: { adopt: (put: () => void) => void };
  getValues: UseFormGetValues<V>;
  reset: UseFormReset<V>;
  labels: FieldLabels;
  /** The form shows the record as it is on the server. */
  onTaken: () => void;
}

/**
 * The record under the form: taken once; a later one replaces it only where nothing was typed, else it is offered, with what the others
 * changed.
 */
export function useRecordState<V extends FieldValues>(parts: RecordParts<V>) {
  const { initial, baseline, derived, getValues, reset, labels, onTaken } = parts;
  const [loading, setLoading] = useState(initial === null);
  const [newer, setNewer] = useState<{ values: V; isConflict: boolean; changes: readonly FieldChange[] } | null>(null);
  const conflict = useRef(false);
  const first = useRef(initial);
  const taken = useRef<V | null>(null);
  const take = (values: V) => {
    taken.current = values;
    onTaken();
    derived.adopt(() => {
      if (values !== first.current) reset(values, { keepFieldsRef: true });
    });
    baseline.take();
    setLoading(false);
    setNewer(null);
  };
  useLayoutEffect(() => {
    if (!initial || initial === taken.current) return;
    if (baseline.is(initial)) taken.current = initial;
    else if (taken.current === null || (!same(initial, taken.current) && !baseline.changes())) take(initial);
    else if (!same(initial, taken.current)) {
      const changes = changesInWords(baseline.values(), initial, getValues(), labels);
      setNewer({ values: initial, isConflict: conflict.current, changes });
    }
    conflict.current = false;
    // Only another record matters, not a new closure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initial]);

  /** From here on what was typed counts from the newer record. */
  const goOnFrom = (values: V, merge: boolean) => {
    const mine = getValues();
    if (merge) {
      const both = mergeValues(baseline.values(), mine, values) as V;
      derived.adopt(() => reset(both, { keepDefaultValues: true, keepFieldsRef: true }));
    }
    taken.current = values;
    baseline.saved(values);
    setNewer(null);
  };
  const offered: NewerState | null = newer && {
    isConflict: newer.isConflict,
    changes: newer.changes,
    takeTheirs: () => take(newer.values),
    merge: () => goOnFrom(newer.values, true),
    keepMine: () => goOnFrom(newer.values, false),
  };
  return {
    /** True until the record is there. */
    loading,
    newer: offered,
    /** The next change of the record is the one that stopped a save. */
    expectConflict: () => {
      conflict.current = true;
    },
  };
}
