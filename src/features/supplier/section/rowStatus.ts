import { isStatus, type Status } from '@/lib/status';

/** The row states that have a marker (spec 1 §4 'Row status'); any other shows nothing. */
const MARKED: readonly Status[] = ['approved', 'sentback', 'rejected', 'pending', 'inprocess'];

/** The status to show for a row, or null. */
export function markedStatus(status: string | null | undefined): string | null {
  return status && isStatus(status, ...MARKED) ? status : null;
}

/** Why a row that was saved cannot be changed, or null: its approval is pending. */
export function whyLocked(status: string | null | undefined): string | null {
  return isStatus(status, 'pending')
    ? 'This entry is waiting for approval. It can be changed once that is decided.'
    : null;
}
