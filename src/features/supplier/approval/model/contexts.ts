import { recordKinds } from '@/domain/recordKinds';

const { SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate } = recordKinds;

/** The three approvals that a profile may be in (spec 1 §7 'workflowTaskQuery'), in the order of the page. */
export const changeKinds = [SupplierUpdate, SupplierFinancialInfoUpdate, SupplierServiceableItemUpdate] as const;

/** A table of the history that tells how an approval went, not what was changed. */
export function isApprovalEntity(entity: string): boolean {
  return entity === 'WorkflowTask' || changeKinds.some(({ context }) => context === entity);
}

/**
 * Which of the approvals decides on changes of a section, by the backend's name of its table: bank and revenue are financial
 * information, categories and their places serviceable items, everything else the profile.
 */
export function contextOfEntity(entity: string): string {
  if (/bank|financial/i.test(entity)) return SupplierFinancialInfoUpdate.context;
  if (/serviceable/i.test(entity)) return SupplierServiceableItemUpdate.context;
  return SupplierUpdate.context;
}
