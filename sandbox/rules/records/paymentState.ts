import { splitList } from '@/lib/text';
import type { OwnParameter } from '../lists/listQuery.ts';

/**
 * Whether a record `i` is paid or overdue, as the portal works it out of the same fields (DECISIONS 240): overdue begins on the day after the
 * due date, in the buyer's zone.
 */
const PAYMENT_STATE = `case when i.payment_date is not null then 'Paid'
  when i.due_date < (now() at time zone 'Asia/Kolkata')::date and i.status not in ('Draft', 'Rejected', 'Closed')
    and i.erp_sync is distinct from 'Cancelled' then 'Overdue' end`;

/** The filter by it; the words are the portal's. */
export const byPaymentState: Record<string, OwnParameter> = {
  paymentState: (value, bind) => `(${PAYMENT_STATE}) = any(${bind(splitList(value))})`,
};
