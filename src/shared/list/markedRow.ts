import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';

/** Creates navigation state that highlights the saved row in a list. */
export const markedRow = (id: Id | null): { marked: Id } | undefined => (id === null ? undefined : { marked: id });

/** Returns the key of the row to highlight from the navigation state, or null. */
export function useMarkedRow(): string | null {
  const state: unknown = useLocation().state;
  const marked = typeof state === 'object' && state !== null && 'marked' in state ? state.marked : null;
  return typeof marked === 'string' || typeof marked === 'number' ? String(marked) : null;
}
