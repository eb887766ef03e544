import { bank } from '../sections/bank.ts';
import { contacts } from '../sections/contacts.ts';
import { documents } from '../sections/documents.ts';
import { financial } from '../sections/financial.ts';
import { locations } from '../sections/locations.ts';
import { clientReferences, companyReferences } from '../sections/references.ts';
import { relatedCompanies } from '../sections/relatedCompanies.ts';
import type { SectionKind } from '../sections/sectionKind.ts';
import { serviceable } from '../sections/serviceable.ts';

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
export const changeKinds: readonly ChangeKind[] = [
  {
    context: 'SupplierUpdate',
    module: 'SupplierUpdate',
    path,
    title: 'Supplier Profile',
    label: 'Approval of the Profile',
    sections: [relatedCompanies, locations, contacts, documents, companyReferences, clientReferences],
    approvers: [['usr-e-001'], ['usr-e-002']],
  },
  {
    context: 'SupplierFinancialInfoUpdate',
    module: 'SupplierFinancialInfoUpdate',
    path,
    title: 'Financial Information',
    label: 'Approval of Financial Information',
    sections: [bank, financial],
    approvers: [['usr-e-004'], ['usr-e-005']],
  },
  {
    context: 'SupplierServiceableItemUpdate',
    module: 'SupplierServiceableItemUpdate',
    path,
    title: 'Serviceable Items',
    label: 'Approval of Serviceable Items',
    sections: [serviceable],
    approvers: [['usr-e-003']],
  },
];

/** The approval of a context, whatever its case; undefined when it is none of a profile. */
export function changeKindOf(context: string | null | undefined): ChangeKind | undefined {
  const wanted = context?.trim().toLowerCase();
  return changeKinds.find(kind => kind.context.toLowerCase() === wanted);
}
