import { useEffect, useState } from 'react';
import type { Id } from '@/lib/ids';
import { useRequest } from '@/platform/graphql/useRequest';
import { parseItems } from '../model/thread';
import { QueryItemListDocument } from './queryThread.graphql.generated';
import { itemListInput } from './threadInput';

const NONE: ReadonlyMap<string, string> = new Map();

/** The last question of each query as it was written, by the query's id: asked for once what names them is there, and missing until it comes. */
export function useQuestions(queryIds: readonly Id[]): ReadonlyMap<string, string> {
  const ask = useRequest(QueryItemListDocument);
  const [found, setFound] = useState(NONE);
  const key = queryIds.join(',');
  useEffect(() => {
    const stop = new AbortController();
    for (const id of key === '' ? [] : queryIds)
      ask(itemListInput(id), { signal: stop.signal }).then(
        answer => {
          const question = parseItems(answer.queryItemList?.data ?? []).at(-1)?.query;
          if (question && !stop.signal.aborted) setFound(before => new Map(before).set(String(id), question));
        },
        () => {},
      );
    return () => stop.abort();
    // The same ids in another list are the same questions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ask, key]);
  return found;
}
