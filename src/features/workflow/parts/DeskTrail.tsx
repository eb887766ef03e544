import { Link, useLocation } from 'react-router-dom';
import { readTrail, trailState, type Trail } from '../model/trail';
import styles from './DeskTrail.module.css';

/** On a record that was opened from the desk: the way back to it, and on to the next one that waits. Elsewhere nothing. */
export function DeskTrail() {
  const { state, pathname } = useLocation();
  const trail = readTrail(state);
  if (!trail || trail.stops[trail.at]?.href.split(/[?#]/)[0] !== pathname) return null;
  const { backTo, backLabel, stops, at } = trail;
  return (
    <nav aria-label={`From ${backLabel}`} className={styles.trail}>
      <Link className={styles.back} to={backTo}>
        <Arrow path="M10 3 5 8l5 5" />
        {backLabel}
      </Link>
      <span className={styles.place}>
        {at + 1} of {stops.length}
      </span>
      <span className={styles.steps}>
        <Step trail={trail} to={at - 1} />
        <Step trail={trail} to={at + 1} />
      </span>
    </nav>
  );
}

function Step({ trail, to }: { trail: Trail; to: number }) {
  const stop = trail.stops[to];
  const next = to > trail.at;
  if (!stop) return next ? <span className={styles.end}>This is the last one</span> : null;
  return (
    <Link
      className={styles.step}
      data-next={next || undefined}
      to={stop.href}
      // Replaces: one press of the browser's Back leads to the desk, not through every record.
      replace
      state={trailState({ ...trail, at: to })}
      aria-label={`${next ? 'Next' : 'Previous'}: ${stop.label}`}
    >
      {next ? (
        <>
          <span className={styles.word}>Next</span>
          <span className={styles.label}>{stop.label}</span>
          <Arrow path="m6 3 5 5-5 5" />
        </>
      ) : (
        <>
          <Arrow path="M10 3 5 8l5 5" />
          Previous
        </>
      )}
    </Link>
  );
}

function Arrow({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" width="14" height="14" viewBox="0 0 16 16" fill="none">
      <path d={path} stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
