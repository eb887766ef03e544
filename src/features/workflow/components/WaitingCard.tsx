import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { recordTypes } from '@/domain/recordTypes';
import { formatAge, formatDay } from '@/lib/dates';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { EmptyText } from '@/shared/ui/EmptyText';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { countryOfTask } from '../model/taskList';
import { oldestFirst, type WaitingItem } from '../model/waiting';
import { HomeCard, rowsOfCard } from './HomeCard';

/** Anchor for links to the card. */
export const WAITING_ID = 'waiting';
/** Rows before 'show all'. */
export const ROWS = 5;
/** Maximum length of a displayed remark. */
const WHY = 90;

const cut = (text: string) => (text.length > WHY ? `${text.slice(0, WHY - 1).trimEnd()}…` : text);

interface PlaceOfAll {
  noun: readonly [one: string, many: string];
  count: number;
  to: string;
}

interface WaitingCardProps {
  /** undefined while loading. */
  rows: readonly WaitingItem[] | undefined;
  getState: (href: string | null) => unknown;
  /** Suppliers see their own records only, so the card names who asks. */
  isOwn: boolean;
  /** Lists by item type; empty ones are omitted. */
  places: readonly PlaceOfAll[];
}

const LISTS = [recordTypes.NonPoInvoice, recordTypes.ProformaInvoice, recordTypes.DeliveryInvoice];

function NothingWaits() {
  const lists = LISTS.map(({ paths, plural }) => (
    <Link key={paths.list} to={paths.list}>
      {plural}
    </Link>
  ));
  return (
    <HomeCard title="Waits for You" foot={lists}>
      <EmptyText
        text="You are up to date."
        hint="What you are asked, what is sent back to you and what you have to approve stands here, the oldest first."
      />
    </HomeCard>
  );
}

/** Shows the user's approvals, corrections and queries, oldest first; each row links to its record. */
export function WaitingCard({ rows, getState, isOwn, places }: WaitingCardProps) {
  const columns = useMemo((): ReadColumn<WaitingItem>[] => {
    return [
      {
        name: 'number',
        title: 'Invoice',
        kind: 'link',
        namesRow: true,
        href: row => row.href,
        state: row => getState(row.href),
        second: row => row.title,
      },
      { name: 'todo', title: 'To Do', kind: 'text', second: row => cut(row.why) },
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
        onPhone: 'beside',
        value: row => (row.dated ? formatDay(row.since) : formatAge(row.days)),
        second: row => (row.dated ? formatAge(row.days) : ''),
      },
    ];
  }, [getState, isOwn]);
  if (!rows)
    return (
      <HomeCard title="Waits for You" busy full>
        <TextSkeleton lines={ROWS} />
      </HomeCard>
    );
  if (rows.length === 0) return <NothingWaits />;
  const shown = oldestFirst(rows).slice(0, ROWS);
  const filled = places.filter(({ count }) => count > 0);
  const all = filled.map(({ noun: [one, many], count, to }) => (
    <Link key={to} to={to}>
      {filled.length === 1 ? `View all ${count}` : count === 1 ? `View 1 ${one}` : `View all ${count} ${many}`}
    </Link>
  ));
  return (
    <HomeCard
      title="Waits for You"
      id={WAITING_ID}
      foot={rows.length > shown.length && all}
      full={shown.length === ROWS}
    >
      <ReadTable
        label="Waits for You"
        columns={columns}
        rows={shown}
        rowKey={row => row.key}
        framed={false}
        className={rowsOfCard}
      />
    </HomeCard>
  );
}
