import type { RoomRoute } from '@/platform/routing/routes';
import { isSupplierUser, mayEnter } from '@/platform/session/access';
import { BUYER_SIDE } from './model/access';
import { taskPaths } from './paths';

export const workflowRoutes: RoomRoute[] = [
  {
    path: taskPaths.actionCenter,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/ActionCenterScreen')).ActionCenterScreen }),
    prefetch: async () => {
      const [{ prefetchTaskCounts }, { prefetchApprovalTasks }, { prefetchOverview }] = await Promise.all([
        import('./api/useTaskCounts'),
        import('./api/useTasks'),
        import('./api/useOverview'),
      ]);
      return (_url, session) => {
        prefetchTaskCounts(session.userId);
        if (mayEnter(session, BUYER_SIDE)) prefetchApprovalTasks(session.userId);
        if (isSupplierUser(session)) prefetchOverview(session);
      };
    },
    menu: { group: 'action', place: 1, label: 'Workbench' },
  },
  {
    path: taskPaths.approvals,
    title: 'Approval Center',
    access: BUYER_SIDE,
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/ApprovalCenterScreen')).ApprovalCenterScreen }),
    prefetch: async () => {
      const { prefetchApprovalTasks } = await import('./api/useTasks');
      return (_url, session) => prefetchApprovalTasks(session.userId);
    },
    menu: { group: 'action', place: 2, label: 'Approval Center' },
  },
  {
    path: taskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    prefetch: async () => {
      const { prefetchSentBackTasks } = await import('./api/useTasks');
      return (_url, session) => prefetchSentBackTasks(session.userId);
    },
    menu: { group: 'action', place: 3, label: 'Sent-Back Items' },
  },
];
