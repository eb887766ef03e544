import { useMemo } from 'react';
import type { Prefetch } from '@/platform/routing/routes';
import { useSession } from '@/platform/session/SessionContext';
import type { ListShape } from '@/shared/list/listTypes';
import { prefetchList, type PageOperation } from '../calls/list';
import { limitedTo } from './author';

/** The list as who looks at it may see it (`limitedTo`); the same object for the same session and list. */
export function useOwnList<Shape extends ListShape>(shape: Shape): Shape {
  const session = useSession();
  return useMemo(() => limitedTo(session, shape), [session, shape]);
}

/** `prefetchList` of the rows that `useOwnList` will ask for. */
export function prefetchOwnList(page: PageOperation<unknown>, shape: ListShape): Prefetch {
  return (url, session) => prefetchList(page, limitedTo(session, shape))(url);
}
