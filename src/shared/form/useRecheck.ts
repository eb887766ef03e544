import { useEffect, useRef } from 'react';
import type { Control, FieldPath, FieldValues, UseFormTrigger } from 'react-hook-form';
import type { PathError } from './intentResolver';

const PAUSE_MS = 250;

/**
 * Calls `onChange` for every change of a value, and rechecks the fields that show an error a moment after. The whole schema runs once a
 * pause, not once a key.
 */
export function useRecheck<V extends FieldValues>(
  control: Control<V>,
  errors: () => PathError[],
  trigger: UseFormTrigger<V>,
  onChange: () => void,
): void {
  const latest = useRef({ errors, onChange });
  useEffect(() => {
    latest.current = { errors, onChange };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recheck = () => {
      const names = latest.current.errors().map(({ path }) => path as FieldPath<V>);
      if (names.length > 0) void trigger(names);
    };
    // The form's public subscription copies all values for each key; here only the fact and the name matter.
    const { unsubscribe } = control._subjects.state.subscribe({
      next: event => {
        // An event about errors or validation is not a change of values.
        if ('errors' in event || 'isValidating' in event) return;
        latest.current.onChange();
        if (event.name === undefined || Object.keys(control._formState.errors).length === 0) return;
        clearTimeout(timer);
        timer = setTimeout(recheck, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [control, trigger]);
}
