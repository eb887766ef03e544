import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { onDecision } from '@/shared/approval/decisions';
import { readTrail, trailState, withoutGone, type Trail } from '../model/trail';
import styles from './DeskTrail.module.css';
import type { TrailRefresh } from './TrailRefresh';

/** On a record that was opened from the desk: the way back to it, and on to the next one that waits. Elsewhere nothing. */
export function DeskTrail() {
  const { state, pathname, key } = useLocation();
  const opened = readTrail(state);
  if (!opened || opened.stops[opened.at]?.href.split(/[?#]/)[0] !== pathname) return null;
  // Of its own for each place: what was found out there goes on in the links.
  return <TrailBar key={key} opened={opened} />;
}

type Refresh = ComponentType<ComponentProps<typeof TrailRefresh>>;

function TrailBar({ opened }: { opened: Trail }) {
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);
  const [refresh, setRefresh] = useState<{ Piece: Refresh; times: number } | null>(null);
  useEffect(() => {
    let gone = false;
    const stop = onDecision(() => {
      import('./TrailRefresh').then(
        ({ TrailRefresh: Piece }) => !gone && setRefresh(before => ({ Piece, times: (before?.times ?? 0) + 1 })),
        () => {}, // without its code the trail stays as it was
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, []);

  const trail = waiting ? withoutGone(opened, waiting) : opened;
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
      {refresh && <refresh.Piece key={refresh.times} desk={opened.desk} onKnown={setWaiting} />}
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
