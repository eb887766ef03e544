/** Who is asking: what the session of spec 1 §3 holds. Roles and role groups are lowercase (docs/decisions.md#known-roles). */
export interface Viewer {
  userId: string;
  userName: string;
  email: string;
  roles: string[];
  roleGroups: string[];
  supplierId: number | null;
  supplierCode: string | null;
  supplierPan: string | null;
  /** The employee record for buyer-side users, else null. */
  employee: unknown;
}
