import { useSyncExternalStore } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { DecimalText } from '@/lib/money';
import { formRows } from './formRows';
import { LineStore } from './lineStore';

/** The stores of a form live as long as the form's control. */
const stores = new WeakMap<object, Map<string, unknown>>();

/** The line store of an array of a form; every caller gets the same one. */
export function lineStore<V extends FieldValues, L extends object>(control: Control<V>, name: string): LineStore<L> {
  const ofForm = stores.get(control) ?? new Map<string, unknown>();
  stores.set(control, ofForm);
  const store = (ofForm.get(name) as LineStore<L> | undefined) ?? new LineStore<L>(formRows<V, L>(control, name));
  ofForm.set(name, store);
  return store;
}

/**
 * The exact sum of one column of a form's lines, for totals anywhere on the page. It follows typing one frame behind, and costs an
 * addition a key whatever the number of lines.
 */
export function useLineTotal<V extends FieldValues>(control: Control<V>, name: string, key: string): DecimalText {
  const store = lineStore<V, Record<string, unknown>>(control, name);
  return useSyncExternalStore(store.onTotals, () => store.total(key));
}

const revealers = new WeakMap<object, Map<string, (index: number, key: string) => void>>();

/** A mounted table says how its cells are reached. Returns the way to take that back. */
export function onReveal(control: object, name: string, reveal: (index: number, key: string) => void): () => void {
  const ofForm = revealers.get(control) ?? new Map();
  revealers.set(control, ofForm.set(name, reveal));
  return () => {
    if (ofForm.get(name) === reveal) ofForm.delete(name);
  };
}

/**
 * Scrolls to the cell of an error path such as `items.311.amount` and focuses it, though its row may not be drawn at the moment.
 * False when no line table of the form holds that path.
 */
export function revealLine<V extends FieldValues>(control: Control<V>, path: string): boolean {
  for (const [name, reveal] of revealers.get(control) ?? []) {
    const [index, key = ''] = path.startsWith(`${name}.`) ? path.slice(name.length + 1).split('.') : [];
    if (index === undefined || !/^\d+$/.test(index)) continue;
    reveal(Number(index), key);
    return true;
  }
  return false;
}
