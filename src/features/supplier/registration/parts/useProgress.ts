import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import { liveValues, onValueChange } from '@/shared/form/formInternals';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { RegistrationValues } from '../model/registration.fields';
import { progressOf } from '../model/progress';

/** How long after the last key the form is gone over, in ms. */
const PAUSE = 300;

/**
 * Where one is in the form; drawn anew when it differs. It is worked out in a pause of typing, and at once when rows or the whole form are
 * others: what it says stands above the rows, and later they would move away under a pointer that is pressed already.
 */
export function useProgress({ control, getValues }: DocumentForm<RegistrationValues>) {
  const [progress, setProgress] = useState(() => progressOf(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = progressOf(getValues());
      setProgress(before => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const stop = onValueChange(control, name => {
      clearTimeout(timer);
      if (name === undefined || Array.isArray(get(liveValues(control), name))) look();
      else timer = setTimeout(look, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [control, getValues]);
  return progress;
}
