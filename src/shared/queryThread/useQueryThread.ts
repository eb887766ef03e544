import type { Id } from '@/lib/ids';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { useQueries } from './api/useQueryLists';

const load = async (_target: string) => (await import('./QueryModal')).QueryModal;

/**
 * Loads a record's queries and holds their dialog, which opens with a query by id or with 'any', the most relevant one.
 * Call it in the record's view; button and banners share it.
 */
export function useQueryThread(context: string, contextId: Id | null) {
  const lists = useQueries(context, contextId);
  const modal = useLazyModal(load);
  return { ...lists, modal, open: (target: Id) => modal.open(String(target)) };
}

export type QueryThread = ReturnType<typeof useQueryThread>;
