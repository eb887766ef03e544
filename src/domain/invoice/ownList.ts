import { useMemo } from 'react';
import type { Prefetch } from '@/platform/routing/routes';
import { useSession } from '@/platform/session/SessionContext';
import type { ListShape } from '@/shared/list/listTypes';
import { listQuery, type PageOperation } from '../calls/list';
import { limitedTo } from './author';

export function useOwnList<Shape extends ListShape>(shape: Shape): Shape {
  const session = useSession();
  return useMemo(() => limitedTo(session, shape), [session, shape]);
}

export function prefetchOwnList(page: PageOperation<unknown>, shape: ListShape): Prefetch {
  return (url, session) => [listQuery(page, limitedTo(session, shape), url)];
}
