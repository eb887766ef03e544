import type { RoomRoute } from '@/platform/routing/routes';
import { prefetchQueryResponses } from './api/useQueryResponses';

export const queryRoutes: RoomRoute[] = [
  {
    path: '/queryResponse',
    title: 'Query Response',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/QueryResponseScreen')).QueryResponseScreen }),
    prefetch: (_, session) => prefetchQueryResponses(session.userId),
  },
];
