import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { LinesForm } from '@/shared/lines/useLinesForm';
import type { Reveals } from '@/shared/lines/reveal';
import { useFormState, type Control, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import { FieldMap, focusInto } from './fieldMap';
import { flattenErrors, type PathError } from './intentResolver';

interface GuideOptions<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getErrors'> & Pick<LinesForm<V>, 'onChange' | 'trigger'>;
  root: RefObject<HTMLElement | null>;
  labels: FieldLabels;
}

export interface ErrorGuide {
  /** Focuses the field or its container; false without one. */
  goTo: (path: string) => boolean;
  goToNext: (missing: readonly PathError[]) => boolean;
  reveals: Reveals;
  summary: SummaryState;
}

export interface SummaryState {
  /** Errors at the time of the press; empty hides the list. */
  listed: readonly ListedError[];
  /** Incremented to focus the list. */
  requests: number;
  /** Lists current errors and focuses the list, or the only invalid field. */
  show: () => void;
  hide: () => void;
}

/** Delay before invalid fields are validated again, in ms, because the whole schema runs. */
const PAUSE_MS = 250;

export function useErrorGuide<V extends FieldValues>({ form, root, labels }: GuideOptions<V>): ErrorGuide {
  const { getErrors, onChange, trigger } = form;
  const [reveals] = useState<Reveals>(() => new Map());
  const [{ listed, requests }, setSummary] = useState<Pick<SummaryState, 'listed' | 'requests'>>({
    listed: [],
    requests: 0,
  });
  const show = () => {
    const found = root.current ? listErrors(getErrors(), root.current, labels) : [];
    const [only, ...others] = found;
    // Focuses the only invalid field, so that the user can continue.
    const isThere = only !== undefined && others.length === 0 && goTo(only.path);
    setSummary(now => ({ listed: found, requests: isThere ? now.requests : now.requests + 1 }));
  };
  const hide = () => setSummary(now => ({ ...now, listed: [] }));

  function goTo(path: string): boolean {
    const place = root.current ? new FieldMap(root.current).place(path) : null;
    if (place?.path === path && focusInto(place.element)) return true;
    const reveal = [...reveals].find(([array]) => path === array || path.startsWith(`${array}.`))?.[1];
    reveal?.(path);
    return reveal !== undefined || (place !== null && focusInto(place.element));
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recheck = () => {
      const names = flattenErrors(getErrors()).map(({ path }) => path as FieldPath<V>);
      if (names.length > 0) void trigger(names);
    };
    const stop = onChange(name => {
      if (name === undefined || Object.keys(getErrors()).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(recheck, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getErrors, onChange, trigger]);

  const goToNext = (missing: readonly PathError[]) => {
    const next = root.current && new FieldMap(root.current).nextAfter(missing, document.activeElement);
    if (next) goTo(next.path);
    return Boolean(next);
  };

  return { goTo, goToNext, reveals, summary: { listed, requests, show, hide } };
}

export interface ListedError {
  path: string;
  text: string;
  label: string;
  section: string | null;
}

function listErrors(errors: object, root: HTMLElement, labels: FieldLabels): ListedError[] {
  const fields = new FieldMap(root);
  return fields.inPageOrder(flattenErrors(errors)).map(error => {
    const text = labels.getText({ path: error.path, message: error.listed ?? error.message });
    return {
      path: error.path,
      text,
      label: labels.label(error.path) ?? text,
      section: fields.place(error.path)?.element.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null,
    };
  });
}

/** Returns the current errors in page order. */
export function useErrorList<V extends FieldValues>(
  control: Control<V>,
  root: RefObject<HTMLElement | null>,
  labels: FieldLabels,
): readonly ListedError[] {
  const { errors } = useFormState({ control });
  const [list, setList] = useState<readonly ListedError[]>([]);
  useLayoutEffect(() => {
    if (!root.current) return;
    const found = listErrors(errors, root.current, labels);
    // The order comes from the rendered page.
    // oxlint-disable-next-line react/set-state-in-effect
    setList(before => (before.length === 0 && found.length === 0 ? before : found));
  }, [errors, root, labels]);
  return list;
}
