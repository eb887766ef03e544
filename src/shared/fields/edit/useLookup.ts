import { useCallback } from 'react';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import { useFields } from '../FieldsProvider';
import type { AnyValues } from '@/shared/kinds/types';

/** The search a definition names. A name nobody provides is a mistake of the screen: it throws, and the select shows a retry. */
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
