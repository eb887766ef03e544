import { useEffect, type RefObject } from 'react';
import { notify } from '@/platform/feedback/feedback';
import type { DocumentForm } from '@/shared/form/documentForm';
import { uniqueNames, useTaken, type Objection, type UniqueName } from '../api/useTaken';
import { isOverseas, type RegistrationValues } from '../model/registration.fields';

/** Minimum length: Indian names from four characters, overseas names and numbers always (spec 1 §5). */
const FROM = { india: 4, overseas: 1 };
/** Delay in ms after typing; leaving the field checks immediately. */
const PAUSE = 400;

export type TakenTexts = Map<UniqueName, Objection & { text: string }>;

export function takenIn(known: TakenTexts, values: RegistrationValues): { name: UniqueName; message: string }[] {
  return Array.from(known, ([name, { text, message }]) => ({ name, text, message })).filter(
    ({ name, text }) => values[name] === text,
  );
}

/**
 * Checks whether the organization's name and overseas numbers exist. Ignores results for changed texts; leaving a field repeats a failed
 * check. `onKnown` gets every result.
 */
export function useTakenTexts(
  form: DocumentForm<RegistrationValues>,
  known: RefObject<TakenTexts>,
  email: string,
  onKnown: () => void,
): void {
  const taken = useTaken(email);
  const { onChange, getValues, trigger, root, lookups } = form;
  useEffect(() => {
    const calls = new Map<UniqueName, AbortController>();
    const element = root.current;
    const timers = new Map<UniqueName, ReturnType<typeof setTimeout>>();
    const seen = new Map<UniqueName, string>(uniqueNames.map(name => [name, getValues(name)]));
    /** Aborts the check of the text before. */
    const begin = (name: UniqueName) => {
      calls.get(name)?.abort();
      const controller = new AbortController();
      calls.set(name, controller);
      return controller;
    };
    const check = async (name: UniqueName) => {
      const text = getValues(name);
      const { signal } = begin(name);
      clearTimeout(timers.get(name));
      timers.delete(name);
      const from = isOverseas(getValues()) ? FROM.overseas : FROM.india;
      const objection = text.trim().length < from ? null : await taken.text(name, text, signal);
      if (signal.aborted || getValues(name) !== text) return;
      if (objection === null) known.current.delete(name);
      else known.current.set(name, { ...objection, text });
      if (objection?.cause !== undefined) notify.error(objection.message, { cause: objection.cause });
      onKnown();
      await trigger(name);
    };
    // Saving waits for the check, so that Submit right after typing includes its result.
    const startCheck = (name: UniqueName) => lookups.add(check(name));
    const stop = onChange(() => {
      for (const name of uniqueNames) {
        if (seen.get(name) === getValues(name)) continue;
        seen.set(name, getValues(name));
        calls.get(name)?.abort();
        clearTimeout(timers.get(name));
        timers.set(
          name,
          setTimeout(() => startCheck(name), PAUSE),
        );
      }
    });
    const onLeft = ({ target }: FocusEvent) => {
      const field = target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset['field'];
      const name = uniqueNames.find(unique => unique === field);
      if (name && (timers.has(name) || known.current.get(name)?.cause !== undefined)) startCheck(name);
    };
    element?.addEventListener('focusout', onLeft);
    return () => {
      stop();
      element?.removeEventListener('focusout', onLeft);
      for (const timer of timers.values()) clearTimeout(timer);
      for (const call of calls.values()) call.abort();
    };
  }, [onChange, getValues, trigger, taken, known, root, lookups, onKnown]);
}
