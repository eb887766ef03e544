import type { FeatureRoute } from '@/platform/routing/routes';
import { BUYER_SIDE } from './model/access';
import { APPROVE_NEXT, taskPaths } from './paths';

export const workflowRoutes: FeatureRoute[] = [
  {
    path: taskPaths.workbench,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/WorkbenchScreen')).WorkbenchScreen }),
    prefetch: async () => (await import('./prefetch')).workflowPrefetch.workbench,
    menu: { group: 'action', place: 1, label: 'Workbench' },
  },
  {
    path: taskPaths.approvals,
    title: 'Approval Center',
    access: BUYER_SIDE,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/ApprovalCenterScreen')).ApprovalCenterScreen }),
    prefetch: async () => (await import('./prefetch')).workflowPrefetch.approvals,
    menu: { group: 'action', place: 2, label: 'Approval Center' },
    commands: [{ label: APPROVE_NEXT, access: BUYER_SIDE }],
  },
  {
    path: taskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    prefetch: async () => (await import('./prefetch')).workflowPrefetch.sentBack,
    menu: { group: 'action', place: 3, label: 'Sent-Back Items' },
  },
];
