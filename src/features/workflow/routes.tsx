import type { RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { prefetchTaskCounts } from './api/useTaskCounts';
import { prefetchApprovalTasks, prefetchSentBackTasks } from './api/useTasks';
import { BUYER_SIDE } from './model/access';
import { taskPaths } from './paths';

export const workflowRoutes: RoomRoute[] = [
  {
    path: taskPaths.actionCenter,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/ActionCenterScreen')).ActionCenterScreen }),
    prefetch: (_url, session) => prefetchTaskCounts(session.userId, mayEnter(session, BUYER_SIDE)),
  },
  {
    path: taskPaths.approvals,
    title: 'Approval Center',
    access: BUYER_SIDE,
    lazy: async () => ({ Component: (await import('./screens/ApprovalCenterScreen')).ApprovalCenterScreen }),
    prefetch: (_url, session) => prefetchApprovalTasks(session.userId),
  },
  {
    path: taskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    prefetch: (_url, session) => prefetchSentBackTasks(session.userId),
  },
];
