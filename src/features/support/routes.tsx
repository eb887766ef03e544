import { supportPaths } from '@/domain/support';
import type { FeatureRoute } from '@/platform/routing/routes';

export const supportRoutes: FeatureRoute[] = [
  {
    path: supportPaths.support,
    title: 'Support',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/SupportScreen')).SupportScreen }),
    prefetch: async () => (await import('./api/useManuals')).prefetchManuals,
    menu: { group: 'support', place: 1, label: 'Get in Touch' },
  },
  {
    path: supportPaths.functionalIssues,
    title: 'Contact for Functional Issues',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/FunctionalIssuesScreen')).FunctionalIssuesScreen }),
    menu: { group: 'support', place: 2, label: 'Functional Issues' },
  },
];
