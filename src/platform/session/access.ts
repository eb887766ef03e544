import type { Session } from './session';

/** Who may enter a screen or see a menu entry. Roles are lowercase words of the session. */
export type Access = { anyOf: string[] } | { allOf: string[] } | { noneOf: string[] } | 'everyone';

export const anyOf = (roles: string[]): Access => ({ anyOf: roles });
export const allOf = (roles: string[]): Access => ({ allOf: roles });
/** Everyone but these: roles add up, so a reviewer who is an employee too is still kept out. */
export const noneOf = (roles: string[]): Access => ({ noneOf: roles });

/** True when the session's roles satisfy `access`. Unknown roles get what everyone gets (DECISIONS 12). */
export function mayEnter(session: Session, access: Access): boolean {
  if (access === 'everyone') return true;
  const has = (role: string) => session.roles.includes(role.toLowerCase());
  if ('noneOf' in access) return !access.noneOf.some(has);
  return 'anyOf' in access ? access.anyOf.some(has) : access.allOf.every(has);
}

/** True for suppliers and for buyer-side users acting for one. */
export function isSupplierUser(session: Session): boolean {
  return mayEnter(session, { anyOf: ['supplier', 'userwithsupplier'] });
}
