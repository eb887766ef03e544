import { useEffect, useState } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { useLatest } from '@/platform/useLatest';
import { liveValues, onQuietChange, onValueChange } from '@/shared/form/formInternals';
import type { Entered, PaperDef } from './paper';

/** So long after the last change, in ms: nothing is worked out between two keys. */
const PAUSE_MS = 300;

/** What the form says of its invoice, a moment after it was last changed. */
export function useEntered<V extends FieldValues, S>(
  control: Control<V>,
  def: Pick<PaperDef<V, S>, 'entered'>,
  subject: S,
): Entered {
  const read = () => def.entered(liveValues(control), subject);
  const [entered, setEntered] = useState(read);
  const latest = useLatest(() => setEntered(read()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), PAUSE_MS);
    };
    const stops = [onValueChange(control, changed), onQuietChange(control, changed)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [control, latest]);
  return entered;
}
