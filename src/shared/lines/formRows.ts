import { get, type Control, type FieldValues, type Path } from 'react-hook-form';

/**
 * The lines as react-hook-form holds them: one registered field whose value is the array.
 *
 * A keystroke writes its line straight into the form's values, so `getValues` and a submit always see it, and tells the form
 * (watchers, dirty state, validation by the form's own mode) a moment later through the field's ordinary `onChange`. Telling it on
 * every key would copy and compare all lines each time (measured in tests/bench). This file alone knows the two internals used.
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
  /** What the form's own "go to the first error" calls. */
  onFocus(focus: () => void): void;
  /** Calls back when somebody else (setValue, reset) changed lines: 'all' when the array is another one. */
  onOutside(listener: (what: 'all' | 'cells') => void): void;
}

export function formRows<V extends FieldValues, L>(control: Control<V>, path: string): FormRows<L> {
  const name = path as Path<V>;
  let speaking = false;
  let focus = () => {};
  const handle = { name: path, focus: () => focus() };
  const read = (): L[] => (get(control._formValues, path) as L[] | undefined) ?? [];
  const quietly = (act: () => void) => {
    speaking = true;
    try {
      act();
    } finally {
      speaking = false;
    }
  };
  const field = () => {
    const registered = control.register(name);
    registered.ref(handle);
    return registered;
  };
  const replace = (lines: readonly L[]) => {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const owner = (parts.length ? get(control._formValues, parts.join('.')) : control._formValues) as Record<
      string,
      unknown
    >;
    owner[last] = [...lines];
  };
  let known = read();
  return {
    read,
    put(index, line) {
      const live = read();
      live[index] = line;
      known = live;
    },
    replace(lines) {
      replace(lines);
      known = read();
    },
    announce() {
      quietly(() => {
        // The promise is the form's validation; its outcome arrives as form state.
        void field().onChange({ target: { name: path, value: read() }, type: 'change' });
      });
      known = read(); // the form keeps a copy
    },
    values: () => control._formValues,
    isDirty: () => control.getFieldState(name).isDirty,
    onFocus(act) {
      focus = act;
      quietly(() => void field());
    },
    onOutside(listener) {
      control._subjects.state.subscribe({
        next: ({ name: changed }) => {
          if (speaking) return;
          if (read() !== known) {
            known = read();
            listener('all');
          } else if (changed?.startsWith(`${path}.`)) listener('cells');
        },
      });
    },
  };
}
