import { useEffect, useRef } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { onValueChange } from './formInternals';
import { useAutosave } from './useAutosave';

interface Changes<V extends FieldValues> {
  control: Control<V>;
  /** In ms; absent: nothing saves by itself. */
  autosaveAfter: number | undefined;
  /** At every change of a value. */
  onChange: () => void;
  /** Saves what is unsaved; `again` tries once more later. */
  autosave: (again: () => void) => void;
}

/** What happens at every change of a value, and once it has been quiet for a while. */
export function useChanges<V extends FieldValues>({ control, autosaveAfter, onChange, autosave }: Changes<V>): void {
  const autosaveIn = useAutosave(autosaveAfter, autosave);
  const changed = useRef(() => {});
  useEffect(() => {
    changed.current = () => {
      onChange();
      autosaveIn();
    };
  });
  useEffect(() => onValueChange(control, () => changed.current()), [control]);
}
