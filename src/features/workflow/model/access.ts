import { anyOf, type Access } from '@/platform/session/access';

/** Buyer-side roles; suppliers have nothing to approve. */
export const BUYER_SIDE: Access = anyOf(['userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin']);
