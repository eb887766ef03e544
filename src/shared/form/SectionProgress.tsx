import { Hidden, Text } from '@/shared/ui/layout';
import styles from './SectionProgress.module.css';

export interface SectionProgress {
  missing: number;
  /** Invalid values among them. */
  wrong?: number;
  /** False: not started rather than complete. */
  begun: boolean;
}

type State = 'wrong' | 'open' | 'complete' | 'untouched';

function getProgressState({ missing, wrong = 0, begun }: SectionProgress): State {
  if (wrong > 0) return 'wrong';
  if (!begun) return 'untouched';
  return missing > 0 ? 'open' : 'complete';
}

/** Formats the state: '1 wrong, 2 missing', 'complete', 'not started, 2 missing'. */
export function describeProgress(progress: SectionProgress): string {
  const { missing, wrong = 0, begun } = progress;
  const parts = [
    getProgressState(progress) === 'untouched' && 'not started',
    wrong > 0 && `${wrong} wrong`,
    missing > wrong && `${missing - wrong} missing`,
  ].filter(Boolean);
  return begun && parts.length === 0 ? 'complete' : parts.join(', ');
}

const ICONS = { wrong: '!', open: '◐', complete: '✓', untouched: '○' } as const;

const STYLES = {
  wrong: { tone: 'bad', weight: 'strong', whole: true },
  open: { tone: 'warn', weight: 'strong', whole: true },
  complete: { tone: 'good' },
  untouched: { tone: 'soft' },
} as const;

/** Green check, gray ring, or number of missing values. */
export function ProgressMark({ progress }: { progress: SectionProgress }) {
  const state = getProgressState(progress);
  return (
    <Text {...STYLES[state]} className={styles.mark}>
      <span aria-hidden="true">
        {ICONS[state]}
        {progress.missing > 0 && ` ${progress.missing}`}
      </span>
      <Hidden>{describeProgress(progress)}</Hidden>
    </Text>
  );
}

/** Green check beside the heading of a complete section (spec 1 §2); the index counts missing fields. */
export function CompleteMark({ progress }: { progress: SectionProgress | undefined }) {
  return progress && getProgressState(progress) === 'complete' ? <ProgressMark progress={progress} /> : null;
}
