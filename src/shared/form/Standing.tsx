import { Hidden, Text } from '@/shared/ui/layout';
import styles from './Standing.module.css';

export interface Standing {
  missing: number;
  /** Invalid values among them. */
  wrong?: number;
  /** False: not started rather than complete. */
  begun: boolean;
}

type State = 'wrong' | 'open' | 'complete' | 'untouched';

export function stateOf({ missing, wrong = 0, begun }: Standing): State {
  if (wrong > 0) return 'wrong';
  if (!begun) return 'untouched';
  return missing > 0 ? 'open' : 'complete';
}

/** Formats the state: '1 wrong, 2 missing', 'complete', 'not started, 2 missing'. */
export function describeProgress(standing: Standing): string {
  const { missing, wrong = 0, begun } = standing;
  const parts = [
    stateOf(standing) === 'untouched' && 'not started',
    wrong > 0 && `${wrong} wrong`,
    missing > wrong && `${missing - wrong} missing`,
  ].filter(Boolean);
  return begun && parts.length === 0 ? 'complete' : parts.join(', ');
}

const ICONS = { wrong: '!', open: '◐', complete: '✓', untouched: '○' } as const;

const LOOKS = {
  wrong: { tone: 'bad', weight: 'strong', whole: true },
  open: { tone: 'warn', weight: 'strong', whole: true },
  complete: { tone: 'good' },
  untouched: { tone: 'soft' },
} as const;

/** Green check, gray ring, or number of missing values (spec 1 §2). */
export function StandingMark({ standing }: { standing: Standing }) {
  const state = stateOf(standing);
  return (
    <Text {...LOOKS[state]} className={styles.mark}>
      <span aria-hidden="true">
        {ICONS[state]}
        {standing.missing > 0 && ` ${standing.missing}`}
      </span>
      <Hidden>{describeProgress(standing)}</Hidden>
    </Text>
  );
}
