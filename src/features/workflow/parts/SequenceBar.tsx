import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDecisionCount } from '@/shared/approval/decisions';
import { readSequence, sequenceState, withoutDecided, type TaskSequence } from '../model/sequence';
import styles from './SequenceBar.module.css';
import type { SequenceRefresh, Waiting } from './SequenceRefresh';

/** On a record that was opened from a task list: the way back to it, and on to the next one that waits. Elsewhere nothing. */
export function SequenceBar() {
  const { state, pathname, key } = useLocation();
  const opened = readSequence(state);
  if (!opened || opened.positions[opened.at]?.href.split(/[?#]/)[0] !== pathname) return null;
  // Of its own for each place: what was found out there goes on in the links.
  return <Bar key={key} opened={opened} />;
}

type Refresh = ComponentType<ComponentProps<typeof SequenceRefresh>>;

/** The sequence as it is now: after a decision, without what somebody else has decided meanwhile. */
function useFreshSequence(opened: TaskSequence) {
  const decisions = useDecisionCount();
  const [before] = useState(decisions);
  const [Refresh, setRefresh] = useState<Refresh | null>(null);
  const [known, setKnown] = useState<Waiting | null>(null);
  const stale = opened.stale === true || decisions !== before;
  const sequence = known ? withoutDecided(opened, known.hrefs) : opened;
  useEffect(() => {
    if (!stale) return;
    let gone = false;
    import('./SequenceRefresh').then(
      part => !gone && setRefresh(() => part.SequenceRefresh),
      () => {}, // without its code the sequence stays as it was
    );
    return () => void (gone = true);
  }, [stale]);
  return {
    sequence: { ...sequence, stale: stale && known?.decisions !== decisions },
    refresh: Refresh && <Refresh list={opened.list} decisions={decisions} onKnown={setKnown} />,
  };
}

function Bar({ opened }: { opened: TaskSequence }) {
  const { sequence, refresh } = useFreshSequence(opened);
  const { backTo, backLabel, positions, at } = sequence;
  return (
    <nav aria-label={`From ${backLabel}`} className={styles.sequence}>
      <Link className={styles.back} to={backTo}>
        <Arrow path="M10 3 5 8l5 5" />
        {backLabel}
      </Link>
      <span className={styles.place}>
        {at + 1} of {positions.length}
      </span>
      <span className={styles.steps}>
        <Step sequence={sequence} to={at - 1} />
        <Step sequence={sequence} to={at + 1} />
      </span>
      {refresh}
    </nav>
  );
}

function Step({ sequence, to }: { sequence: TaskSequence; to: number }) {
  const position = sequence.positions[to];
  const next = to > sequence.at;
  if (!position) return next ? <span className={styles.end}>This is the last one</span> : null;
  return (
    <Link
      className={styles.step}
      data-next={next || undefined}
      to={position.href}
      // Replaces: one press of the browser's Back leads to the list, not through every record.
      replace
      state={sequenceState({ ...sequence, at: to })}
      aria-label={`${next ? 'Next' : 'Previous'}: ${position.label}`}
    >
      {next ? (
        <>
          <span className={styles.word}>Next</span>
          <span className={styles.label}>{position.label}</span>
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
