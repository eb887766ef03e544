import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useAnswer } from '@/platform/graphql/operation';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { StatusTag } from '@/shared/ui/StatusTag';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { orderTrail } from './api/operations';
import { orderNeighbour, trailConditions, trailStops, type TrailOf, type TrailOrder, type TrailStop } from './trail';
import styles from './Trail.module.css';

interface TrailProps {
  of: TrailOf;
  order: TrailOrder;
}

const NOTHING = { receipts: null, advances: null, invoices: null };

/**
 * The way of a purchase around one of its documents: an order leads to its receipts, advances and invoices, a receipt to its order and
 * invoices, an invoice to its order and receipts. It asks for the neighbours itself, after the page stands.
 */
export function Trail({ of, order }: TrailProps) {
  const conditions = trailConditions(of, order);
  const asks = Object.values(conditions).some(condition => condition !== null);
  const answer = useAnswer(orderTrail, asks ? conditions : null);
  const stops = answer.value ? trailStops(answer.value, of, order) : asks ? null : trailStops(NOTHING, of, order);
  const own = of.kind === 'order' ? null : orderNeighbour(order);
  return (
    <nav aria-label="Related documents" className={styles.trail}>
      <ol className={styles.stops}>
        {own && order.no !== '' && (
          <li className={styles.stop}>
            <p className={styles.label}>Purchase order</p>
            {own.href === null ? <span>{own.name}</span> : <Link to={own.href}>{own.name}</Link>}
          </li>
        )}
        {stops?.map(stop => (
          <Stop key={stop.id} stop={stop} />
        ))}
      </ol>
      {answer.error && (
        <QuietRetry text="The related documents could not be loaded." onRetry={() => void answer.reload()} />
      )}
      {stops === null && !answer.error && <TextSkeleton lines={2} />}
    </nav>
  );
}

function Stop({ stop: { label, neighbours, more, all } }: { stop: TrailStop }) {
  const id = useId();
  return (
    <li className={styles.stop}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {neighbours.length === 0 ? (
        <span className={styles.none}>None yet</span>
      ) : (
        <ul aria-labelledby={id} className={styles.neighbours}>
          {neighbours.map(({ href, name, status }) => (
            <li key={href}>
              <Link to={href}>{name}</Link> <StatusTag status={status} />
            </li>
          ))}
          {all !== null && (
            <li>
              <Link to={all}>{more} more</Link>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
