import { useEffect, useRef, type RefObject } from 'react';
import { onValueChange } from '@/shared/form/formInternals';
import type { DocumentForm } from '@/shared/form/documentForm';
import { uniqueNames, useTaken, type UniqueName } from '../api/useTaken';
import type { RegistrationValues } from '../model/registration.fields';

/** Names are looked for from the fourth character on (spec 1 §5). */
const FROM = 4;
const PAUSE = 400;

/** What is known of names and numbers: the text that was asked for, and what is said of it. */
export type TakenTexts = Map<UniqueName, { text: string; message: string }>;

/** What stands against the texts of a form, as far as it was asked. */
export function takenIn(known: TakenTexts, values: RegistrationValues): { name: UniqueName; message: string }[] {
  return Array.from(known, ([name, { text, message }]) => ({ name, text, message })).filter(
    ({ name, text }) => values[name] === text,
  );
}

/**
 * Asks whether the organization's name and overseas numbers belong to somebody else, in a pause of typing. The answer for a text that was
 * changed since is thrown away.
 */
export function useTakenTexts(form: DocumentForm<RegistrationValues>, known: RefObject<TakenTexts>): void {
  const taken = useTaken();
  const running = useRef(new Map<UniqueName, AbortController>());
  const { control, getValues, trigger } = form;
  useEffect(() => {
    const calls = running.current;
    const timers = new Map<UniqueName, ReturnType<typeof setTimeout>>();
    const asked = new Map<UniqueName, string>(uniqueNames.map(name => [name, getValues(name)]));
    const ask = async (name: UniqueName) => {
      const text = getValues(name);
      const controller = new AbortController();
      calls.get(name)?.abort();
      calls.set(name, controller);
      const message = text.trim().length < FROM ? null : await taken.text(name, text, controller.signal);
      if (controller.signal.aborted || getValues(name) !== text) return;
      if (message === null) known.current.delete(name);
      else known.current.set(name, { text, message });
      await trigger(name);
    };
    const stop = onValueChange(control, () => {
      for (const name of uniqueNames) {
        if (asked.get(name) === getValues(name)) continue;
        asked.set(name, getValues(name));
        calls.get(name)?.abort();
        clearTimeout(timers.get(name));
        timers.set(
          name,
          setTimeout(() => void ask(name), PAUSE),
        );
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
      for (const call of calls.values()) call.abort();
    };
  }, [control, getValues, trigger, taken, known]);
}
