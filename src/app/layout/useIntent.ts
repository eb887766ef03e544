import { useRef, type SyntheticEvent } from 'react';
import { getLinkState } from '@/platform/routing/linkState';
import type { Prefetcher } from '../prefetcher';
import { useTimer } from '@/platform/useTimer';

/** A pointer that only passes over a link stays for less than this, in ms. */
const REST_MS = 60;

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export function useIntent(prefetcher: Prefetcher | undefined) {
  const at = useRef<HTMLAnchorElement | null>(null);
  const { set, clear } = useTimer();

  const onIntent = (event: SyntheticEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === at.current) return;
    clear();
    at.current = link;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
    set(() => void prefetcher?.intend(new URL(link.href), getLinkState(link)), REST_MS);
  };
  // The loader of a followed link sends the queries itself.
  return { onPointerOver: onIntent, onFocus: onIntent, onClickCapture: clear };
}
