import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { daysSince } from '@/lib/dates';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import type { DeskTask } from '../model/deskTask';
import styles from './TaskCells.module.css';

/** A value and a quieter line under it. */
export function TwoLines({ first, second, tone }: { first: ReactNode; second?: ReactNode; tone?: 'warn' | 'good' }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      {second ? (
        <span className={styles.second} data-tone={tone}>
          {second}
        </span>
      ) : null}
    </>
  );
}

/** What it is, and the way to it; plain text when there is no safe one. */
export function NumberCell({ task, state }: { task: DeskTask; state?: Record<string, unknown> }) {
  const number =
    task.href === null ? (
      task.number
    ) : (
      <Link to={task.href} state={state}>
        {task.number}
      </Link>
    );
  return <TwoLines first={number} second={task.title} />;
}

/** Who: the supplier, and who asked for it. */
export function SupplierCell({ task }: { task: DeskTask }) {
  const { supplierName, supplierCode, requester } = task;
  const by = requester && requester !== supplierName ? `Requested by ${requester}` : '';
  return <TwoLines first={supplierName || supplierCode} second={by} />;
}

export function AmountCell({ task }: { task: DeskTask }) {
  // Without a country nothing is known of the grouping: that of the currency's home.
  const country = task.country || (task.currency === 'INR' ? 'IN' : 'US');
  return <Money value={task.amount} country={country} currency={task.currency} />;
}

export function SinceCell({ task }: { task: DeskTask }) {
  const days = daysSince(task.since);
  return (
    <TwoLines
      first={<DateText value={task.since} />}
      second={days === null ? '' : days === 1 ? '1 day' : `${days} days`}
    />
  );
}
