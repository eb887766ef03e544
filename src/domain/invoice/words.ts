/** Words of invoices that more than one room shows or filters by, as the specification spells them. */

/** Spec 2 §2 'Non-PO invoice list' and §4, in its order. */
export const INVOICE_STATUSES = [
  'Pending for approval',
  'Draft',
  'Approved',
  'Rejected',
  'SentBack',
  'Under Query',
  'Work in Progress',
  'Closed',
] as const;

/** Invoices that were submitted carry every status but Draft. */
export const SUBMITTED_STATUSES = INVOICE_STATUSES.filter(status => status !== 'Draft');

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Spec 2 §2. */
export const ERP_STATUSES = ['Parked', 'Posted', 'In Process', 'Cancelled'] as const;

/** Spec 3 §4 'Status lists'. */
export const AUDIT_STATUSES = ['Pass', 'Fail'] as const;

/** What a delivery invoice is raised against: an order, or what was received on it (spec 3 §9 'Type filter values'). */
export const DELIVERY_TYPES = ['PO', 'GRNSRN'] as const;
