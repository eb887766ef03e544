import type { InvoiceStatus } from '@/domain/invoice/words';
import { REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';

/** Reports write days and moments in their own way (spec 1 §9). */
export const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;
export const moment = { kind: 'datetime', format: REPORT_DATETIME_FORMAT } as const;

/** Left out of the cards on a phone. */
export const more = { onPhone: false } as const;

/** Invoices on their way; the others do not age. */
export const ON_THEIR_WAY: readonly InvoiceStatus[] = [
  'Pending for approval',
  'SentBack',
  'Under Query',
  'Work in Progress',
];
