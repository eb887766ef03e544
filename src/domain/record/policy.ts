import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import type { Session } from '@/platform/session/session';
import { canCreateInvoice } from '../invoice/author';
import type { RecordType } from '../recordTypes';
import type { StoredDocument } from './document';

type OwnDetails = Pick<StoredDocument, 'status' | 'rcb' | 'supplierId' | 'supplierCode'>;
export type EditDetails = OwnDetails & Pick<StoredDocument, 'userCanEdit'>;
type ApproverDetails = Pick<StoredDocument, 'status' | 'approverId' | 'approverEmail' | 'createdBy'>;

/** `rcb` is the user's id, e-mail or name (docs/decisions.md#creator-match). */
export function isCreator({ userId, userEmail, userName }: Session, rcb: string | null): boolean {
  return [userId, userEmail, userName].some(me => me !== '' && equalsIgnoreCase(me, rcb));
}

/** Returns true for the creator and for users of the billing supplier. */
export function isOwnSide(session: Session, { rcb, supplierId, supplierCode }: OwnDetails): boolean {
  if (isCreator(session, rcb)) return true;
  return session.supplierId === null
    ? session.supplierCode !== null && equalsIgnoreCase(session.supplierCode, supplierCode)
    : session.supplierId === supplierId;
}

/** When the record type allows corrections. */
type Edited = Pick<RecordType, 'editsSentBack'>;

/** Without `userCanEdit`, which the server sets (spec 2 §4), `editsSentBack` decides (spec 3 §2). */
export function canEditInvoice(session: Session, invoice: EditDetails, { editsSentBack }: Edited): boolean {
  if (!canCreateInvoice(session)) return false;
  if (isStatus(invoice.status, 'draft')) return isOwnSide(session, invoice);
  if (!isStatus(invoice.status, 'sentback')) return false;
  return invoice.userCanEdit ?? (editsSentBack === 'always' && isOwnSide(session, invoice));
}

export function waitsForCorrection(session: Session, invoice: EditDetails, kind: Edited): boolean {
  return isStatus(invoice.status, 'sentback') && canEditInvoice(session, invoice, kind) && isOwnSide(session, invoice);
}

/** Spec 2 §4 'Save As Draft'. Only the workflow knows whose turn it is. */
export function canCorrectInvoice(session: Session, invoice: ApproverDetails): boolean {
  const open = isStatus(invoice.status, 'pendingforapproval', 'sentback');
  if (!canCreateInvoice(session) || !open || invoice.createdBy !== 'Supplier') return false;
  return invoice.approverId
    ? equalsIgnoreCase(invoice.approverId, session.userId)
    : isCreator(session, invoice.approverEmail);
}

/** Only drafts, by their own side (spec 2 §4). */
export function canDeleteInvoice(session: Session, invoice: OwnDetails): boolean {
  return canCreateInvoice(session) && isStatus(invoice.status, 'draft') && isOwnSide(session, invoice);
}

/** Only approved invoices, by their creator (spec 2 §4, §6). */
export function canCopyInvoice(session: Session, { status, rcb }: Pick<StoredDocument, 'status' | 'rcb'>): boolean {
  return canCreateInvoice(session) && isStatus(status, 'approved') && isCreator(session, rcb);
}
