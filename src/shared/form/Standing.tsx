import { Hidden } from '@/shared/ui/layout';
import styles from './Standing.module.css';

/** How far a section of a form has come. */
export interface Standing {
  /** The number of things that are missing or wrong in the section. */
  missing: number;
  /** Something is in it. One with nothing in it and nothing missing is not started, which is not the same as complete. */
  begun: boolean;
}

/** The same in a word: '2 missing', 'complete', 'not started'. */
export function standingInWords({ missing, begun }: Standing): string {
  return missing > 0 ? `${missing} missing` : begun ? 'complete' : 'not started';
}

/** The same as a sign beside a section's heading and in the index: a green tick, a number, a grey ring (spec 1 §2). */
export function StandingMark({ standing }: { standing: Standing }) {
  const { missing, begun } = standing;
  const state = missing > 0 ? 'open' : begun ? 'complete' : 'untouched';
  return (
    <span className={styles.mark} data-standing={state}>
      <span aria-hidden="true">{missing > 0 ? missing : begun ? '✓' : '○'}</span>
      <Hidden>{standingInWords(standing)}</Hidden>
    </span>
  );
}
