import type { SectionKind } from '../sections/sectionType.ts';
import { sectionKinds } from '../sections/sections.ts';

export interface ChangeType {
  context: string;
  module: string;
  /** Path of the page, without the supplier's id. */
  path: string;
  /** Prefix of the task title; the supplier's name follows. */
  title: string;
  label: string;
  sections: readonly SectionKind[];
  approvers: readonly (readonly string[])[];
}

const path = '/sportal/Supplier/Update/';

/** The approvals of a profile (spec 1 §7 'workflowTaskQuery'); the levels are specific to the sandbox. */
const approvals: readonly (Omit<ChangeType, 'sections'> & { context: SectionKind['approval'] })[] = [
  {
    context: 'SupplierUpdate',
    module: 'SupplierUpdate',
    path,
    title: 'Supplier Profile',
    label: 'Approval of the Profile',
    approvers: [['usr-e-001'], ['usr-e-002']],
  },
  {
    context: 'SupplierFinancialInfoUpdate',
    module: 'SupplierFinancialInfoUpdate',
    path,
    title: 'Bank and Revenue',
    label: 'Approval of Bank and Revenue',
    approvers: [['usr-e-004'], ['usr-e-005']],
  },
  {
    context: 'SupplierServiceableItemUpdate',
    module: 'SupplierServiceableItemUpdate',
    path,
    title: 'Serviceable Items',
    label: 'Approval of Serviceable Items',
    approvers: [['usr-e-003']],
  },
];

export const changeTypes: readonly ChangeType[] = approvals.map(approval => ({
  ...approval,
  sections: sectionKinds.filter(section => section.approval === approval.context),
}));

/** Returns the approval of a context (case-insensitive); undefined for other contexts. */
export function getChangeType(context: string | null | undefined): ChangeType | undefined {
  const wanted = context?.trim().toLowerCase();
  return changeTypes.find(kind => kind.context.toLowerCase() === wanted);
}
