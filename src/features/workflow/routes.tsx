import type { RoomRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { BUYER_SIDE, watchesPayments } from './model/access';
import { APPROVE_NEXT, taskPaths } from './paths';

export const workflowRoutes: RoomRoute[] = [
  {
    path: taskPaths.workbench,
    aliases: ['/'],
    title: 'Workbench',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/WorkbenchScreen')).WorkbenchScreen }),
    prefetch: async () => {
      const [tasks, { prefetchWaitingQueries }, { prefetchPayments }] = await Promise.all([
        import('./api/useTasks'),
        import('./api/useWaitingQueries'),
        import('./api/usePayments'),
      ]);
      return (_url, session) => {
        if (mayEnter(session, BUYER_SIDE)) tasks.prefetchTasks('approvals', session.userId);
        tasks.prefetchTasks('sentBack', session.userId);
        prefetchWaitingQueries(session.userId);
        if (watchesPayments(session)) prefetchPayments(session);
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
      const { prefetchTasks } = await import('./api/useTasks');
      return (_url, session) => prefetchTasks('approvals', session.userId);
    },
    menu: { group: 'action', place: 2, label: 'Approval Center' },
    commands: [{ label: APPROVE_NEXT, access: BUYER_SIDE }],
  },
  {
    path: taskPaths.sentBack,
    title: 'Sent-Back Invoices',
    access: 'everyone',
    plain: true,
    lazy: async () => ({ Component: (await import('./screens/SentBackScreen')).SentBackScreen }),
    prefetch: async () => {
      const { prefetchTasks } = await import('./api/useTasks');
      return (_url, session) => prefetchTasks('sentBack', session.userId);
    },
    menu: { group: 'action', place: 3, label: 'Sent-Back Items' },
  },
];
