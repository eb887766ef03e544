import { statusKey } from '@/lib/text';
import type { Session } from '@/platform/session/session';

/** The profile belongs to the supplier and to who acts for it; all others read it (spec 1 §6). */
export function canChangeProfile({ roles, supplierId }: Session, id: number): boolean {
  return roles.includes('userwithsupplier') || (roles.includes('supplier') && supplierId === id);
}

/** Why nothing in the profile can be changed now, or null (spec 1 §4 'Profile sections'). */
export function whyProfileIsLocked(workflowStatus: string | null | undefined): string | null {
  return statusKey(workflowStatus) === 'pending'
    ? 'This profile is waiting for approval. It can be changed once that is decided.'
    : null;
}
