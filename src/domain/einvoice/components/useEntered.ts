import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useAbort } from '@/platform/useAbort';
import { useLatest } from '@/platform/useLatest';
import { useTimer } from '@/platform/useTimer';
import type { DocumentForm } from '@/shared/form/documentForm';
import type { Entered, EinvoiceDef } from '../definition/definition';

/** How long after the last change values are compared, in ms: nothing is worked out between two keys. */
const PAUSE_MS = 300;

/** The control that is being typed into, if there is one. */
function typedInto(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea') ? activeElement : null;
}

/**
 * Returns the invoice as entered, updated shortly after the last change. With `patient`, typed text counts once its
 * field is left, so that nothing moves while the user types.
 */
export function useEntered<V extends FieldValues, S>(
  { getValues, onChange }: Pick<DocumentForm<V>, 'getValues' | 'onChange'>,
  def: Pick<EinvoiceDef<V, S>, 'entered'>,
  documentContext: S,
  patient = false,
): Entered {
  const read = () => def.entered(getValues(), documentContext);
  const [entered, setEntered] = useState(read);
  const latest = useLatest(() => setEntered(read()));
  const { set } = useTimer();
  const { begin, stop } = useAbort();
  useEffect(
    () =>
      onChange(() => {
        stop();
        const field = patient ? typedInto() : null;
        set(() => {
          if (!field || field !== document.activeElement) return latest.current();
          field.addEventListener('focusout', () => latest.current(), { once: true, signal: begin() });
        }, PAUSE_MS);
      }),
    [onChange, latest, patient, set, begin, stop],
  );
  return entered;
}
