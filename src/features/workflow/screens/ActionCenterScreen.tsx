import { Link } from 'react-router-dom';
import type { Loaded } from '@/platform/graphql/useLoad';
import { mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { useTaskCounts } from '../api/useTaskCounts';
import { BUYER_SIDE } from '../model/access';
import { PaymentQueries } from '../parts/PaymentQueries';
import { taskPaths, QUERY_RESPONSE_PATH } from '../paths';
import styles from './ActionCenterScreen.module.css';

interface Place {
  name: string;
  hint: string;
  to: string;
  count: Loaded<number>;
}

/** Where work waits for this user, how much of it, and the way there. */
export function ActionCenterScreen() {
  const session = useSession();
  const approves = mayEnter(session, BUYER_SIDE);
  const counts = useTaskCounts(session.userId, approves);
  const places: Place[] = [
    ...(approves
      ? [
          {
            name: 'Pending Approvals',
            hint: 'Requests waiting for your approval',
            to: taskPaths.approvals,
            count: counts.approvals,
          },
        ]
      : []),
    {
      name: 'SentBack Invoices',
      hint: 'Invoices sent back to you for correction',
      to: taskPaths.sentBack,
      count: counts.sentBack,
    },
    {
      name: 'Query Response',
      hint: 'Questions waiting for your answer',
      to: QUERY_RESPONSE_PATH,
      count: counts.queries,
    },
  ];
  const nothing = places.every(({ count }) => count.data === 0);

  return (
    <>
      <PageHeader title="Action Center" />
      <div className={styles.layout}>
        <section className={styles.card} aria-label="Your work">
          {nothing ? (
            <EmptyText text="No record available!" hint="Nothing is waiting for you." />
          ) : (
            <table className={styles.table} aria-label="Action Center">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col" data-align="right">
                    Count
                  </th>
                  <th scope="col">Action</th>
                </tr>
              </thead>
              <tbody>
                {places.map(place => (
                  <PlaceRow key={place.to} {...place} />
                ))}
              </tbody>
            </table>
          )}
        </section>
        <PaymentQueries />
      </div>
    </>
  );
}

function PlaceRow({ name, hint, to, count }: Place) {
  return (
    <tr data-zero={count.data === 0 || undefined}>
      <th scope="row" className={styles.name}>
        {name}
        <span className={styles.hint}>{hint}</span>
      </th>
      <td className={styles.count}>
        {count.error ? (
          <span className={styles.failed}>
            <QuietRetry text="Not known." label={`Retry ${name}`} onRetry={() => void count.reload()} />
          </span>
        ) : count.data === undefined ? (
          <output className={styles.bone} aria-label={`Counting ${name}`} />
        ) : (
          count.data.toLocaleString('en-IN')
        )}
      </td>
      <td className={styles.action}>
        <Link to={to} aria-label={`View ${name}`}>
          View
        </Link>
      </td>
    </tr>
  );
}
