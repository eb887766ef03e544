import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import type { Session } from '@/platform/session/session';
import { canCreateInvoice } from '../invoice/author';
import type { RecordKind } from '../recordKinds';
import type { StoredDocument } from './document';

/** Whose it is, and how it stands. */
type OwnFacts = Pick<StoredDocument, 'status' | 'rcb' | 'supplierId' | 'supplierCode'>;
export type EditFacts = OwnFacts & Pick<StoredDocument, 'userCanEdit'>;
type ApproverFacts = Pick<StoredDocument, 'status' | 'approverId' | 'approverEmail' | 'createdBy'>;

/** `rcb` is the user's id, e-mail or name (DECISIONS 14). */
export function isCreator({ userId, userEmail, userName }: Session, rcb: string | null): boolean {
  return [userId, userEmail, userName].some(me => me !== '' && equalsIgnoreCase(me, rcb));
}

/** The creator, or someone of the supplier that it is billed by. */
export function isOwnSide(session: Session, { rcb, supplierId, supplierCode }: OwnFacts): boolean {
  if (isCreator(session, rcb)) return true;
  return session.supplierId === null
    ? session.supplierCode !== null && equalsIgnoreCase(session.supplierCode, supplierCode)
    : session.supplierId === supplierId;
}

/** What tells when records of a kind are corrected. */
type Edited = Pick<RecordKind, 'editsSentBack'>;

/**
 * Draft, or SentBack with `userCanEdit`, which the server sets while it is back at the first step (spec 2 §4). Where the server says
 * nothing of it, a kind that is corrected whenever it came back is corrected by its own side (spec 3 §2).
 */
export function canEditInvoice(session: Session, invoice: EditFacts, { editsSentBack }: Edited): boolean {
  if (!canCreateInvoice(session)) return false;
  if (isStatus(invoice.status, 'draft')) return isOwnSide(session, invoice);
  if (!isStatus(invoice.status, 'sentback')) return false;
  return invoice.userCanEdit ?? (editsSentBack === 'always' && isOwnSide(session, invoice));
}

/** A returned invoice that waits for this user's correction: it came back to the side that sent it. */
export function waitsForCorrection(session: Session, invoice: EditFacts, kind: Edited): boolean {
  return isStatus(invoice.status, 'sentback') && canEditInvoice(session, invoice, kind) && isOwnSide(session, invoice);
}

/**
 * A supplier's invoice that was submitted, by the approver it names: 'Save As Draft' of spec 2 §4. Whether it is his turn, the workflow
 * knows.
 */
export function canCorrectInvoice(session: Session, invoice: ApproverFacts): boolean {
  const open = isStatus(invoice.status, 'pendingforapproval', 'sentback');
  if (!canCreateInvoice(session) || !open || invoice.createdBy !== 'Supplier') return false;
  return invoice.approverId
    ? equalsIgnoreCase(invoice.approverId, session.userId)
    : isCreator(session, invoice.approverEmail);
}

/** Only a draft, by its own side (spec 2 §4). */
export function canDeleteInvoice(session: Session, invoice: OwnFacts): boolean {
  return canCreateInvoice(session) && isStatus(invoice.status, 'draft') && isOwnSide(session, invoice);
}

/** Only an approved invoice, by its creator (spec 2 §4, §6). */
export function canCopyInvoice(session: Session, { status, rcb }: Pick<StoredDocument, 'status' | 'rcb'>): boolean {
  return canCreateInvoice(session) && isStatus(status, 'approved') && isCreator(session, rcb);
}
