import { useSyncExternalStore } from 'react';
import { Listeners } from '@/platform/listeners';

/** Observable value, so that only its subscribers redraw. */
export interface Watched<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
}

export interface Settable<T> extends Watched<T> {
  set: (value: T) => void;
}

export function createWatched<T>(initial: T): Settable<T> {
  let value = initial;
  const listeners = new Listeners();
  return {
    get: () => value,
    set: next => {
      value = next;
      listeners.notify();
    },
    subscribe: listeners.on,
  };
}

export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get);
}
