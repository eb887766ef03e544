import { files, text } from '../rules/declared/columns.ts';
import { needs } from './rules.ts';
import type { SectionKind } from './sectionType.ts';

/** Spec 1 §3 'Related company'. `other`: the code of a registered supplier. */
export const relatedCompanies: SectionKind = {
  entity: 'SupplierRelatedCompany',
  label: 'Related Companies',
  noun: 'related company',
  table: 'supplier_related_company',
  approval: 'SupplierUpdate',
  formList: 'relatedCompany',
  calls: {
    list: 'supplierRelatedCompanyList',
    create: 'createSupplierRelatedCompany',
    remove: 'deleteSupplierRelatedCompany',
  },
  listsDeleted: true,
  columns: {
    organizationType: text('Organization Type'),
    name: text('Name'),
    other: text('Registered Supplier Code'),
    taxNumber: text('Tax Number'),
    relationshipType: text('Relationship Type'),
    attachment: files('Attachment'),
  },
  files: { attachment: { families: ['pdf', 'image', 'word'] } },
  check: needs({
    organizationType: 'Organization type is  required',
    name: 'Name is  required',
    taxNumber: 'Tax number is  required',
    relationshipType: 'Relationship type is  required',
  }),
};
