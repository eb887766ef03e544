import { statusKey } from '@/lib/status';
import styles from './StatusTag.module.css';

type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

/**
 * Tone of every status in the specifications (spec 1 §4, spec 2 §4, spec 3 §4), and of Paid and Overdue (docs/decisions.md#payment-state). Keys are
 * `statusKey` forms; other statuses are quiet.
 */
const TONES = new Map<string, Tone>(
  Object.entries({
    approved: 'good',
    paid: 'good',
    posted: 'good',
    pass: 'good',
    done: 'good',
    success: 'good',
    fullyreceived: 'good',
    pendingforapproval: 'info',
    submitted: 'info',
    parked: 'info',
    new: 'info',
    open: 'info',
    workinprogress: 'info',
    partiallyreceived: 'info',
    partiallyinvoiced: 'info',
    underquery: 'warn',
    sentback: 'warn',
    sendback: 'warn',
    sentbackforcorrection: 'warn',
    invoicepending: 'warn',
    rejected: 'bad',
    overdue: 'bad',
    fail: 'bad',
    failed: 'bad',
    error: 'bad',
    deactive: 'bad',
  } satisfies Record<string, Tone>),
);

/** Shows a status as the backend spells it, with a color in addition to the text. Nothing for an empty status. */
export function StatusTag({ status }: { status: string | null | undefined }) {
  const word = status?.trim();
  if (!word) return null;
  return (
    <span className={styles.tag} data-edge data-tone={TONES.get(statusKey(word)) ?? 'quiet'}>
      {word}
    </span>
  );
}
