import type { SectionKind } from '../sections/sectionKind.ts';
import { sectionKinds } from '../sections/sections.ts';

/** One of the approvals that changes of a profile go through: its sections, and who decides. */
export interface ChangeKind {
  context: string;
  module: string;
  /** Address of the page, before the supplier's id. */
  path: string;
  /** What a task of it is called, before the supplier's name. */
  title: string;
  /** Its tab in the history. */
  label: string;
  sections: readonly SectionKind[];
  /** User ids of the approvers, level by level. */
  approvers: readonly (readonly string[])[];
}

const path = '/sportal/Supplier/Update/';

/** Who decides on which part of a profile (spec 1 §7 'workflowTaskQuery'; the levels are the sandbox's own). */
const approvals: readonly (Omit<ChangeKind, 'sections'> & { context: SectionKind['approval'] })[] = [
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
    title: 'Financial Information',
    label: 'Approval of Financial Information',
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

export const changeKinds: readonly ChangeKind[] = approvals.map(approval => ({
  ...approval,
  sections: sectionKinds.filter(section => section.approval === approval.context),
}));

/** The approval of a context, whatever its case; undefined when it is none of a profile. */
export function changeKindOf(context: string | null | undefined): ChangeKind | undefined {
  const wanted = context?.trim().toLowerCase();
  return changeKinds.find(kind => kind.context.toLowerCase() === wanted);
}
