import type { Session } from '@/platform/session/session';
import { canEditInvoice, type InvoiceFacts } from './nonPo.policy';

/** What tells one state of a stored invoice from another. */
export interface StoredState extends InvoiceFacts {
  /** Moment of the last change. */
  rut: string | null;
}

const GONE = 'This invoice was deleted meanwhile. What you typed is still here: copy what you need before you leave.';
const CHANGED =
  'This invoice was changed since you opened it. Close this message to see the other version, or save again to put yours in its place.';

/** What happened to an invoice between its opening and its saving, in words; null when nothing did. */
export function conflictSince(
  session: Session,
  opened: StoredState,
  now: StoredState | null,
): { message: string; editable: boolean } | null {
  if (now === null) return { message: GONE, editable: false };
  if (!canEditInvoice(session, now)) {
    const message = `This invoice is ${now.status ?? 'closed'} now and can no longer be edited. What you typed is still here.`;
    return { message, editable: false };
  }
  return now.rut === opened.rut && now.status === opened.status ? null : { message: CHANGED, editable: true };
}
