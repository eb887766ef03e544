import { useEffect, useEffectEvent, useRef } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { windows } from '@/shared/ui/tokens';
import type { DocumentForm } from './documentForm';
import { focusInto, REVEAL } from './fieldMap';
import { isEmpty } from './intentResolver';

/** Shows sections as steps on a phone, by the URL's hash, so that Back returns to the previous one. Focusing a field opens its step. */
export function useSteps<V extends FieldValues>(
  { root, getValues }: Pick<DocumentForm<V>, 'root' | 'getValues'>,
  ids: readonly string[],
  begin: string,
) {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const named = hash.slice(1);
  const current = ids.includes(named) ? named : begin;
  const goTo = (id: string, options = {}) =>
    void navigate(`${pathname}${search}#${id}`, { state, preventScrollReset: true, ...options });
  const goToStep = useEffectEvent(goTo);

  useEffect(() => {
    const element = root.current;
    const reveal = ({ target }: Event) => {
      const step = (target as HTMLElement).closest<HTMLElement>('[data-step="false"]');
      // Flushed synchronously, because the focus follows.
      if (step && getComputedStyle(step).display === 'none')
        goToStep(step.dataset['section'] ?? '', { flushSync: true, replace: true });
    };
    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [root]);

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const step = root.current?.querySelector<HTMLElement>('[data-step="true"]');
    // Focusing a field has already moved the focus there.
    if (!step || step.contains(document.activeElement) || !globalThis.matchMedia(windows.phone).matches) return;
    step.scrollIntoView();
    const first = step.querySelector<HTMLElement>('[data-field][data-mode="edit"]');
    if (first && isEmpty(get(getValues(), first.dataset['field'] ?? ''))) focusInto(first, { scroll: false });
    else step.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [current, root, getValues]);

  const at = ids.indexOf(current);
  return { current, goTo: (id: string) => goTo(id), before: ids[at - 1], after: ids[at + 1] };
}
