import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withYou } from '@/domain/calls/pendingWith';
import { getPaymentText } from '@/domain/invoice/paymentText';
import { paymentMail } from '@/domain/paymentMail';
import { formatMoney } from '@/lib/money';
import { mayBePaid } from '@/lib/paymentState';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import type { ReadColumn } from '@/shared/list/listTypes';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { InSight } from '@/shared/ui/InSight';
import { Box, Stack, Text } from '@/shared/ui/layout';
import { byWeek, LATELY, mainCurrency, type Payment, type Payments } from '../model/payments';
import { countryOfTask, getTaskSums } from '../model/taskList';
import { CardTable, HomeCard, PendingCard } from './HomeCard';
import styles from './PaymentsCard.module.css';
import { SumsText } from './SumsText';
import { ROWS } from './WaitingCard';

const BarChart = lazy(() => import('@/shared/charts/BarChart').then(file => ({ default: file.BarChart })));

/** Anchor and URL parameter of the card. */
const PAYMENTS = 'payments';

type View = keyof typeof VIEWS;
const VIEWS = {
  overdue: { label: 'Overdue', nothing: 'No overdue payments' },
  upcoming: { label: 'Upcoming', nothing: 'No upcoming payments' },
  paid: { label: `Paid in the last ${LATELY} days`, nothing: `No payments in the last ${LATELY} days` },
} as const;
const ORDER = Object.keys(VIEWS) as View[];

/** The supplier's next step for a late payment: a mail to support, or a step on the invoice's page. */
const toDoColumn = (getTodo: (row: Payment) => string): ReadColumn<Payment> => ({
  name: 'todo',
  title: 'To do',
  kind: 'custom',
  onPhone: 'untitled',
  cell: row =>
    mayBePaid(row.status) ? (
      <a href={paymentMail(row.number)} aria-label={`Ask support about ${row.number}`}>
        Ask support
      </a>
    ) : (
      getTodo(row)
    ),
});

function getColumns(view: View, { userName, roles }: Session): readonly ReadColumn<Payment>[] {
  const isSupplier = hasRole({ roles }, 'supplier');
  const getText = (row: Payment) => getPaymentText({ ...row, pendingWith: withYou(row.pendingWith, userName) });
  const common: ReadColumn<Payment>[] = [
    { name: 'number', title: 'Invoice', kind: 'link', namesRow: true, href: row => row.href },
    ...(isSupplier ? [] : [{ name: 'supplier', title: 'Supplier', kind: 'text' } as const]),
    {
      name: 'amount',
      title: view === 'paid' ? 'Paid' : 'Amount',
      kind: 'money',
      onPhone: 'top',
      country: countryOfTask,
      currency: row => row.currency,
    },
  ];
  if (view === 'paid')
    return [
      ...common,
      { name: 'reference', title: 'Payment Reference', kind: 'text' },
      { name: 'on', title: 'Payment Date', kind: 'date', onPhone: 'beside' },
    ];
  return [
    ...common,
    { name: 'owner', title: 'Pending With', kind: 'text', value: row => getText(row).owner },
    {
      name: 'dueDate',
      title: 'Due Date',
      kind: 'date',
      onPhone: 'beside',
      second: row => getText(row).progress,
    },
    ...(isSupplier && view === 'overdue' ? [toDoColumn(row => getText(row).todo)] : []),
  ];
}

/** Shows overdue, upcoming and recent payments of one supplier, or of all for administrators. */
export function PaymentsCard({ payments }: { payments: QueryResult<Payments> }) {
  if (payments.data) return <Shown payments={payments.data} />;
  return <PendingCard title="Payments" id={PAYMENTS} result={payments} failed="The payments couldn't be loaded." />;
}

function Shown({ payments }: { payments: Payments }) {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(PAYMENTS);
  const view = ORDER.find(id => id === wanted) ?? (payments.overdue.length > 0 ? 'overdue' : 'upcoming');
  const columns = useMemo(() => getColumns(view, session), [view, session]);
  const rows = payments[view];
  const shown = search.get('all') === null ? rows.slice(0, ROWS) : rows;
  return (
    <HomeCard
      title="Payments"
      id={PAYMENTS}
      foot={
        rows.length > shown.length && (
          <Link to={{ search: `?${PAYMENTS}=${view}&all=1`, hash: PAYMENTS }} replace preventScrollReset>
            View all {rows.length}
          </Link>
        )
      }
    >
      <Stack
        as="fieldset"
        gap={4}
        tiles={150}
        pad={[0, 5]}
        below={5}
        className={styles.views}
        aria-label="Payments shown"
      >
        {ORDER.map(id => (
          <Button
            key={id}
            className={styles.view}
            aria-pressed={id === view}
            onClick={() => setSearch({ [PAYMENTS]: id }, { replace: true, preventScrollReset: true })}
          >
            <Text tone="soft" size="small">
              {VIEWS[id].label} ({payments[id].length})
            </Text>
            <Text weight="strong" figures tone={id === 'overdue' && payments.overdue.length > 0 ? 'warn' : 'ink'}>
              {payments.isWhole ? <SumsOf items={payments[id]} /> : 'Too many to total'}
            </Text>
          </Button>
        ))}
      </Stack>
      {view === 'upcoming' && rows.length > 1 && <UpcomingChart upcoming={rows} />}
      <CardTable
        label={`Payments: ${VIEWS[view].label}`}
        columns={columns}
        rows={shown}
        rowKey={row => row.key}
        empty={<EmptyText text={VIEWS[view].nothing} />}
      />
    </HomeCard>
  );
}

function SumsOf({ items }: { items: readonly Payment[] }) {
  const { sums } = getTaskSums(items);
  if (sums.length === 0) return '–';
  return sums.map(sum => (
    <Text block key={sum.currency}>
      <SumsText sums={[sum]} />
    </Text>
  ));
}

/** Shows weekly amounts in the most frequent currency, because currencies are never added up. */
function UpcomingChart({ upcoming }: { upcoming: readonly Payment[] }) {
  const { spans, currency, country, others } = useMemo(() => {
    const main = mainCurrency(upcoming);
    return {
      spans: byWeek(upcoming, main),
      currency: main,
      country: upcoming.find(row => row.currency === main)?.country ?? '',
      others: upcoming.filter(row => row.currency !== main).length,
    };
  }, [upcoming]);
  const categories = useMemo(() => spans.map(({ label }) => label), [spans]);
  const series = useMemo(
    () => [
      {
        label: currency,
        // Bars need no exact amounts.
        values: spans.map(({ amount }) => Number(amount)),
        colour: '--p-brand',
      },
    ],
    [spans, currency],
  );
  const written = (value: string | number, decimals?: number) =>
    formatMoney(String(value), countryOfTask({ country, currency }), decimals);
  const summary = spans.map(({ label, amount }) => `${label}: ${written(amount)}`).join('; ');
  return (
    <Box as="figure" pad={[0, 5]}>
      <InSight className={styles.chart}>
        <Suspense fallback={null}>
          <BarChart
            label={`Upcoming payments in ${currency} by week from the day shown. ${summary}`}
            categories={categories}
            series={series}
            format={value => written(value, 0)}
          />
        </Suspense>
      </InSight>
      <Text as="figcaption" block tone="soft" size="fine" above={2} below={4}>
        By week, {currency}
        {others > 0 && ` only; ${others} ${others === 1 ? 'invoice' : 'invoices'} in other currencies listed below`}
      </Text>
    </Box>
  );
}
