import { lazy, Suspense, useMemo } from 'react';
import { placePaths } from '@/domain/places';
import { isOff } from '@/platform/features';
import { isSupplierUser, mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Stack } from '@/shared/ui/layout';
import { useApprovalTasks, useSentBackTasks } from '../api/useTasks';
import { useWaitingQueries } from '../api/useWaitingQueries';
import { auditsInvoices, BUYER_SIDE, watchesPayments } from '../model/access';
import type { ListedTask } from '../model/listedTask';
import { getPositions, sequenceStates } from '../model/sequence';
import { oldestFirst, splitTasks, toResult, toApprove, toCorrect } from '../model/waiting';
import { ActionCenter, type WorkPlace } from '../components/ActionCenter';
import { DecidedCard, LargestCard } from '../components/ApproverCards';
import { HomeCard } from '../components/HomeCard';
import { PaymentsCard } from '../components/PaymentsCard';
import { WaitingCard } from '../components/WaitingCard';
import { taskPaths } from '../paths';
import styles from './WorkbenchScreen.module.css';
import { Link } from 'react-router-dom';
import { paymentMail } from '@/domain/paymentMail';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { payments as paymentsQuery } from '../api/payments';

const AuditCards = lazy(() => import('../components/AuditCards').then(file => ({ default: file.AuditCards })));

const NO_TASKS: readonly ListedTask[] = [];

export function WorkbenchScreen() {
  const session = useSession();
  const { userId } = session;
  const approves = mayEnter(session, BUYER_SIDE);
  const supplies = isSupplierUser(session);
  const approvals = useApprovalTasks(approves ? userId : null);
  const sentBack = useSentBackTasks(userId);
  const queries = useWaitingQueries(isOff('query') ? null : userId);
  const hasReports = !isOff('reports');
  const paid = hasReports && watchesPayments(session);
  const payments = useBackendQuery(paymentsQuery, paid ? session : null);
  const tasks = approvals.data ?? NO_TASKS;
  const items = useMemo(() => {
    const split = splitTasks(approvals.data ?? NO_TASKS, sentBack.data ?? NO_TASKS);
    return {
      approvals: split.approvals.map(toApprove),
      sentBack: split.corrections.map(toCorrect),
      queries: (queries.data ?? []).map(toResult),
    };
  }, [approvals.data, sentBack.data, queries.data]);
  const getState = useMemo(
    () =>
      sequenceStates({
        list: 'approvals',
        backTo: taskPaths.workbench,
        backLabel: 'Workbench',
        positions: getPositions(oldestFirst(tasks)),
      }),
    [tasks],
  );
  const approvalPlace: WorkPlace = {
    name: 'Pending Approvals',
    noun: 'approvals',
    to: taskPaths.approvals,
    result: approvals,
    items: items.approvals,
  };
  const queryPlace: WorkPlace = {
    name: 'Query Response',
    noun: 'queries',
    to: placePaths.queryResponse,
    result: queries,
    items: items.queries,
  };
  const places: WorkPlace[] = [
    ...(approves ? [approvalPlace] : []),
    {
      name: 'SentBack Invoices',
      noun: 'sent-back items',
      to: taskPaths.sentBack,
      result: sentBack,
      items: items.sentBack,
    },
    ...(isOff('query') ? [] : [queryPlace]),
  ];
  // Waits for all lists: otherwise the card would show 'nothing waits' and then grow. Failed lists are missing, unless all failed.
  const isLoaded =
    places.every(({ result }) => result.data !== undefined || result.error !== undefined) &&
    places.some(({ result }) => result.data !== undefined);
  const paymentsCard = paid && <PaymentsCard payments={payments} />;
  return (
    <>
      <PageHeader title="Workbench" />
      <Stack gap={6} align="start" className={styles.layout}>
        <Stack gap={6} className={styles.main}>
          {!supplies && paymentsCard}
          <WaitingCard
            rows={isLoaded ? places.flatMap(place => place.items) : undefined}
            getState={getState}
            isOwn={supplies && !approves}
            places={places}
          />
          {approves && <LargestCard tasks={tasks} getState={getState} />}
          {approves && <DecidedCard />}
          {hasReports && auditsInvoices(session) && (
            <Suspense fallback={null}>
              <AuditCards />
            </Suspense>
          )}
          {supplies && paymentsCard}
        </Stack>
        <Stack gap={6}>
          <ActionCenter places={places} />
          <PaymentQueries />
        </Stack>
      </Stack>
    </>
  );
}

/** Spec 3 §2: the panel has this title; payments themselves are in the card and the report. */
function PaymentQueries() {
  return (
    <HomeCard
      title="Payment Related Queries"
      foot={
        <>
          <a href={paymentMail()}>Ask about a payment</a>
          {!isOff('reports') && <Link to={placePaths.nonPoTransactions}>View transactions</Link>}
        </>
      }
    />
  );
}
