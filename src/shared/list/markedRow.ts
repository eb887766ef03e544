import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';

export const markedRow = (id: Id | null): { marked: Id } | undefined => (id === null ? undefined : { marked: id });

export function useMarkedRow(): string | null {
  const state: unknown = useLocation().state;
  const marked = typeof state === 'object' && state !== null && 'marked' in state ? state.marked : null;
  return typeof marked === 'string' || typeof marked === 'number' ? String(marked) : null;
}
