import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import { parseItems } from '../model/thread';
import { QueryItemListDocument } from './queryThread.graphql.generated';
import { itemListInput } from './threadInput';

const NONE: ReadonlyMap<string, string> = new Map();

/** Loads the last question of each query by query id, after the list is shown; missing until loaded. */
export function useLatestQueries(queryIds: readonly Id[]): ReadonlyMap<string, string> {
  const call = useCall();
  const [found, setFound] = useState(NONE);
  const key = queryIds.join(',');
  const load = useEffectEvent((signal: AbortSignal) => {
    for (const id of queryIds)
      call(QueryItemListDocument, itemListInput(id), { signal }).then(
        response => {
          const question = parseItems(response.queryItemList?.data ?? []).at(-1)?.query;
          if (question && !signal.aborted) setFound(before => new Map(before).set(String(id), question));
        },
        () => {},
      );
  });
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal);
    return () => stop.abort();
  }, [key]);
  return found;
}
