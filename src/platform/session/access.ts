import type { Session } from './session';

/** Known roles (docs/decisions.md#known-roles); unknown roles have minimal access. */
export type Role = 'supplier' | 'userwithsupplier' | 'employee' | 'approver' | 'reviewer' | 'auditor' | 'admin';
type Roles = readonly Role[];

/** Roles that may enter a screen or see a menu entry. */
export type Access = { anyOf: Roles } | { allOf: Roles } | { noneOf: Roles } | 'everyone';

export const anyOf = (roles: Roles): Access => ({ anyOf: roles });
export const allOf = (roles: Roles): Access => ({ allOf: roles });
/** Excludes these roles, even if the user has other roles too. */
export const noneOf = (roles: Roles): Access => ({ noneOf: roles });

/** Returns true if the session has any of these roles. */
export function hasRole({ roles }: Pick<Session, 'roles'>, ...wanted: Roles): boolean {
  return wanted.some(role => roles.includes(role));
}

/** Returns true if the session's roles satisfy `access`. Unknown roles count as 'everyone' (docs/decisions.md#known-roles). */
export function mayEnter(session: Session, access: Access): boolean {
  if (access === 'everyone') return true;
  if ('noneOf' in access) return !hasRole(session, ...access.noneOf);
  return 'anyOf' in access ? hasRole(session, ...access.anyOf) : access.allOf.every(role => hasRole(session, role));
}

/** Returns true if the session belongs to the role group, as named in the region/company configuration. */
export function inRoleGroup({ roleGroups }: Pick<Session, 'roleGroups'>, group: Role): boolean {
  return roleGroups.includes(group);
}

/** Returns true for suppliers and for buyers acting for one. */
export function isSupplierUser(session: Session): boolean {
  return hasRole(session, 'supplier', 'userwithsupplier');
}
