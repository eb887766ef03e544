import { useCallback } from 'react';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { useFields } from '../FieldsProvider';
import type { AnyValues } from '@/shared/kinds/types';

/**
 * Returns the search function that a definition names. A missing function is a programming error: it throws, and the
 * select shows a retry.
 */
export function useLookup<T>(name: string, values: AnyValues): RemoteSearch<T> {
  const { lookups } = useFields();
  return useCallback(
    async (text, signal) => {
      const search = lookups[name];
      if (!search) throw new Error(`No lookup named '${name}'`);
      return (await search(text, values, signal)) as T[];
    },
    [lookups, name, values],
  );
}
