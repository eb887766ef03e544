import { useEffect, useState } from 'react';
import { onValueChange } from '@/shared/form/formInternals';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { RegistrationValues } from '../model/registration.fields';
import { progressOf } from '../model/progress';

/** How long after the last change the form is gone over, in ms: not at every key. */
const PAUSE = 300;

/** Where one is in the form; worked out anew in a pause of typing, drawn anew when it differs. */
export function useProgress({ control, getValues }: DocumentForm<RegistrationValues>) {
  const [progress, setProgress] = useState(() => progressOf(getValues()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = progressOf(getValues());
      setProgress(before => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const stop = onValueChange(control, () => {
      clearTimeout(timer);
      timer = setTimeout(look, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [control, getValues]);
  return progress;
}
