import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

type Stop = () => void;

/** Calls back for every change of values; `name` is undefined after a reset. With `of`, only for changes of that field or within it. */
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
 * Replaces one entry of an array without notifying the form's watchers; the caller does that later by the field's own `onChange`. For
 * tables that are typed in: notifying for each key would copy and compare all their rows. `getValues` of a name returns the live array.
 */
export function putEntry<V extends FieldValues>(form: Values<V>, path: string, index: number, entry: unknown): void {
  const entries: unknown = form.getValues(path as Path<V>);
  if (Array.isArray(entries)) entries[index] = entry;
  notifyQuietly(form);
}

/** Replaces all entries of an array without notifying the form's watchers. */
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

/** Calls back for every `putEntry` and `putEntries`, of which the form's watchers hear later. */
export function onQuietChange({ control }: { control: object }, listener: () => void): Stop {
  const listeners = quiet.get(control) ?? new Set();
  quiet.set(control, listeners.add(listener));
  return () => void listeners.delete(listener);
}
