import { useEffect, useEffectEvent, useRef } from 'react';
import { get, type FieldValues } from 'react-hook-form';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { windows } from '@/shared/ui/tokens';
import type { DocumentForm } from './documentForm';
import { focusInto, REVEAL } from './fieldMap';
import { isEmpty } from './intentResolver';

/**
 * The sections of a form as steps, of which a telephone shows one at a time: by the hash of the address, so that the browser's Back leads to
 * the step before. `begin` is the one that the form opens with. Whoever is led to a field comes to its step first. A step of which nothing
 * is filled in yet begins in its first field, any other at its heading.
 */
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
      // Drawn at once: the focus is about to follow.
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
    // Who was led to a field of it has the focus there already.
    if (!step || step.contains(document.activeElement) || !globalThis.matchMedia(windows.phone).matches) return;
    step.scrollIntoView();
    const first = step.querySelector<HTMLElement>('[data-field][data-mode="edit"]');
    if (first && isEmpty(get(getValues(), first.dataset['field'] ?? ''))) focusInto(first, { scroll: false });
    else step.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [current, root, getValues]);

  const at = ids.indexOf(current);
  return { current, goTo: (id: string) => goTo(id), before: ids[at - 1], after: ids[at + 1] };
}
