import { isOff } from '@/platform/features';
import { query } from '@/platform/graphql/prefetch';
import type { Prefetch } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { auditWork } from './api/auditWork';
import { payments } from './api/payments';
import { tasksQuery } from './api/useTasks';
import { waitingQueries } from './api/useWaitingQueries';
import { auditsInvoices, BUYER_SIDE, watchesPayments } from './model/access';

const approvals: Prefetch = (_url, { userId }) => [tasksQuery('approvals', userId)];
const sentBack: Prefetch = (_url, { userId }) => [tasksQuery('sentBack', userId)];
const workbench: Prefetch = (url, session) => [
  ...(mayEnter(session, BUYER_SIDE) ? approvals(url, session, undefined) : []),
  ...sentBack(url, session, undefined),
  ...(isOff('query') ? [] : [query(waitingQueries, session.userId)]),
  ...(!isOff('reports') && watchesPayments(session) ? [query(payments, session)] : []),
  ...(!isOff('reports') && auditsInvoices(session) ? [query(auditWork, undefined)] : []),
];

export const workflowPrefetch = { approvals, sentBack, workbench };
