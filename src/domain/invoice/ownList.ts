import { useMemo } from 'react';
import type { Prefetch } from '@/platform/routing/routes';
import { useSession } from '@/platform/session/SessionContext';
import type { ListShape } from '@/shared/list/listTypes';
import { listQuery, type PageOperation } from '../calls/list';
import { limitedTo } from './author';

/** The list as who looks at it may see it (`limitedTo`); the same object for the same session and list. */
export function useOwnList<Shape extends ListShape>(shape: Shape): Shape {
  const session = useSession();
  return useMemo(() => limitedTo(session, shape), [session, shape]);
}

/** The query for the rows that `useOwnList` shows first. */
export function prefetchOwnList(page: PageOperation<unknown>, shape: ListShape): Prefetch {
  return (url, session) => [listQuery(page, limitedTo(session, shape), url)];
}
