import type { Session } from './session';

/** The roles that the portal knows (DECISIONS 12); a session may have others, which may do the least. */
export type Role = 'supplier' | 'userwithsupplier' | 'employee' | 'approver' | 'reviewer' | 'auditor' | 'admin';
type Roles = readonly Role[];

/** Who may enter a screen or see a menu entry. */
export type Access = { anyOf: Roles } | { allOf: Roles } | { noneOf: Roles } | 'everyone';

export const anyOf = (roles: Roles): Access => ({ anyOf: roles });
export const allOf = (roles: Roles): Access => ({ allOf: roles });
/** Everyone but these: roles add up, so a reviewer who is an employee too is still kept out. */
export const noneOf = (roles: Roles): Access => ({ noneOf: roles });

/** True when the session has any of these roles. */
export function hasRole({ roles }: Pick<Session, 'roles'>, ...wanted: Roles): boolean {
  return wanted.some(role => roles.includes(role));
}

/** True when the session's roles satisfy `access`. Unknown roles get what everyone gets (DECISIONS 12). */
export function mayEnter(session: Session, access: Access): boolean {
  if (access === 'everyone') return true;
  if ('noneOf' in access) return !hasRole(session, ...access.noneOf);
  return 'anyOf' in access ? hasRole(session, ...access.anyOf) : access.allOf.every(role => hasRole(session, role));
}

/** True when the session belongs to this role group, as the region/company configuration names them. */
export function inRoleGroup({ roleGroups }: Pick<Session, 'roleGroups'>, group: Role): boolean {
  return roleGroups.includes(group);
}

/** True for suppliers and for buyer-side users acting for one. */
export function isSupplierUser(session: Session): boolean {
  return hasRole(session, 'supplier', 'userwithsupplier');
}
