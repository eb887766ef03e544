import { get, set, type Control, type FieldErrors, type FieldValues } from 'react-hook-form';

/**
 * All that the portal uses of react-hook-form beyond its public interface, in one place; `tests/shared/form/formInternals.test.tsx` fails
 * when a version changes any of it. The public ways copy all values for each key, which 500 lines cannot afford (tests/bench).
 */

/** The form's own values, not a copy. Whoever keeps them takes a copy; whoever changes them uses `putValue`. */
export function liveValues<V extends FieldValues>(control: Control<V>): V {
  return control._formValues as V;
}

/** The form's errors at this moment, for handlers; parts that draw errors use `useFormState`. */
export function liveErrors<V extends FieldValues>(control: Control<V>): FieldErrors<V> {
  return control._formState.errors;
}

/** Writes a value without telling the form's watchers; the writer tells them by the field's own `onChange` later. */
export function putValue<V extends FieldValues>(control: Control<V>, path: string, value: unknown): void {
  set(control._formValues, path, value);
  for (const listener of quiet.get(control) ?? []) listener();
}

/** Replaces an entry of an array in place. */
export function putEntry<V extends FieldValues>(
  control: Control<V>,
  path: string,
  index: number,
  entry: unknown,
): void {
  const entries: unknown = get(control._formValues, path);
  if (Array.isArray(entries)) entries[index] = entry;
  for (const listener of quiet.get(control) ?? []) listener();
}

type Stop = () => void;

/** Calls back for every change of values that the form knows of; `name` is undefined after a reset. */
export function onValueChange<V extends FieldValues>(
  control: Control<V>,
  listener: (name: string | undefined) => void,
): Stop {
  const { unsubscribe } = control._subjects.state.subscribe({
    next: event => {
      // An event about errors or validation is not a change of values.
      if (!('errors' in event) && !('isValidating' in event)) listener(event.name);
    },
  });
  return unsubscribe;
}

const quiet = new WeakMap<object, Set<() => void>>();

/** Calls back for every `putValue` and `putEntry`, of which the form itself hears later. */
export function onQuietChange<V extends FieldValues>(control: Control<V>, listener: () => void): Stop {
  const listeners = quiet.get(control) ?? new Set();
  quiet.set(control, listeners.add(listener));
  return () => void listeners.delete(listener);
}
