import { recordTypes } from '@/domain/recordTypes';

const { SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate } = recordTypes;

/** The approvals of a profile in page order (spec 1 §7 'workflowTaskQuery'). */
export const changeTypes = [SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate] as const;

export type ChangeType = (typeof changeTypes)[number];

/** Returns true for history entities about an approval's progress, which contain no changes. */
export function isApprovalEntity(entity: string): boolean {
  return entity === 'WorkflowTask' || changeTypes.some(({ context }) => context === entity);
}
