import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { confirmStatus } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { equalsIgnoreCase } from '@/lib/text';
import { allRows } from '../listInput';
import { CreateFilterDocument } from './createFilter.graphql.generated';
import { DeleteFilterDocument } from './deleteFilter.graphql.generated';
import { FilterListDocument } from './filterList.graphql.generated';

export interface Preset {
  id: Id;
  name: string;
  isShared: boolean;
  /** Only the owner may delete a saved filter. */
  mine: boolean;
  /** JSON text, see `filtersFromText`. */
  parameters: string;
}

export interface SavedFilters {
  list: (context: string, signal: AbortSignal) => Promise<Preset[]>;
  create: (preset: { name: string; context: string; isShared: boolean; parameters: string }) => Promise<boolean>;
  /** Rejects with the server's message unless it is 'Record Deleted' (spec 1 §8). */
  remove: (id: Id) => Promise<void>;
}

const readers = new Set<() => void>();

function made(done: boolean): boolean {
  if (done) for (const read of readers) read();
  return done;
}

/** Calls `read` after the user saves or deletes a filter on this page. */
export function useSavedFiltersChange(read: () => void): void {
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    const onChange = () => readAgain();
    readers.add(onChange);
    return () => void readers.delete(onChange);
  }, []);
}

/** Returns the operations on the user's saved filters (spec 1 §3, §7). All reject with `CallError`. */
export function useSavedFilters(): SavedFilters {
  const { userId } = useSession();
  const call = useCall();
  return useMemo(
    () => ({
      list: async (context, signal) => {
        const input = allRows({ userId }, { sortBy: 'id', sortOrder: 'desc' });
        const { filterList } = await call(FilterListDocument, { input }, { signal });
        return (filterList?.data ?? [])
          .filter(row => equalsIgnoreCase(row.context, context))
          .map(row => ({
            id: row.id,
            name: row.name?.trim() || `Preset ${row.id}`,
            isShared: row.isShared ?? false,
            mine: equalsIgnoreCase(row.userId, userId),
            parameters: row.parameters ?? '',
          }));
      },
      create: async preset => {
        const { createFilter } = await call(CreateFilterDocument, { payload: { ...preset, userId } });
        return made(isCreatedId(createFilter?.id));
      },
      remove: async id => {
        const { deleteFilter } = await call(DeleteFilterDocument, { input: { id } });
        confirmStatus(deleteFilter?.status, 'deleted');
        made(true);
      },
    }),
    [call, userId],
  );
}
