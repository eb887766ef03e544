import { useCallback, useSyncExternalStore } from 'react';
import type { ImportStore } from './importStore';

/** Draws again whatever changes of a row, and nothing for another; -1 for none. */
export function useRow(store: ImportStore, index: number): void {
  const subscribe = useCallback((listener: () => void) => store.onRow(index, listener), [store, index]);
  useSyncExternalStore(subscribe, () => store.stampOf(index));
}
