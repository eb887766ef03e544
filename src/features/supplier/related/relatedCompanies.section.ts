import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import type { SectionDef } from '../section/section';
import { namedChoice, PAPERS, textField } from '../profile/profileFields';
import * as ops from '../api/sections.graphql.generated';
import { filesIn, plainRows, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

/** Fields of a related company (spec 1 §5 'Related company', exact messages). */
export const relatedCompanyFields = defineFields([
  namedChoice('organizationType', 'Organization Type', 'organizationTypes', {
    required: 'Organization type is  required',
  }),
  textField('name', 'Name', { required: 'Name is  required' }),
  {
    kind: 'remoteSelect',
    name: 'other',
    dto: { code: 'other' },
    label: 'Registered Supplier',
    lookup: 'suppliers',
    help: 'If this company also supplies the buyer',
  },
  textField('taxNumber', 'Tax Number', { private: true, required: 'Tax number is  required' }),
  namedChoice('relationshipType', 'Relationship Type', 'relationshipTypes', {
    required: 'Relationship type is  required',
  }),
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
