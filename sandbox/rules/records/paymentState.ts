import { OWED_STATUSES, PAYABLE_STATUSES } from '@/lib/paymentState';
import { splitList } from '@/lib/text';
import type { OwnParameter } from '../lists/listQuery.ts';

const TODAY = `(now() at time zone 'Asia/Kolkata')::date`;
const hasStatus = (statuses: readonly string[]) =>
  `lower(replace(i.status, ' ', '')) = any ('{${statuses.join(',')}}')`;

/** Must match `getPaymentState` (`src/lib/paymentState.ts`). */
const PAYMENT_STATE = `case
  when i.payment_date is not null and ${hasStatus(PAYABLE_STATUSES)}
    then case when i.payment_date > ${TODAY} then 'Scheduled' else 'Paid' end
  when not ${hasStatus(OWED_STATUSES)} then null
  when i.erp_sync = 'Cancelled' and ${hasStatus(PAYABLE_STATUSES)} then 'Cancelled'
  when i.due_date < ${TODAY} then 'Overdue' else 'Due' end`;

export const byPaymentState: Record<string, OwnParameter> = {
  paymentState: (value, bind) => `(${PAYMENT_STATE}) = any(${bind(splitList(value))})`,
};
