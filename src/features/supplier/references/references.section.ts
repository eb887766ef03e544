import { sameIdentifier } from '@/lib/identity';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { digitsOnly, email } from '@/shared/fields/rules';
import { getBlank } from '@/shared/fields/dto';
import type { SectionDef } from '../section/section';
import { notTooLong, textField } from '../profile/profileFields';
import * as ops from '../api/sections.graphql.generated';
import { plainRows, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

const NUMBER_RULES = [digitsOnly('Contact number is not valid')];
const EMAIL_RULES = [email('Email is not valid format'), notTooLong];
const TAKEN = 'Email address already exist';
const SAVED = 'Details has been create successfully! ';
const uniqueEmail =
  <Name extends string>(field: Name) =>
  (values: Record<Name, string>, others: readonly Record<Name, string>[]) =>
    others.some(other => sameIdentifier(other[field], values[field])) ? [{ field, message: TAKEN }] : [];

/** Fields of a company reference (spec 1 §5, exact messages). */
export const companyReferenceFields = defineFields([
  textField('name', 'Name', { required: 'Name is required' }),
  textField('designation', 'Designation', {}),
  { kind: 'text', name: 'phone', label: 'Phone', required: 'Contact number is required', rules: NUMBER_RULES },
  { kind: 'text', name: 'email', label: 'Email', rules: EMAIL_RULES },
  { kind: 'longText', name: 'natureOfReference', label: 'Nature of Reference', span: 2, rows: 2, rules: [notTooLong] },
]);
type CompanyReferenceValues = ValuesOf<typeof companyReferenceFields>;

const companyReferencesSection: SectionDef<CompanyReferenceValues> = {
  name: 'supplier.companyReferences',
  title: 'Reference from Company',
  modalTitle: 'Reference from Company',
  noun: 'company reference',
  columns: companyReferenceFields.map(({ name }) => name),
  fields: () => companyReferenceFields,
  blank: () => getBlank(companyReferenceFields),
  problems: uniqueEmail('email'),
  savedMessage: SAVED,
};

/** Fields of a client reference (spec 1 §5, exact messages). */
export const clientReferenceFields = defineFields([
  textField('clientOrganization', 'Client Organization', { required: 'Organization is required' }),
  textField('contactName', 'Contact Name', { required: 'Name is required' }),
  {
    kind: 'text',
    name: 'contactPhone',
    label: 'Contact Phone',
    required: 'Contact number is required',
    rules: NUMBER_RULES,
  },
  { kind: 'text', name: 'contactEmail', label: 'Contact Email', rules: EMAIL_RULES },
  textField('designationOrDepartment', 'Designation or Department', {}),
  textField('location', 'Location', { required: 'Location is required' }),
  { kind: 'longText', name: 'workDescription', label: 'Work Description', span: 2, rows: 2, rules: [notTooLong] },
]);
type ClientReferenceValues = ValuesOf<typeof clientReferenceFields>;

const clientReferencesSection: SectionDef<ClientReferenceValues> = {
  name: 'supplier.clientReferences',
  title: 'Reference from Client',
  modalTitle: 'Reference from Client',
  noun: 'client reference',
  columns: clientReferenceFields.map(({ name }) => name),
  fields: () => clientReferenceFields,
  blank: () => getBlank(clientReferenceFields),
  problems: uniqueEmail('contactEmail'),
  savedMessage: SAVED,
};

export const companyReferences = profileSection({
  id: 'companyReferences',
  formName: 'referenceCompany',
  entity: 'SupplierReferenceCompany',
  approval: recordTypes.SupplierUpdate,
  declare: () => companyReferencesSection,
  ...plainRows(companyReferenceFields),
  calls: {
    list: ops.SupplierReferenceCompanyListDocument,
    getRows: response => response.supplierReferenceCompanyList?.data,
    create: ops.CreateSupplierReferenceCompanyDocument,
    remove: ops.DeleteSupplierReferenceCompanyDocument,
  },
  redline: { names: ['name'] },
});

export const clientReferences = profileSection({
  id: 'clientReferences',
  formName: 'referenceClient',
  entity: 'SupplierReferenceClient',
  approval: recordTypes.SupplierUpdate,
  joins: true,
  declare: () => clientReferencesSection,
  ...plainRows(clientReferenceFields),
  calls: {
    list: ops.SupplierReferenceClientListDocument,
    getRows: response => response.supplierReferenceClientList?.data,
    create: ops.CreateSupplierReferenceClientDocument,
    remove: ops.DeleteSupplierReferenceClientDocument,
  },
  redline: { names: ['clientOrganization'] },
});
