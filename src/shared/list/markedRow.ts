import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';

/** Navigation state for a list: the row of this id was just saved, and is marked. */
export const markedRow = (id: Id | null): { marked: Id } | undefined => (id === null ? undefined : { marked: id });

/** The key of the row that was just saved, as the way here says; null for none. */
export function useMarkedRow(): string | null {
  const state: unknown = useLocation().state;
  const marked = typeof state === 'object' && state !== null && 'marked' in state ? state.marked : null;
  return typeof marked === 'string' || typeof marked === 'number' ? String(marked) : null;
}
