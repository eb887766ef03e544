import { createElement, useEffect, useRef, useState, type ComponentType } from 'react';
import { watchChanges } from '@/platform/graphql/changes';
import { notify } from '@/platform/feedback/feedback';

/**
 * What a button shows while its modal is `opening`: a spinner, but not for the moment that fetched code takes. It would make the button
 * wider and narrower again at every press.
 */
export const WHEN_SLOW = { delay: 200 };

/** Nothing, for one modal; which one, for several that share a place: `load` says it by its parameter. */
type Which = [] | [key: string];

interface Shown<Args extends Which, Props> {
  key: Args[0];
  Component: ComponentType<Props>;
  isOpen: boolean;
}

/** The same component, but another to React: what was drawn before it in its place goes with all that it held. */
function afresh<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return props => createElement(Component, props);
}

/**
 * A modal whose code loads when it is opened: `preload` when someone is about to press, `open` on the press, and while `Component` is there,
 * draw it with `isOpen`. However it is left, who shows what was changed in it reads that again (`useReadAgain`). A failed download says so, and the next press asks again (React.lazy would remember the failure).
 */
export function useLazyModal<Args extends Which, Props extends object>(
  load: (...which: Args) => Promise<ComponentType<Props>>,
) {
  const [opening, setOpening] = useState<{ key: Args[0] } | null>(null);
  const [shown, setShown] = useState<Shown<Args, Props> | null>(null);
  const gone = useRef(false);
  const left = useRef(() => {});
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  /** What has come already: it is shown with the press, without a draw in between that says that it is opening. */
  const here = useRef(new Map<Args[0], ComponentType<Props>>());
  const bring = async (...which: Args) => {
    const Component = await load(...which);
    here.current.set(which[0], Component);
    return Component;
  };
  const show = (key: Args[0], Component: ComponentType<Props>) => {
    // Wrapped anew, so that React mounts a fresh dialog: the one before may still be closing, and a finished form in it would stay locked.
    left.current = watchChanges();
    if (!gone.current) setShown({ key, Component: afresh(Component), isOpen: true });
  };

  const open = async (...which: Args): Promise<void> => {
    if (opening !== null || shown?.isOpen) return;
    const [key] = which;
    const known = here.current.get(key);
    if (known) return show(key, known);
    setOpening({ key });
    try {
      show(key, await bring(...which));
    } catch {
      notify.error('This could not be opened. Check your connection and try again.');
    } finally {
      if (!gone.current) setOpening(null);
    }
  };

  const hide = () => setShown(before => before && { ...before, isOpen: false });

  return {
    /** The modal, from its opening until `remove`; null before and after. */
    Component: shown?.Component ?? null,
    /** Which modal it is. */
    key: shown?.key,
    isOpen: shown?.isOpen ?? false,
    /** What has been pressed and is on its way. */
    opening,
    open: (...which: Args) => void open(...which),
    /** Starts the download, quietly. */
    preload: (...which: Args) => void bring(...which).catch(() => {}),
    /** Lets the modal leave; it stays mounted until `remove`. */
    close: () => {
      hide();
      left.current();
    },
    /** The same where who closes it reads what was changed in it: nobody else need. */
    closeAsRead: () => {
      hide();
      left.current = () => {};
    },
    remove: () => {
      setShown(null);
      left.current();
    },
  };
}
