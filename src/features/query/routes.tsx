import { placePaths } from '@/domain/places';
import type { FeatureRoute } from '@/platform/routing/routes';

export const queryRoutes: FeatureRoute[] = [
  {
    path: placePaths.queryResponse,
    title: 'Query Response',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/QueryResponseScreen')).QueryResponseScreen }),
    prefetch: async () => {
      const { queryResponsesQuery } = await import('./api/useQueryResponses');
      return (_url, session) => [queryResponsesQuery(session.userId)];
    },
    menu: { group: 'action', place: 4, label: 'Query Response' },
  },
];
