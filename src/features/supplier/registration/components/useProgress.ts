import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useTimer } from '@/platform/useTimer';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { RegistrationValues } from '../model/registration.fields';
import { getRegistrationProgress } from '../model/progress';
import { takenIn, type TakenTexts } from './useTakenTexts';

const PAUSE = 300;

/**
 * Returns the form's progress. Recalculates after a pause in typing, but immediately when rows change, so that the text above doesn't move
 * the rows later.
 */
export function useProgress({ onChange, getValues }: DocumentForm<RegistrationValues>, known: RefObject<TakenTexts>) {
  const [parts, setParts] = useState(() => getRegistrationProgress(getValues()));
  const update = useCallback(() => {
    const values = getValues();
    const now = getRegistrationProgress(values, takenIn(known.current, values));
    setParts(before => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  }, [getValues, known]);
  const { set, clear } = useTimer();
  useEffect(
    () =>
      onChange(name => {
        clear();
        if (name === undefined || Array.isArray(getValues(name as FieldPath<RegistrationValues>))) update();
        else set(update, PAUSE);
      }),
    [onChange, getValues, update, set, clear],
  );
  return { parts, look: update };
}
