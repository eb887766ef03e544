import { useEffect, useState, type RefObject } from 'react';
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form';
import type { PathError } from './intentResolver';
import { FieldMap, focusInto } from './locateField';
import type { Reveals } from './revealError';

interface Options<V extends FieldValues> {
  root: RefObject<HTMLElement | null>;
  reveals: Reveals;
  errors: () => PathError[];
  setFocus: UseFormSetFocus<V>;
}

/** Leads people to errors: to one by its path, or, when asked by `goToFirst`, to the first of the page once the messages are drawn. */
export function useErrorFocus<V extends FieldValues>({ root, reveals, errors, setFocus }: Options<V>) {
  const [asked, setAsked] = useState(0);

  function goTo(path: string): void {
    const place = root.current ? new FieldMap(root.current).place(path) : null;
    if (place?.path === path && focusInto(place.element)) return;
    const name = [...reveals.keys()].find(array => path === array || path.startsWith(`${array}.`));
    if (name !== undefined) return reveals.get(name)?.(path);
    place?.element.scrollIntoView({ block: 'center' });
    setFocus((place?.path ?? path) as FieldPath<V>);
  }

  useEffect(() => {
    if (asked === 0 || !root.current) return;
    const first = new FieldMap(root.current).inPageOrder(errors())[0];
    if (first) goTo(first.path);
    // Once for each asking.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);

  return { goTo, goToFirst: () => setAsked(count => count + 1) };
}
