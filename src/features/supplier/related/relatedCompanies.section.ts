import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import type { SectionDef } from '../section/section';
import { notTooLong, PAPERS } from '../profile/profileFields';
import * as ops from '../api/sections.graphql.generated';
import { filesIn, plainRows, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

/** Fields of a related company (spec 1 §5 'Related company', exact messages). */
export const relatedCompanyFields = defineFields([
  {
    kind: 'remoteSelect',
    name: 'organizationType',
    dto: { name: 'organizationType' },
    label: 'Organization Type',
    lookup: 'organizationTypes',
    required: 'Organization type is  required',
  },
  { kind: 'text', name: 'name', label: 'Name', required: 'Name is  required', rules: [notTooLong] },
  {
    kind: 'remoteSelect',
    name: 'other',
    dto: { code: 'other' },
    label: 'Registered Supplier',
    lookup: 'suppliers',
    help: 'If this company also supplies the buyer',
  },
  {
    kind: 'text',
    name: 'taxNumber',
    private: true,
    label: 'Tax Number',
    required: 'Tax number is  required',
    rules: [notTooLong],
  },
  {
    kind: 'remoteSelect',
    name: 'relationshipType',
    dto: { name: 'relationshipType' },
    label: 'Relationship Type',
    lookup: 'relationshipTypes',
    required: 'Relationship type is  required',
  },
  { kind: 'attachment', name: 'attachment', label: 'Attachment', ...PAPERS },
]);

type RelatedCompanyValues = ValuesOf<typeof relatedCompanyFields>;

const relatedCompaniesSection: SectionDef<RelatedCompanyValues> = {
  name: 'supplier.relatedCompanies',
  title: 'Related Companies',
  modalTitle: 'Related Company',
  noun: 'related company',
  columns: [
    'organizationType',
    'name',
    { title: 'Supplier Code', text: ({ values }) => values.other?.code ?? '' },
    'taxNumber',
    'relationshipType',
  ],
  fields: () => relatedCompanyFields,
  blank: () => getBlank(relatedCompanyFields),
  deleteLabel: 'Delete',
  savedMessage: 'Details has been create successfully! ',
};

export const relatedCompanies = profileSection({
  id: 'related',
  formName: 'relatedCompany',
  entity: 'SupplierRelatedCompany',
  approval: recordTypes.SupplierUpdate,
  declare: () => relatedCompaniesSection,
  ...plainRows(relatedCompanyFields),
  calls: {
    list: ops.SupplierRelatedCompanyListDocument,
    getRows: response => response.supplierRelatedCompanyList?.data,
    create: ops.CreateSupplierRelatedCompanyDocument,
    remove: ops.DeleteSupplierRelatedCompanyDocument,
  },
  redline: { names: ['name'], documents: filesIn('attachment') },
});
