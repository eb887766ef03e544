import { equalsIgnoreCase, sameStatus } from '@/lib/text';
import { mayEnter, noneOf } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Reviewers see the same data read-only and auditors only check (spec 1 §1, spec 2 §6). */
export const READERS = ['reviewer', 'auditor'];

/** Suppliers, and buyer-side users acting for one, raise invoices. */
export function canCreateInvoice(session: Session): boolean {
  return mayEnter(session, noneOf(READERS));
}

/** A userwithsupplier, and anyone who acts for no supplier of their own, picks the supplier first (DECISIONS 15). */
export function mustPickSupplier(session: Session): boolean {
  if (session.roles.includes('supplier')) return false;
  return session.roles.includes('userwithsupplier') || supplierPanOrCode(session) === null;
}

/** What identifies the caller's own supplier in `panOrCode`: the PAN, else the code (spec 1 §6). */
export function supplierPanOrCode(session: Session): string | null {
  return session.supplierPan || session.supplierCode || null;
}

export function isSupplierAuthor(session: Session): boolean {
  return session.roles.includes('supplier') || session.roles.includes('userwithsupplier');
}

/** What the rules on a stored invoice look at. */
export interface InvoiceFacts {
  status: string | null;
  /** Who created it: user id, e-mail or user name. */
  rcb: string | null;
  userCanEdit: boolean | null;
  supplierId: number | null;
  supplierCode: string | null;
}

/** Who approves first, and whose invoice it is. */
export interface ApproverFacts {
  approverId: string | null;
  approverEmail: string | null;
  /** 'Supplier' or 'employee'. */
  createdBy: string | null;
}

/** `rcb` is the user's id, e-mail or name (DECISIONS 14). */
export function isCreator({ userId, userEmail, userName }: Session, rcb: string | null): boolean {
  return [userId, userEmail, userName].some(me => me !== '' && equalsIgnoreCase(me, rcb));
}

/** The creator, or someone of the supplier that it is billed by. */
function isOwnSide(session: Session, { rcb, supplierId, supplierCode }: InvoiceFacts): boolean {
  if (isCreator(session, rcb)) return true;
  return session.supplierId === null
    ? session.supplierCode !== null && equalsIgnoreCase(session.supplierCode, supplierCode)
    : session.supplierId === supplierId;
}

/** Draft, or SentBack with `userCanEdit` (spec 2 §4). */
export function canEditInvoice(session: Session, invoice: InvoiceFacts): boolean {
  if (!canCreateInvoice(session)) return false;
  if (sameStatus(invoice.status, 'Draft')) return isOwnSide(session, invoice);
  return sameStatus(invoice.status, 'SentBack') && invoice.userCanEdit === true;
}

/**
 * A supplier's invoice that was submitted, by the approver it names: 'Save As Draft' of spec 2 §4. Whether it is his turn, the workflow
 * knows.
 */
export function canCorrectInvoice(session: Session, invoice: InvoiceFacts & ApproverFacts): boolean {
  const open = sameStatus(invoice.status, 'Pending for approval') || sameStatus(invoice.status, 'SentBack');
  if (!canCreateInvoice(session) || !open || invoice.createdBy !== 'Supplier') return false;
  return invoice.approverId ? invoice.approverId === session.userId : isCreator(session, invoice.approverEmail);
}

/** Only a draft, by its own side (spec 2 §4). */
export function canDeleteInvoice(session: Session, invoice: InvoiceFacts): boolean {
  return canCreateInvoice(session) && sameStatus(invoice.status, 'Draft') && isOwnSide(session, invoice);
}

/** Only an approved invoice, by its creator (spec 2 §4, §6). */
export function canCopyInvoice(session: Session, { status, rcb }: InvoiceFacts): boolean {
  return canCreateInvoice(session) && sameStatus(status, 'Approved') && isCreator(session, rcb);
}
