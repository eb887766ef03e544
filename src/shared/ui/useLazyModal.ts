import { createElement, useRef, useState, type ComponentType } from 'react';
import { watchChanges } from '@/platform/graphql/changes';
import { notify } from '@/platform/feedback/feedback';
import { useIsMounted } from '@/platform/useIsMounted';

/** Spinner of a button while its modal loads; delayed, so that fast loads don't change the button's width. */
export const WHEN_SLOW = { delay: 200 };

type Which = [] | [key: string];

interface Shown<Args extends Which, Props> {
  key: Args[0];
  Component: ComponentType<Props>;
  isOpen: boolean;
}

/** Wraps the component in a new type, so that React mounts it with fresh state. */
function afresh<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return props => createElement(Component, props);
}

/**
 * Loads a modal on demand: call `preload` on intent, `open` on press, and render `Component` with `isOpen`. A failed load shows an error,
 * and the next press retries, unlike React.lazy.
 */
export function useLazyModal<Args extends Which, Props extends object>(
  load: (...which: Args) => Promise<ComponentType<Props>>,
) {
  const [opening, setOpening] = useState<{ key: Args[0] } | null>(null);
  const [shown, setShown] = useState<Shown<Args, Props> | null>(null);
  const isMounted = useIsMounted();
  const left = useRef(() => {});

  /** Loaded modals open without an intermediate render. */
  const here = useRef(new Map<Args[0], ComponentType<Props>>());
  const bring = async (...which: Args) => {
    const Component = await load(...which);
    here.current.set(which[0], Component);
    return Component;
  };
  const show = (key: Args[0], Component: ComponentType<Props>) => {
    // Wrapped again, so that React mounts a fresh dialog: the previous one may still be closing with a locked form.
    left.current = watchChanges();
    if (isMounted.current) setShown({ key, Component: afresh(Component), isOpen: true });
  };

  const open = async (...which: Args): Promise<void> => {
    if (opening !== null || shown?.isOpen) return;
    const [key] = which;
    const known = here.current.get(key);
    if (known) return show(key, known);
    setOpening({ key });
    try {
      show(key, await bring(...which));
    } catch (cause) {
      notify.error("This couldn't be opened. Check your connection and try again.", { cause });
    } finally {
      if (isMounted.current) setOpening(null);
    }
  };

  const preload = (...which: Args) => void bring(...which).catch(() => {});
  const hide = () => setShown(before => before && { ...before, isOpen: false });

  return {
    /** The modal from opening until `remove`; otherwise null. */
    Component: shown?.Component ?? null,
    key: shown?.key,
    isOpen: shown?.isOpen ?? false,
    opening,
    open: (...which: Args) => void open(...which),
    preload,
    /** Props of the button that opens the modal. */
    opener: (...which: Args) => ({
      'aria-haspopup': 'dialog' as const,
      onPointerEnter: () => preload(...which),
      onFocus: () => preload(...which),
      onClick: () => void open(...which),
    }),
    /** Closes the modal; it stays mounted until `remove`. */
    close: () => {
      hide();
      left.current();
    },
    /** Closes without notifying views, if the caller reloads the changes itself. */
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
