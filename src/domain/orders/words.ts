/** Words of orders and receipts that lists filter by, as the specification spells them (spec 3 §4 'Status lists'). */

export const PO_STATUSES = ['New', 'Partially Received', 'Partially Invoiced', 'Fully Received', 'Invoiced'] as const;

export const RECEIPT_STATUSES = ['Invoiced', 'Invoice Pending'] as const;

/** Goods (GRN) or services (SRN) that have come. */
export type ReceiptType = 'GRN' | 'SRN';

/** The day on which a receipt was posted (`grnDate`). 'GRN Date' and 'SRN Date' are that of its document (`date`) everywhere (DECISIONS 98). */
export const GRN_POSTED = 'GRN Posting Date';
