import type { StoredDocument } from './document';

/** What tells one state of a stored invoice from another. */
export type StoredState = Pick<StoredDocument, 'status'> & { rut: string | null };

const GONE = 'This invoice has been deleted. What you typed is still here: copy what you need before you leave.';
const CHANGED = 'This invoice has changed since you opened it. Look at the other version before you save again.';

/**
 * What happened to an invoice between its opening and its saving, in words; null when nothing did. `mayStill`: this user may change it
 * as it is now.
 */
export function conflictSince<S extends StoredState>(
  opened: S,
  now: S | null,
  mayStill: (now: S) => boolean,
): { message: string; editable: boolean } | null {
  if (now === null) return { message: GONE, editable: false };
  if (!mayStill(now)) {
    const message = `This invoice is ${now.status ?? 'closed'} now and can no longer be edited. What you typed is still here.`;
    return { message, editable: false };
  }
  return now.rut === opened.rut && now.status === opened.status ? null : { message: CHANGED, editable: true };
}
