import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { onValueChange, putEntries, putEntry } from '@/shared/form/formValues';

/**
 * The lines as react-hook-form holds them: one registered field whose value is the array.
 *
 * A keystroke writes its line straight into the form's values, so `getValues` and a submit always see it, and tells the form
 * (watchers, dirty state, validation by the form's own mode) a moment later through the field's ordinary `onChange`. Telling it on
 * every key would copy and compare all lines each time (measured in tests/bench).
 */
export interface FormRows<L> {
  read(): readonly L[];
  /** Replaces one line, silently. */
  put(index: number, line: L): void;
  /** Replaces all lines, silently. */
  replace(lines: readonly L[]): void;
  /** Tells the form what `put` and `replace` changed. */
  announce(): void;
  isDirty(): boolean;
  /** All of the form's values. */
  values(): Record<string, unknown>;
  /** Calls back when other code (setValue, reset) changes lines: 'all' for another array. */
  onOutside(listener: (what: 'all' | 'cells') => void): void;
}

/** What line tables use of a form. */
export type LinesForm<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'control' | 'getValues' | 'setValue' | 'register' | 'getFieldState' | 'subscribe'
>;

export function formRows<V extends FieldValues, L>(form: LinesForm<V>, path: string): FormRows<L> {
  const name = path as Path<V>;
  let speaking = false;
  const read = (): L[] => (form.getValues(name) as L[] | undefined) ?? [];
  const quietly = (act: () => void) => {
    speaking = true;
    try {
      act();
    } finally {
      speaking = false;
    }
  };
  let known = read();
  return {
    read,
    put(index, line) {
      putEntry(form, path, index, line);
      known = read();
    },
    replace(lines) {
      putEntries(form, path, lines);
      known = read();
    },
    announce() {
      quietly(() => {
        // The promise is the form's validation; its outcome arrives as form state.
        void form.register(name).onChange({ target: { name: path, value: read() }, type: 'change' });
      });
      known = read(); // the form keeps a copy
    },
    values: () => form.getValues(),
    isDirty: () => form.getFieldState(name).isDirty,
    onOutside(listener) {
      const onChange = (changed: string | undefined) => {
        if (speaking) return;
        if (read() !== known) {
          known = read();
          listener('all');
        } else if (changed?.startsWith(`${path}.`)) listener('cells');
      };
      onValueChange(form, onChange, name);
      // Until there is a subscriber, the form returns its default values.
      known = read();
    },
  };
}
