import { useMemo } from 'react';
import type { Prefetch } from '@/platform/routing/routes';
import { useSession } from '@/platform/session/SessionContext';
import type { ListShape } from '@/shared/list/listTypes';
import { listQuery, type PageOperation } from '../calls/list';
import { limitedTo } from './author';

/** Returns the list limited to the user's rows (`limitedTo`); stable per session and list. */
export function useOwnList<Shape extends ListShape>(shape: Shape): Shape {
  const session = useSession();
  return useMemo(() => limitedTo(session, shape), [session, shape]);
}

/** Builds the first query of a `useOwnList` screen. */
export function prefetchOwnList(page: PageOperation<unknown>, shape: ListShape): Prefetch {
  return (url, session) => [listQuery(page, limitedTo(session, shape), url)];
}
