import { useMemo } from 'react';
import { placePaths } from '@/domain/places';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import { isSupplierUser, mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Stack, Card, Text } from '@/shared/ui/layout';
import { useApprovalTasks, useSentBackTasks } from '../api/useTasks';
import { useWaitingQueries } from '../api/useWaitingQueries';
import { BUYER_SIDE, watchesPayments } from '../model/access';
import type { ListedTask } from '../model/listedTask';
import { LATELY, type Payments } from '../model/payments';
import { getPositions, sequenceStates } from '../model/sequence';
import { oldestFirst, splitTasks, toResult, toApprove, toCorrect } from '../model/waiting';
import { ActionCenter, type WorkPlace } from '../components/ActionCenter';
import { DecidedCard, LargestCard } from '../components/ApproverCards';
import { formatCount, FigureStrip, SumsOf, type KeyFigure } from '../components/FigureStrip';
import { inView, PaymentsCard, paymentsAt } from '../components/PaymentsCard';
import { WaitingCard, WAITING_ID } from '../components/WaitingCard';
import { taskPaths } from '../paths';
import styles from './WorkbenchScreen.module.css';
import { Link } from 'react-router-dom';
import { SUPPORT_HOURS, supportPaths } from '@/domain/support';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { payments as paymentsQuery } from '../api/payments';

const NO_TASKS: readonly ListedTask[] = [];

export function WorkbenchScreen() {
  const session = useSession();
  const { userId } = session;
  const approves = mayEnter(session, BUYER_SIDE);
  const supplies = isSupplierUser(session);
  const approvals = useApprovalTasks(approves ? userId : null);
  const sentBack = useSentBackTasks(userId);
  const queries = useWaitingQueries(userId);
  const paid = watchesPayments(session);
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
    hint: 'Requests waiting for your approval',
    noun: ['approval', 'approvals'],
    to: taskPaths.approvals,
    result: approvals,
    items: items.approvals,
  };
  const places: WorkPlace[] = [
    ...(approves ? [approvalPlace] : []),
    {
      name: 'SentBack Invoices',
      hint: 'Invoices sent back to you for correction',
      noun: ['sent-back item', 'sent-back items'],
      to: taskPaths.sentBack,
      result: sentBack,
      items: items.sentBack,
    },
    {
      name: 'Query Response',
      hint: 'Questions waiting for your answer',
      noun: ['query', 'queries'],
      to: placePaths.queryResponse,
      result: queries,
      items: items.queries,
    },
  ];
  // Waits for all lists: otherwise the card would show 'nothing waits' and then grow. Failed lists are missing, unless all failed.
  const isLoaded =
    places.every(({ result }) => result.data !== undefined || result.error !== undefined) &&
    places.some(({ result }) => result.data !== undefined);
  const needsYou = needsYouFigure(places);
  return (
    <>
      <PageHeader title="Workbench" />
      <FigureStrip figures={[needsYou, ...(paid ? paymentFigures(payments) : approvalFigures(approvals, queries))]} />
      <Stack gap={6} align="start" className={styles.layout}>
        <Stack gap={6}>
          <WaitingCard
            rows={isLoaded ? places.flatMap(place => place.items) : undefined}
            getState={getState}
            isOwn={supplies && !approves}
            places={places.map(({ noun, to, result }) => ({ noun, to, count: result.data?.length ?? 0 }))}
          />
          {approves && <LargestCard tasks={tasks} getState={getState} />}
          {approves && <DecidedCard />}
          {paid && <PaymentsCard payments={payments} />}
        </Stack>
        <Stack gap={6}>
          <ActionCenter places={places} />
          <PaymentQueries />
        </Stack>
      </Stack>
    </>
  );
}

function getVisible<T, V>(
  { data, error }: { data: T | undefined; error: unknown },
  describe: (data: T) => V,
): V | null | undefined {
  if (data !== undefined) return describe(data);
  return error ? null : undefined;
}

/** Counts everything that waits for the user. Links to its list, or to the card that names all lists if there are several. */
function needsYouFigure(places: readonly WorkPlace[]): KeyFigure {
  const filled = places.filter(({ items }) => items.length > 0).toSorted((a, b) => b.items.length - a.items.length);
  const [most] = filled;
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const parts = filled.map(({ items, noun }) => formatCount(items, ...noun).replace(' ', '\u00a0'));
  const isKnown = places.every(({ result }) => result.data !== undefined);
  const failed = places.some(({ result }) => result.error !== undefined);
  return {
    label: 'Needs you',
    value: isKnown ? count : failed ? null : undefined,
    hint: most === undefined ? 'Nothing waits for you' : filled.length === 1 ? most.hint : parts.join(', '),
    to: filled.length > 1 ? { hash: WAITING_ID } : (most?.to ?? taskPaths.sentBack),
    isPending: isKnown && count > 0,
  };
}

function paymentFigures(payments: QueryResult<Payments>): KeyFigure[] {
  const { data } = payments;
  const isWhole = data?.isWhole !== false;
  const figure = (label: string, view: 'coming' | 'overdue' | 'paid', isPending = false): KeyFigure => {
    const rows = data ? inView(data, view) : [];
    return {
      label,
      value: getVisible(payments, () => (isWhole ? <SumsOf items={rows} /> : 'More than can be added up')),
      hint: isWhole ? formatCount(rows, 'invoice') : `The first ${formatCount(rows, 'invoice')} are shown`,
      to: paymentsAt(view),
      isPending: isPending && rows.length > 0,
    };
  };
  return [
    figure('Awaiting payment', 'coming'),
    figure('Overdue', 'overdue', true),
    figure(`Paid in the last ${LATELY} days`, 'paid'),
  ];
}

function approvalFigures(
  approvals: QueryResult<readonly ListedTask[]>,
  queries: QueryResult<readonly unknown[]>,
): KeyFigure[] {
  const tasks = approvals.data ?? NO_TASKS;
  return [
    {
      label: 'Waiting for your approval',
      value: getVisible(approvals, found => <SumsOf items={found} />),
      hint: formatCount(tasks, 'request'),
      to: `${taskPaths.approvals}?sort=amount.desc`,
    },
    {
      label: 'Questions to answer',
      value: getVisible(queries, found => found.length),
      hint: 'Queries on invoices',
      to: placePaths.queryResponse,
      isPending: (queries.data?.length ?? 0) > 0,
    },
  ];
}

function PaymentQueries() {
  return (
    <Card as="section" pad={6} aria-labelledby="payment-queries">
      <Text as="h2" below={4} id="payment-queries">
        Payment Related Queries
      </Text>
      <Text as="p" tone="soft" below={4}>
        Date, amount and reference of a payment are shown in the{' '}
        <Link to={placePaths.nonPoTransactions}>transactions report</Link> as soon as the invoice is paid.
      </Text>
      <Text as="p" tone="soft" below={4}>
        For anything else, <Link to={supportPaths.support}>get in touch with support</Link>. Have the invoice number at
        hand.
      </Text>
      <Text as="p" tone="faint" size="small" pad={[4, 0]} ruledAbove>
        Support hours: {SUPPORT_HOURS}
      </Text>
    </Card>
  );
}
