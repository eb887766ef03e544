import { useEffect, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { CallError, confirmStatus } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { Listeners } from '@/platform/listeners';
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

const changes = new Listeners();

/** Loads the user's saved filters of a list (spec 1 §3, §7), again after the user saves or deletes one on this page. */
export function useSavedFilters(listContext: string) {
  const { userId } = useSession();
  const call = useCall();
  const loaded = useLoaded(async (context: string, signal): Promise<Preset[]> => {
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
  }, listContext);
  const { reload } = loaded;
  useEffect(() => changes.on(() => void reload()), [reload]);
  return loaded;
}

/** Saves and deletes the user's filters. Rejects unless the server confirms it (spec 1 §8). */
export function useSavedFilterWrites() {
  const { userId } = useSession();
  const call = useCall();
  return useMemo(
    () => ({
      create: async (preset: { name: string; context: string; isShared: boolean; parameters: string }) => {
        const { createFilter } = await call(CreateFilterDocument, { payload: { ...preset, userId } });
        if (!isCreatedId(createFilter?.id)) throw new CallError('server');
        changes.notify();
      },
      remove: async (id: Id) => {
        const { deleteFilter } = await call(DeleteFilterDocument, { input: { id } });
        confirmStatus(deleteFilter?.status, 'deleted');
        changes.notify();
      },
    }),
    [call, userId],
  );
}
