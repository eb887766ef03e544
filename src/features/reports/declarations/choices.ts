import type { FilterOption } from '@/shared/list/listTypes';

/** ERP status words of spec 2 §2. */
export const ERP_STATUSES = ['Parked', 'Posted', 'In Process', 'Cancelled'];
export const AUDIT_STATUSES = ['Pass', 'Fail'];
/** Fields that are true or false. */
export const YES_NO: FilterOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
