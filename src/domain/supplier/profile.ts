import type { Id } from '@/lib/ids';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { recordKinds, viewHref } from '../recordKinds';

/** Returns the link to a supplier's profile, or null: buyers see all profiles, suppliers and their representatives only their own. */
export function profileHref(session: Session, supplierId: Id | null): string | null {
  if (!supplierId || (hasRole(session, 'supplier') && supplierId !== session.supplierId)) return null;
  return viewHref(recordKinds.SupplierUpdate, supplierId);
}
