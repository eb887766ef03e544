/** Filter values of orders and receipts, verbatim (spec 3 §4 'Status lists'). */

export const PO_STATUSES = ['New', 'Partially Received', 'Partially Invoiced', 'Fully Received', 'Invoiced'] as const;

export const RECEIPT_STATUSES = ['Invoiced', 'Invoice Pending'] as const;

/** Receipt of goods (GRN) or services (SRN). */
export type ReceiptType = 'GRN' | 'SRN';

/** Posting date of a receipt (`grnDate`). 'GRN Date' and 'SRN Date' always mean its document date (`date`, docs/decisions.md#receipt-days). */
export const GRN_POSTED = 'GRN Posting Date';

/** Verbatim (spec 3 §5). */
export const SELECT_ONE_ITEM = 'Please select atleast one item';
