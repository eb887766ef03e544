import { Link } from 'react-router-dom';
import { TRANSACTION_REPORTS } from '@/domain/transactionReports';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import type { ReadColumn } from '@/shared/list/listTypes';
import { auditWork, type AuditWork } from '../api/auditWork';
import type { AuditRow } from '../model/auditWork';
import { PendingCard, TableCard } from './HomeCard';
import { ROWS } from './WaitingCard';

const number: ReadColumn<AuditRow> = {
  name: 'number',
  title: 'Invoice',
  kind: 'link',
  namesRow: true,
  href: row => row.href,
};
const supplier: ReadColumn<AuditRow> = { name: 'supplier', title: 'Supplier', kind: 'text' };
const toDate = (title: string): ReadColumn<AuditRow> => ({ name: 'at', title, kind: 'date', onPhone: 'top' });

const failedByReport = TRANSACTION_REPORTS.map(({ name, path }) => (
  <Link key={path} to={`${path}?f.auditStatus=Fail`}>
    {name} report
  </Link>
));

interface AuditCard {
  title: string;
  from: keyof AuditWork;
  columns: readonly ReadColumn<AuditRow>[];
}

/** Changes after closing are marked on the page of a manual entry, so those with the latest change come first. */
const CARDS: readonly AuditCard[] = [
  {
    title: 'Failed audits',
    from: 'failed',
    columns: [number, supplier, { name: 'remark', title: 'Audit Remark', kind: 'text' }, toDate('Audit Date')],
  },
  {
    title: 'Closed manual entries, latest change first',
    from: 'changed',
    columns: [
      number,
      supplier,
      {
        name: 'changedBy',
        title: 'Closed By',
        kind: 'text',
        value: row => (row.changedBy === row.supplier ? '' : row.changedBy),
      },
      { name: 'at', title: 'Last change', kind: 'datetime', onPhone: 'top' },
    ],
  },
  { title: 'Recently closed invoices', from: 'closed', columns: [number, supplier, toDate('Payment Date')] },
];

/** Shows an auditor the failed audits, the latest changes of closed entries, and the invoices closed last. */
export function AuditCards() {
  const result = useBackendQuery(auditWork, undefined);
  const { data } = result;
  if (!data) return <PendingCard title="Failed audits" result={result} failed="The audits couldn't be loaded." full />;
  return CARDS.filter(({ from }) => data[from].length > 0).map(({ title, from, columns }) => (
    <TableCard
      key={from}
      title={title}
      foot={from === 'failed' && failedByReport}
      columns={columns}
      rows={data[from].slice(0, ROWS)}
      rowKey={row => row.key}
    />
  ));
}
