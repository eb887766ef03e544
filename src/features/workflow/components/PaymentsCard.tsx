import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withYou } from '@/domain/calls/pendingWith';
import { formatMoney } from '@/lib/money';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { InSight } from '@/shared/ui/InSight';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Box, Row, Text } from '@/shared/ui/layout';
import { byWeek, isOverdue, LATELY, mainCurrency, type Payment, type Payments } from '../model/payments';
import { countryOfTask } from '../model/taskList';
import { HomeCard, rowsOfCard } from './HomeCard';
import styles from './PaymentsCard.module.css';
import { ROWS } from './WaitingCard';

const BarChart = lazy(() => import('@/shared/charts/BarChart').then(file => ({ default: file.BarChart })));

/** Anchor and URL parameter of the card. */
const PAYMENTS = 'payments';

type View = 'coming' | 'overdue' | 'paid';
const VIEWS: readonly { id: View; label: string; nothing: string }[] = [
  { id: 'coming', label: 'To come', nothing: 'No payment is on its way.' },
  { id: 'overdue', label: 'Overdue', nothing: 'Nothing is overdue.' },
  { id: 'paid', label: `Paid in ${LATELY} days`, nothing: `Nothing was paid in the last ${LATELY} days.` },
];

export function paymentsAt(view: View, all = false): { search: string; hash: string } {
  return { search: `?${PAYMENTS}=${view}${all ? '&all=1' : ''}`, hash: `#${PAYMENTS}` };
}

export function inView({ coming, paid }: Payments, view: View): readonly Payment[] {
  if (view === 'paid') return paid;
  return view === 'overdue' ? coming.filter(isOverdue) : coming;
}

function getColumns(view: View, { userName, roles }: Session): readonly ReadColumn<Payment>[] {
  return [
    { name: 'number', title: 'Invoice', kind: 'link', namesRow: true, href: row => row.href },
    ...(hasRole({ roles }, 'supplier') ? [] : [{ name: 'supplier', title: 'Supplier', kind: 'text' } as const]),
    {
      name: 'amount',
      title: view === 'paid' ? 'Paid' : 'Amount',
      kind: 'money',
      onPhone: 'top',
      country: countryOfTask,
      currency: row => row.currency,
    },
    view === 'paid'
      ? { name: 'reference', title: 'Payment Reference', kind: 'text' }
      : { name: 'standing', title: 'Pending With', kind: 'text', value: row => withYou(row.paymentNote, userName) },
    {
      name: 'on',
      title: view === 'paid' ? 'Payment Date' : 'Due Date',
      kind: 'date',
      onPhone: 'beside',
      second: payment =>
        isOverdue(payment)
          ? { text: 'Overdue', tone: 'warn' }
          : payment.state === 'Scheduled'
            ? { text: 'Scheduled', tone: 'good' }
            : null,
    },
  ];
}

/** Shows upcoming payments with date and owner, and recent ones; of one supplier, or of all for administrators. */
export function PaymentsCard({ payments }: { payments: QueryResult<Payments> }) {
  const { data, error, busy, reload } = payments;
  if (data) return <Shown payments={data} />;
  return (
    <HomeCard title="Payments" id={PAYMENTS} busy={busy}>
      <Box pad={[0, 5]} below={5}>
        {error ? (
          <QuietRetry text="The payments could not be loaded." onRetry={() => void reload()} />
        ) : (
          <TextSkeleton lines={8} />
        )}
      </Box>
    </HomeCard>
  );
}

function Shown({ payments }: { payments: Payments }) {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find(({ id }) => id === search.get(PAYMENTS)) ?? VIEWS[0];
  const columns = useMemo(() => getColumns(view?.id ?? 'coming', session), [view, session]);
  if (!view) return null;
  const rows = inView(payments, view.id);
  const isAll = search.get('all') !== null;
  const shown = isAll ? rows : rows.slice(0, ROWS);
  return (
    <HomeCard
      title="Payments"
      id={PAYMENTS}
      more={
        <Row as="fieldset" wrap gap={3} aria-label="Payments shown">
          {VIEWS.map(({ id, label }) => (
            <Button
              key={id}
              small
              aria-pressed={id === view.id}
              onClick={() => setSearch({ [PAYMENTS]: id }, { replace: true, preventScrollReset: true })}
            >
              {label}
            </Button>
          ))}
        </Row>
      }
      foot={
        rows.length > shown.length && (
          <Link to={paymentsAt(view.id, true)} replace preventScrollReset>
            View all {rows.length}
          </Link>
        )
      }
    >
      {view.id === 'coming' && rows.length > 1 && <ComingChart coming={rows} />}
      <ReadTable
        label={`Payments: ${view.label}`}
        columns={columns}
        rows={shown}
        rowKey={row => row.key}
        framed={false}
        className={rowsOfCard}
        empty={<EmptyText text="No record available!" hint={view.nothing} />}
      />
    </HomeCard>
  );
}

/** Shows overdue and weekly amounts in the most frequent currency, because currencies are never added up. */
function ComingChart({ coming }: { coming: readonly Payment[] }) {
  const { spans, currency, country, others } = useMemo(() => {
    const main = mainCurrency(coming);
    return {
      spans: byWeek(coming, main),
      currency: main,
      country: coming.find(row => row.currency === main)?.country ?? '',
      others: coming.filter(row => row.currency !== main).length,
    };
  }, [coming]);
  const categories = useMemo(() => spans.map(({ label }) => label), [spans]);
  const series = useMemo(
    () => [
      {
        label: currency,
        // Bars need no exact amounts.
        values: spans.map(({ amount }) => Number(amount)),
        colour: spans.map(span => (span.isOverdue ? '--p-warn' : '--p-brand')),
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
            label={`To come in ${currency} by week. ${summary}`}
            categories={categories}
            series={series}
            format={value => written(value, 0)}
          />
        </Suspense>
      </InSight>
      <Text as="figcaption" block tone="soft" size="fine" above={2} below={4}>
        By due date, in {currency}
        {others > 0 && `; ${others} in other currencies ${others === 1 ? 'is' : 'are'} in the table only`}
      </Text>
    </Box>
  );
}
