import type { RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { startDeskCounts } from './api/useDeskCounts';
import { startApprovalTasks, startSentBackTasks } from './api/useDeskTasks';
import { BUYER_SIDE } from './model/access';
import { deskPaths } from './paths';

export const workflowRoutes: RoomRoute[] = [
  {
    path: deskPaths.actionCenter,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/ActionCenterScreen')).ActionCenterScreen }),
    early: (_url, session) => startDeskCounts(session.userId, mayEnter(session, BUYER_SIDE)),
  },
  {
    path: deskPaths.approvals,
    title: 'Approval Center',
    access: BUYER_SIDE,
    lazy: async () => ({ Component: (await import('./screens/ApprovalCenterScreen')).ApprovalCenterScreen }),
    early: (_url, session) => startApprovalTasks(session.userId),
  },
  {
    path: deskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    early: (_url, session) => startSentBackTasks(session.userId),
  },
];
