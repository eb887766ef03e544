import { createContext, useContext, useEffect, useRef } from 'react';
import type { Reveal } from './locateField';

/** Handlers by the name of the array they speak for. */
export type Reveals = Map<string, Reveal>;

export const RevealContext = createContext<Reveals | null>(null);

/**
 * For parts that draw only some of what they hold: `reveal` is called with the full path ('items.12.amount') when people are led to an
 * error under `name`, and scrolls there and focuses. Outside a document form it does nothing.
 */
export function useRevealError(name: string, reveal: Reveal): void {
  const reveals = useContext(RevealContext);
  const latest = useRef(reveal);
  useEffect(() => {
    latest.current = reveal;
  });
  useEffect(() => {
    if (!reveals) return;
    const handler: Reveal = path => latest.current(path);
    reveals.set(name, handler);
    return () => {
      if (reveals.get(name) === handler) reveals.delete(name);
    };
  }, [reveals, name]);
}
