import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Stop = () => void;

/** Subscribes to value changes; `name` is undefined after a reset. With `of`, only to that field and its parts. */
export function onValueChange<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'subscribe'>,
  listener: (name: string | undefined) => void,
  of?: Path<V>,
): Stop {
  return form.subscribe({
    ...(of && { name: of }),
    formState: { values: true },
    callback: ({ name }) => listener(name),
  });
}

type Values<V extends FieldValues> = Pick<UseFormReturn<V>, 'control' | 'getValues' | 'setValue'>;

/**
 * Replaces an array entry without notifying watchers; the caller does that later by the field's `onChange`. For tables, where notifying per
 * key would copy and compare all rows. `getValues(name)` returns the live array.
 */
export function putEntry<V extends FieldValues>(form: Values<V>, path: string, index: number, entry: unknown): void {
  const entries: unknown = form.getValues(path as Path<V>);
  if (Array.isArray(entries)) entries[index] = entry;
  notifyQuietly(form);
}

/** Replaces all entries of an array without notifying watchers. */
export function putEntries<V extends FieldValues>(form: Values<V>, path: string, next: readonly unknown[]): void {
  const entries: unknown = form.getValues(path as Path<V>);
  if (Array.isArray(entries)) entries.splice(0, entries.length, ...(next as unknown[]));
  else form.setValue(path as Path<V>, [...next] as never);
  notifyQuietly(form);
}

const quiet = new WeakMap<object, Set<() => void>>();

function notifyQuietly({ control }: { control: object }): void {
  for (const listener of quiet.get(control) ?? []) listener();
}

/** Subscribes to `putEntry` and `putEntries`, before watchers are notified. */
export function onQuietChange({ control }: { control: object }, listener: () => void): Stop {
  const listeners = quiet.get(control) ?? new Set();
  quiet.set(control, listeners.add(listener));
  return () => void listeners.delete(listener);
}
