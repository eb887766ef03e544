import { createContext, useContext, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useFormState, type Control, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import { FieldMap, focusInto } from './fieldMap';
import { onValueChange } from './formValues';
import { flattenErrors, type PathError } from './intentResolver';

/** Takes people to a place that is not in the page yet, such as a line of a virtual table. `path` is 'items.12.amount'. */
type Reveal = (path: string) => void;

/** Handlers by the name of the array they speak for. */
export type Reveals = Map<string, Reveal>;

export const RevealContext = createContext<Reveals | null>(null);

/**
 * For parts that draw only some of what they hold: `reveal` is called with the full path ('items.12.amount') when people are led to an
 * error under `name`, and scrolls there and focuses. Outside a document form it does nothing.
 */
export function useRevealError(name: string, reveal: Reveal): void {
  const reveals = useContext(RevealContext);
  const revealNow = useEffectEvent(reveal);
  useEffect(() => {
    if (!reveals) return;
    const handler: Reveal = path => revealNow(path);
    reveals.set(name, handler);
    return () => {
      if (reveals.get(name) === handler) reveals.delete(name);
    };
  }, [reveals, name]);
}

interface GuideOptions<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getErrors' | 'subscribe' | 'trigger'>;
  root: RefObject<HTMLElement | null>;
  labels: FieldLabels;
}

export interface ErrorGuide {
  /** Focuses the field of a path, or what represents it. False when nothing can be focused. */
  goTo: (path: string) => boolean;
  /** Leads on, from where the focus is, to the next of these; false when there is none. */
  goToNext: (missing: readonly PathError[]) => boolean;
  reveals: Reveals;
  summary: SummaryState;
}

/** The list of errors at the top of the form. */
export interface SummaryState {
  /** The errors there were when it was asked for; empty: it is not shown. */
  listed: readonly ListedError[];
  /** Increased each time the list is to be focused. */
  asked: number;
  /** Lists what is wrong now and focuses the list, or the field when it is the only one. */
  show: () => void;
  hide: () => void;
}

/** How long after the last key a wrong field is checked again: the whole schema runs once a pause, not once a key. */
const PAUSE_MS = 250;

/** Leads people to the errors of a form, and takes an error away while it is being put right. Nothing is judged before its field is left. */
export function useErrorGuide<V extends FieldValues>({ form, root, labels }: GuideOptions<V>): ErrorGuide {
  const { getErrors, subscribe, trigger } = form;
  const [reveals] = useState<Reveals>(() => new Map());
  const [{ listed, asked }, setSummary] = useState<Pick<SummaryState, 'listed' | 'asked'>>({ listed: [], asked: 0 });
  const show = () => {
    const found = root.current ? listErrors(getErrors(), root.current, labels) : [];
    const [only, ...others] = found;
    // The user may go on typing: the focus stays in, or goes to, the only field that is wrong.
    const isThere = only !== undefined && others.length === 0 && goTo(only.path);
    setSummary(now => ({ listed: found, asked: isThere ? now.asked : now.asked + 1 }));
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
    const stop = onValueChange({ subscribe }, name => {
      if (name === undefined || Object.keys(getErrors()).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(recheck, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getErrors, subscribe, trigger]);

  const goToNext = (missing: readonly PathError[]) => {
    const next = root.current && new FieldMap(root.current).nextAfter(missing, document.activeElement);
    if (next) goTo(next.path);
    return Boolean(next);
  };

  return { goTo, goToNext, reveals, summary: { listed, asked, show, hide } };
}

export interface ListedError {
  path: string;
  /** Message with its line or label. */
  text: string;
  /** Id of the section it stands in. */
  section: string | null;
}

/** Errors in the order of their fields on the page, worded for a list away from them. */
function listErrors(errors: object, root: HTMLElement, labels: FieldLabels): ListedError[] {
  const fields = new FieldMap(root);
  return fields.inPageOrder(flattenErrors(errors)).map(error => ({
    path: error.path,
    text: labels.textOf({ path: error.path, message: error.listed ?? error.message }),
    section: fields.place(error.path)?.element.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null,
  }));
}

/** The form's errors in page order, as they are at any moment. */
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
    // Their order comes from the page, which is there only after it was drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setList(before => (before.length === 0 && found.length === 0 ? before : found));
  }, [errors, root, labels]);
  return list;
}
