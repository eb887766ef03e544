import { useSyncExternalStore } from 'react';

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
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useWatched<T>(watched: Watched<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get);
}
