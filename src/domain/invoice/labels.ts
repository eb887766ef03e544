/** Invoice terms that several features show or filter by, verbatim from the specification. */

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

/** Submitted invoices can have any status except Draft. */
export const SUBMITTED_STATUSES = INVOICE_STATUSES.filter(status => status !== 'Draft');

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Spec 2 §2. */
export const ERP_STATUSES = ['Parked', 'Posted', 'In Process', 'Cancelled'] as const;

/** Spec 3 §4 'Status lists'. */
export const AUDIT_STATUSES = ['Pass', 'Fail'] as const;

/** A delivery invoice bills an order or its receipts (spec 3 §9 'Type filter values'). */
export const DELIVERY_TYPES = ['PO', 'GRNSRN'] as const;
