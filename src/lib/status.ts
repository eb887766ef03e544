/** Normalized statuses that rules check. Screens show the backend's own text. */
export type Status =
  | ''
  | 'approved'
  | 'cancelled'
  | 'closed'
  | 'draft'
  | 'inprocess'
  | 'open'
  | 'parked'
  | 'pending'
  | 'pendingforapproval'
  | 'posted'
  | 'rejected'
  | 'sentback'
  | 'success'
  | 'underquery'
  | 'workinprogress';

/** Normalizes a status: 'Work in Progress' is 'workinprogress', 'Send Back' is 'sentback' (docs/decisions.md#status-words). */
export function statusKey(status: string | null | undefined): string {
  const key = (status ?? '').toLowerCase().replace(/[\s-]/g, '');
  return key === 'sendback' ? 'sentback' : key;
}

/** Compares statuses without case, spaces and hyphens: 'Sentback', 'sendback' and 'sent back' are equal (docs/decisions.md#status-words). */
export function sameStatus(a: string | null | undefined, b: string | null | undefined): boolean {
  return statusKey(a) === statusKey(b);
}

/** Returns whether a status, in any spelling, is one of `wanted`. */
export function isStatus(status: string | null | undefined, ...wanted: readonly Status[]): boolean {
  return (wanted as readonly string[]).includes(statusKey(status));
}
