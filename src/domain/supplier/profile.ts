import type { Id } from '@/lib/ids';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { recordKinds, viewHref } from '../recordKinds';

export function profileHref(session: Session, supplierId: Id | null): string | null {
  if (!supplierId || (hasRole(session, 'supplier') && supplierId !== session.supplierId)) return null;
  return viewHref(recordKinds.SupplierUpdate, supplierId);
}
