import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCall } from '@/platform/graphql/useCall';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { withLinkState } from '@/platform/routing/linkState';
import { useSession } from '@/platform/session/SessionContext';
import type { Decisions } from '@/shared/approval/decisions';
import { DECIDED } from '@/shared/approval/model/outcome';
import { Row, Text } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { nextInSequence, readSequence, sequenceState, withoutDecided, type TaskSequence } from '../model/sequence';
import styles from './SequenceBar.module.css';

/** On a record that was opened from a task list: the way back to it, and on to the next one that waits. Elsewhere nothing. */
export function SequenceBar({ decisions }: { decisions: Decisions }) {
  const { state, pathname, key } = useLocation();
  const opened = readSequence(state);
  if (!opened || opened.positions[opened.at]?.href.split(/[?#]/)[0] !== pathname) return null;
  // Keyed by place: a refreshed sequence belongs to one place and continues in its links.
  return <Bar key={key} opened={opened} decisions={decisions} />;
}

/** Returns the sequence; after a decision, without tasks that other users have decided. A failure leaves it unchanged. */
function useFreshSequence(opened: TaskSequence, decisions: number, decidedHere: boolean) {
  const { userId } = useSession();
  const call = useCall();
  const stale = opened.stale === true || decidedHere;
  // Loaded after the record's page, in the background.
  const load = async (_decisions: number, signal: AbortSignal) => {
    const { getTasks } = await import('../api/useTasks');
    const tasks = await call(getTasks(opened.list), userId, { signal });
    return new Set(tasks.flatMap(({ href }) => href ?? []));
  };
  const { data: waiting, busy } = useLoaded(load, stale ? decisions : null, { keepPrevious: true });
  const sequence = waiting ? withoutDecided(opened, waiting) : opened;
  return { sequence: { ...sequence, stale: stale && (busy || !waiting) }, isFresh: !busy };
}

function Bar({ opened, decisions }: { opened: TaskSequence; decisions: Decisions }) {
  const [before] = useState(decisions.count);
  const action = decisions.count === before ? null : decisions.latest;
  const { sequence, isFresh } = useFreshSequence(opened, decisions.count, action !== null);
  const { backTo, backLabel, positions, at, decided } = sequence;
  const navigate = useNavigate();

  /** Replaces the history entry, so that one press of Back returns to the list. */
  const go = (to: TaskSequence | null) => {
    const href = to?.positions[to.at]?.href;
    if (to && href) void navigate(href, { replace: true, state: sequenceState(to) });
  };
  const leadsOn = action !== null && isFresh;
  const leadOn = useEffectEvent(() => {
    if (action !== null) go(nextInSequence(sequence, action));
  });
  useEffect(() => {
    // After a decision, opens the next pending task; stays at the end of the list.
    if (leadsOn) leadOn();
  }, [leadsOn]);
  const { decided: _decided, ...undecided } = sequence;
  useShortcuts([
    {
      key: 'n',
      label: 'Next task',
      works: () => at + 1 < positions.length,
      run: () => go({ ...undecided, at: at + 1 }),
    },
    { key: 'p', label: 'Previous task', works: () => at > 0, run: () => go({ ...undecided, at: at - 1 }) },
  ]);

  return (
    <Row
      as="nav"
      gap={[3, 5]}
      size="small"
      below={3}
      aria-label={`From ${backLabel}`}
      data-print="no"
      className={styles.sequence}
    >
      <Text fixed weight="medium">
        <Link to={backTo} data-touch>
          <Arrow path="M10 3 5 8l5 5" />
          {backLabel}
        </Link>
      </Text>
      <Text tone="faint" figures fixed>
        {at + 1} of {positions.length}
      </Text>
      {decided && <Decided sequence={undecided} {...decided} />}
      <Row as="span" place="atEnd" gap={5} pushed>
        <Step sequence={undecided} to={at - 1} />
        <Step sequence={undecided} to={at + 1} />
      </Row>
    </Row>
  );
}

/** Shows the last decision with a link to its record. */
function Decided({ sequence, position, action }: NonNullable<TaskSequence['decided']> & { sequence: TaskSequence }) {
  const to = sequence.positions.findIndex(({ href }) => href === position.href);
  const state = sequenceState({ ...sequence, at: to });
  return (
    <Row
      as="output"
      gap={2}
      tone="good"
      weight="medium"
      whole
      pad={[0, 4]}
      className={styles.decided}
      data-action={action}
    >
      {DECIDED[action]}{' '}
      <Link
        ref={withLinkState(state)}
        to={position.href}
        replace
        state={state}
        aria-label={`Back to ${position.label}`}
      >
        {position.label}
      </Link>
    </Row>
  );
}

function Step({ sequence, to }: { sequence: TaskSequence; to: number }) {
  const position = sequence.positions[to];
  const next = to > sequence.at;
  if (!position) return next ? <span className={styles.end}>Last request</span> : null;
  const state = sequenceState({ ...sequence, at: to });
  return (
    <Link
      ref={withLinkState(state)}
      className={styles.step}
      data-touch
      data-edge={next || undefined}
      data-next={next || undefined}
      data-phone={next ? undefined : 'no'}
      to={position.href}
      replace
      state={state}
      aria-label={`${next ? 'Next' : 'Previous'}: ${position.label}`}
      aria-keyshortcuts={next ? 'N' : 'P'}
    >
      {next ? (
        <>
          <Text weight="strong">Next</Text>
          <Text cut most={320} data-phone="no">
            {position.label}
          </Text>
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
