/** The caller: session data of spec 1 §3. Roles and role groups are lowercase (docs/decisions.md#known-roles). */
export interface Viewer {
  userId: string;
  userName: string;
  email: string;
  roles: string[];
  roleGroups: string[];
  supplierId: number | null;
  supplierCode: string | null;
  supplierPan: string | null;
  /** Employee record of buyer-side users, else null. */
  employee: unknown;
}
