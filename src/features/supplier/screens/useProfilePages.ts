import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { FieldMap, focusInto } from '@/shared/form/fieldMap';
import { todoPath } from '../section/section';
import type { Gap } from '../gaps';
import { pageIn } from '../profile/pages';

/**
 * Returns the profile's current page by URL hash. Changing the page scrolls to and focuses its heading, or the row that a location is
 * missing.
 */
export function useProfilePages(root: RefObject<HTMLElement | null>, gaps: readonly Gap[]) {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const current = pageIn(hash);
  const getHref = (id: string) => `${pathname}${search}#${id}`;
  const goTo = (id: string) => void navigate(getHref(id), { state, preventScrollReset: true });

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const page = root.current;
    if (!page) return;
    if (page.getBoundingClientRect().top < 0) page.scrollIntoView();
    page.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [current, root]);

  const [wanted, setWanted] = useState<Gap | null>(null);
  const indexOf = useEffectEvent((section: Gap['sections'][number], location: Gap['location']) =>
    gaps.filter(({ sections }) => sections.includes(section)).findIndex(gap => gap.location === location),
  );
  useEffect(() => {
    const [section] = wanted?.sections ?? [];
    if (!wanted || section !== current) return;
    const index = indexOf(section, wanted.location);
    const place = root.current && new FieldMap(root.current).place(todoPath(section, index));
    if (place) focusInto(place.element);
  }, [wanted, current, root]);
  const goToGap = ({ location, sections }: Gap) => {
    const [section] = sections;
    if (section === undefined) return;
    goTo(section);
    // A new object each time, so that repeating the same jump works.
    setWanted({ location, sections });
  };
  return { current, state, path: getHref(current), getHref, goTo, goToGap };
}
