import { recordKinds } from '@/domain/recordKinds';

const { SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate } = recordKinds;

/** The approvals of a profile in page order (spec 1 §7 'workflowTaskQuery'). */
export const changeKinds = [SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Returns true for history entities about an approval's progress, which contain no changes. */
export function isApprovalEntity(entity: string): boolean {
  return entity === 'WorkflowTask' || changeKinds.some(({ context }) => context === entity);
}
