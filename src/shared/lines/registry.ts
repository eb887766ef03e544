import { useSyncExternalStore } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MAX_LINES } from '@/lib/limits';
import type { DecimalText } from '@/lib/money';
import { keepRows } from '@/shared/form/rework';
import { formRows, type LinesForm } from './formRows';
import { LineStore } from './lineStore';

/** The stores of a form live as long as the form's control. */
const stores = new WeakMap<object, Map<string, unknown>>();

/** The line store of an array of a form; every caller gets the same one. */
export function lineStore<V extends FieldValues, L extends object>(form: LinesForm<V>, name: string): LineStore<L> {
  const { control } = form;
  const ofForm = stores.get(control) ?? new Map<string, unknown>();
  stores.set(control, ofForm);
  const known = ofForm.get(name) as LineStore<L> | undefined;
  if (known) return known;
  const store = new LineStore<L>(formRows<V, L>(form, name));
  ofForm.set(name, store);
  keepRows(control, name, {
    rework: lines => store.rework(lines as readonly L[]),
    replace: (lines, label) => store.takeOver(label, lines as readonly L[]),
  });
  return store;
}

/**
 * The exact sum of one column of a form's lines, for totals anywhere on the page. It follows typing one frame behind, and costs an
 * addition a key whatever the number of lines.
 */
export function useLineTotal<V extends FieldValues>(form: LinesForm<V>, name: string, key: string): DecimalText {
  const store = lineStore<V, Record<string, unknown>>(form, name);
  return useSyncExternalStore(store.onTotals, () => store.total(key));
}

/**
 * Adds chosen lines below the others, in one step that can be undone. Returns how many went in: lines beyond `maxRows` do not.
 */
export function appendLines<V extends FieldValues, L extends object>(
  form: LinesForm<V>,
  name: string,
  lines: readonly L[],
  maxRows: number = MAX_LINES,
): number {
  const store = lineStore<V, L>(form, name);
  const before = store.entries();
  const added = lines.slice(0, Math.max(0, maxRows - before.length)).map(line => ({ id: store.newId(), line }));
  if (added.length > 0) store.change('adding lines', [...before, ...added]);
  return added.length;
}
