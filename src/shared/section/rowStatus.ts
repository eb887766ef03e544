import { isStatus, statusKey } from '@/lib/text';

/** The row states that have a marker (spec 1 §4 'Row status'); any other shows nothing. */
const MARKED = new Set(['approved', 'sentback', 'sendback', 'rejected', 'pending', 'inprocess']);

/** The status to show for a row, or null. */
export function markedStatus(status: string | null | undefined): string | null {
  return status && MARKED.has(statusKey(status)) ? status : null;
}

/** Why a row that was saved cannot be changed, or null: its approval is pending. */
export function whyLocked(status: string | null | undefined): string | null {
  return isStatus(status, 'Pending')
    ? 'This entry is waiting for approval. It can be changed once that is decided.'
    : null;
}
