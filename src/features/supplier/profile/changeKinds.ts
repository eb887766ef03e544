import { recordKinds } from '@/domain/recordKinds';

const { SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate } = recordKinds;

/** The three approvals that a profile may be in (spec 1 §7 'workflowTaskQuery'), in the order of the page. */
export const changeKinds = [SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** A table of the history that tells how an approval went, not what was changed. */
export function isApprovalEntity(entity: string): boolean {
  return entity === 'WorkflowTask' || changeKinds.some(({ context }) => context === entity);
}
