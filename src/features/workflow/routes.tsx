import type { RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { prefetchDeskCounts } from './api/useDeskCounts';
import { prefetchApprovalTasks, prefetchSentBackTasks } from './api/useDeskTasks';
import { BUYER_SIDE } from './model/access';
import { deskPaths } from './paths';

export const workflowRoutes: RoomRoute[] = [
  {
    path: deskPaths.actionCenter,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/ActionCenterScreen')).ActionCenterScreen }),
    prefetch: (_url, session) => prefetchDeskCounts(session.userId, mayEnter(session, BUYER_SIDE)),
  },
  {
    path: deskPaths.approvals,
    title: 'Approval Center',
    access: BUYER_SIDE,
    lazy: async () => ({ Component: (await import('./screens/ApprovalCenterScreen')).ApprovalCenterScreen }),
    prefetch: (_url, session) => prefetchApprovalTasks(session.userId),
  },
  {
    path: deskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    prefetch: (_url, session) => prefetchSentBackTasks(session.userId),
  },
];
