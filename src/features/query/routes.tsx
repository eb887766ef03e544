import type { RoomRoute } from '@/platform/routing/routes';
import { startQueryResponses } from './api/useQueryResponses';

export const queryRoutes: RoomRoute[] = [
  {
    path: '/queryResponse',
    title: 'Query Response',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/QueryResponseScreen')).QueryResponseScreen }),
    early: (_, session) => startQueryResponses(session.userId),
  },
];
