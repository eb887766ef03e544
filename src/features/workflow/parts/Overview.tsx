import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withYou } from '@/domain/calls/pendingWith';
import { shortName } from '@/domain/supplier/shortName';
import { today, toIsoDay } from '@/lib/dates';
import type { Answer } from '@/platform/graphql/useAnswer';
import { useSession } from '@/platform/session/SessionContext';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { EmptyText } from '@/shared/ui/EmptyText';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Row, Text } from '@/shared/ui/layout';
import { amount, sinceColumn } from '../fields/taskColumns';
import type { ListedTask } from '../model/listedTask';
import { largest, longestWaiting, type Overview, type PaidInvoice, type WaitingInvoice } from '../model/overview';
import { taskPaths } from '../paths';
import styles from './Overview.module.css';

/** Rows of each card. */
const ROWS = 5;

const money = {
  kind: 'money',
  onPhone: 'top',
  country: row => row.countryCode,
  currency: row => row.currency,
} as const satisfies {
  kind: 'money';
  onPhone: 'top';
  country: (row: WaitingInvoice | PaidInvoice) => string | null;
  currency: (row: WaitingInvoice | PaidInvoice) => string | null;
};
const number = { name: 'number', title: 'Invoice', kind: 'link', namesRow: true } as const;

const waitingColumns = (userName: string): readonly ReadColumn<WaitingInvoice>[] => [
  { ...number, href: row => row.href },
  { name: 'amount', title: 'Amount', ...money },
  {
    name: 'pendingWith',
    title: 'Pending With',
    kind: 'text',
    value: ({ pendingWith }) => withYou(pendingWith ?? '', userName),
  },
  {
    name: 'dueDate',
    title: 'Due Date',
    kind: 'date',
    onPhone: 'beside',
    second: row => ((toIsoDay(row.dueDate) ?? '9') < today() ? { text: 'Overdue', tone: 'warn' } : null),
  },
];

const paidColumns: readonly ReadColumn<PaidInvoice>[] = [
  { ...number, href: row => row.href },
  { name: 'amount', title: 'Paid', ...money },
  { name: 'paymentDate', title: 'Payment Date', kind: 'date', onPhone: 'beside' },
  { name: 'paymentReference', title: 'Payment Reference', kind: 'text' },
];

const taskColumns: readonly ReadColumn<ListedTask>[] = [
  { ...number, href: task => task.href },
  {
    name: 'supplier',
    title: 'Supplier',
    kind: 'text',
    value: task => shortName(task.supplierName || task.supplierCode),
  },
  amount,
  { ...sinceColumn('Waiting since', 120), onPhone: 'beside' },
];

/** What a supplier comes for: with whom his invoices are, what is due next, what was paid lately. */
export function SupplierOverview({ overview }: { overview: Answer<Overview> }) {
  const { userName } = useSession();
  return (
    <Answered of={overview} failed="Your invoices could not be loaded.">
      {({ waiting, waitingTotal, paid }) => (
        <>
          <Card
            title="On Their Way"
            more={waitingTotal > waiting.length && `The ${waiting.length} due first of ${waitingTotal}`}
          >
            <ReadTable
              label="On Their Way"
              columns={waitingColumns(userName)}
              rows={waiting}
              rowKey={row => row.key}
              framed={false}
              className={styles.rows}
              empty={<EmptyText text="No record available!" hint="None of your invoices is waiting for anybody." />}
            />
          </Card>
          <Card title="Paid Lately">
            <ReadTable
              label="Paid Lately"
              columns={paidColumns}
              rows={paid}
              rowKey={row => row.key}
              framed={false}
              className={styles.rows}
              empty={<EmptyText text="No record available!" hint="Nothing was paid in the last 60 days." />}
            />
          </Card>
        </>
      )}
    </Answered>
  );
}

/** What an approver looks at first: what waits longest, and what is large. */
export function ApproverOverview({ tasks }: { tasks: Answer<readonly ListedTask[]> }) {
  return (
    <Answered of={tasks} failed="Your tasks could not be loaded.">
      {found =>
        found.length > 0 && (
          <>
            <TaskCard title="Waiting Longest" rows={longestWaiting(found, ROWS)} />
            <TaskCard title="Largest Amounts" rows={largest(found, ROWS)} />
          </>
        )
      }
    </Answered>
  );
}

function TaskCard({ title, rows }: { title: string; rows: readonly ListedTask[] }) {
  return (
    <Card title={title} more={<Link to={taskPaths.approvals}>All approvals</Link>}>
      <ReadTable
        label={title}
        columns={taskColumns}
        rows={rows}
        rowKey={task => task.key}
        framed={false}
        className={styles.rows}
      />
    </Card>
  );
}

/** What is there once the answer is; a quiet way to ask again where it did not come (DECISIONS 54). */
function Answered<T>({ of, failed, children }: { of: Answer<T>; failed: string; children: (data: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  return (
    <section className={`${styles.card} ${styles.wait}`} aria-busy={of.busy}>
      {of.error ? <QuietRetry text={failed} onRetry={() => void of.reload()} /> : <TextSkeleton lines={5} />}
    </section>
  );
}

function Card({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <Row align="baseline" place="between" wrap gap={[2, 6]} className={styles.head}>
        <h2>{title}</h2>
        {more && (
          <Text tone="faint" size="small" className={styles.more}>
            {more}
          </Text>
        )}
      </Row>
      {children}
    </section>
  );
}
