import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** `path` is 'items.12.amount'. */
type Reveal = (path: string) => void;

export type Reveals = Map<string, Reveal>;

export const RevealContext = createContext<Reveals | null>(null);

/** Registers `reveal` for errors under `name`: it scrolls to the path and focuses it. */
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
