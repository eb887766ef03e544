import type { Session } from './session';

/** Known roles (docs/decisions.md#known-roles); unknown roles have minimal access. */
export type Role = 'supplier' | 'userwithsupplier' | 'employee' | 'approver' | 'reviewer' | 'auditor' | 'admin';
type Roles = readonly Role[];

export type Access = { anyOf: Roles } | { allOf: Roles } | { noneOf: Roles } | 'everyone';

export const anyOf = (roles: Roles): Access => ({ anyOf: roles });
export const allOf = (roles: Roles): Access => ({ allOf: roles });
export const noneOf = (roles: Roles): Access => ({ noneOf: roles });

export function hasRole({ roles }: Pick<Session, 'roles'>, ...wanted: Roles): boolean {
  return wanted.some(role => roles.includes(role));
}

/** Returns true if the session's roles satisfy `access`. Unknown roles count as 'everyone' (docs/decisions.md#known-roles). */
export function mayEnter(session: Session, access: Access): boolean {
  if (access === 'everyone') return true;
  if ('noneOf' in access) return !hasRole(session, ...access.noneOf);
  return 'anyOf' in access ? hasRole(session, ...access.anyOf) : access.allOf.every(role => hasRole(session, role));
}

export function inRoleGroup({ roleGroups }: Pick<Session, 'roleGroups'>, group: Role): boolean {
  return roleGroups.includes(group);
}

/** Returns true for suppliers and for buyers acting for one. */
export function isSupplierUser(session: Session): boolean {
  return hasRole(session, 'supplier', 'userwithsupplier');
}
