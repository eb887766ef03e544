/**
 * Every status that a rule asks about, in its comparable form: of records, workflow and approvers, queries, rows of a profile, the buyer's
 * ledger and jobs of the scanner. What a status is called on the screen is the backend's word.
 */
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

/** The comparable form of a status word: 'Work in Progress' is 'workinprogress', 'Send Back' is 'sentback' (DECISIONS 27). */
export function statusKey(status: string | null | undefined): string {
  const key = (status ?? '').toLowerCase().replace(/[\s-]/g, '');
  return key === 'sendback' ? 'sentback' : key;
}

/** Status words compare without case, spaces and hyphens: 'Sentback', 'sendback' and 'sent back' are one (DECISIONS 27). */
export function sameStatus(a: string | null | undefined, b: string | null | undefined): boolean {
  return statusKey(a) === statusKey(b);
}

/** Whether a status, however the backend spells it, is one of these. */
export function isStatus(status: string | null | undefined, ...wanted: readonly Status[]): boolean {
  return (wanted as readonly string[]).includes(statusKey(status));
}
