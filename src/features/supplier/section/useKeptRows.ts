import { useMemo } from 'react';
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import type { SectionRow, SectionStore } from './section';

export type KeptRow<V> = V & { uid: string };

const NONE: never[] = [];

export function toRows(kept: readonly KeptRow<FieldValues>[]): SectionRow[] {
  return kept.map(row => ({ key: row.uid, values: row }));
}

/**
 * Rows that a form holds under `name` and sends with the rest (registration, spec 1 §4): adding gives a new uid, changing and deleting
 * happen in the form only.
 */
export function useKeptRows<F extends FieldValues>(control: Control<F>, name: FieldPath<F>): SectionStore {
  const { field } = useController({ control, name });
  const kept = (field.value ?? NONE) as KeptRow<FieldValues>[];
  const rows = useMemo(() => toRows(kept), [kept]);
  const keep = (next: KeptRow<FieldValues>[]) => field.onChange(next as FieldPathValue<F, FieldPath<F>>);
  return {
    mode: 'kept',
    rows,
    save: (values, row, othersPatch) => {
      const next = kept.map(other =>
        other.uid === row?.key ? { ...values, uid: other.uid } : { ...other, ...othersPatch },
      );
      keep(row === null ? [...next, { ...values, uid: crypto.randomUUID() }] : next);
      return Promise.resolve(null);
    },
    remove: row => {
      keep(kept.filter(other => other.uid !== row.key));
      return Promise.resolve(null);
    },
  };
}

const refuse = () => Promise.reject(new Error('These rows are read-only'));

export function readOnlyRows(rows: readonly SectionRow[]): SectionStore {
  return { mode: 'kept', rows, save: refuse, remove: refuse };
}
