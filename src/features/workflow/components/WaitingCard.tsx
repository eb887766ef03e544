import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatAge, formatDay } from '@/lib/dates';
import type { ReadColumn } from '@/shared/list/listTypes';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { countryOfTask } from '../model/taskList';
import { oldestFirst, type WaitingItem } from '../model/waiting';
import type { WorkPlace } from './ActionCenter';
import { HomeCard, TableCard } from './HomeCard';

/** Rows before 'show all'. */
export const ROWS = 5;
/** Maximum length of a displayed remark. */
const WHY = 90;

const cut = (text: string) => (text.length > WHY ? `${text.slice(0, WHY - 1).trimEnd()}…` : text);

interface WaitingCardProps {
  /** undefined while loading. */
  rows: readonly WaitingItem[] | undefined;
  getState: (href: string | null) => unknown;
  /** Suppliers see their own records only, so the card names who asks. */
  isOwn: boolean;
  /** Lists by item type; empty ones are omitted. */
  places: readonly WorkPlace[];
}

/** Shows the user's approvals, corrections and queries, oldest first; each row links to its record. */
export function WaitingCard({ rows, getState, isOwn, places }: WaitingCardProps) {
  const columns = useMemo((): ReadColumn<WaitingItem>[] => {
    return [
      {
        name: 'number',
        title: 'Invoice',
        width: 112,
        kind: 'link',
        namesRow: true,
        href: row => row.href,
        state: row => getState(row.href),
        second: row => row.title,
      },
      { name: 'todo', title: 'To do', kind: 'text', second: row => cut(row.why) },
      isOwn ? { name: 'from', title: 'From', kind: 'text' } : { name: 'supplier', title: 'Supplier', kind: 'text' },
      {
        name: 'amount',
        title: 'Amount',
        kind: 'money',
        onPhone: 'top',
        country: countryOfTask,
        currency: row => row.currency,
      },
      {
        name: 'since',
        title: 'Waiting since',
        kind: 'text',
        width: 112,
        onPhone: 'beside',
        value: row => (row.dated ? formatDay(row.since) : formatAge(row.days)),
        second: row => (row.dated ? formatAge(row.days) : ''),
      },
    ];
  }, [getState, isOwn]);
  if (!rows)
    return (
      <HomeCard title="Waiting for you" busy full>
        <TextSkeleton lines={ROWS} />
      </HomeCard>
    );
  // The Action Center shows that nothing waits.
  if (rows.length === 0) return null;
  const shown = oldestFirst(rows).slice(0, ROWS);
  const all = places
    .filter(({ result }) => result.data?.length)
    .map(({ noun, to }) => (
      <Link key={to} to={to}>
        View all {noun}
      </Link>
    ));
  return (
    <TableCard
      title="Waiting for you"
      foot={rows.length > shown.length && all}
      full={shown.length === ROWS}
      columns={columns}
      rows={shown}
      rowKey={row => row.key}
    />
  );
}
