import { text } from '../rules/declared/columns.ts';
import { digits, email, isTaken, needs } from './rules.ts';
import type { SectionKind } from './sectionType.ts';

const TAKEN = 'Email address already exist';
const BAD_NUMBER = 'Contact number is not valid';

/** Spec 1 §3 'References', from a company. */
export const companyReferences: SectionKind = {
  entity: 'SupplierReferenceCompany',
  label: 'Reference from Company',
  noun: 'company reference',
  table: 'supplier_reference_company',
  approval: 'SupplierUpdate',
  formList: 'referenceCompany',
  calls: {
    list: 'supplierReferenceCompanyList',
    create: 'createSupplierReferenceCompany',
    remove: 'deleteSupplierReferenceCompany',
  },
  columns: {
    name: text('Name'),
    designation: text('Designation'),
    phone: text('Phone'),
    email: text('Email'),
    natureOfReference: text('Nature of Reference'),
  },
  async check(draft) {
    needs({ name: 'Name is required', phone: 'Contact number is required' })(draft);
    digits(draft, 'phone', BAD_NUMBER);
    email(draft, 'email');
    if (await isTaken(draft, companyReferences.table, 'email', 'email')) draft.say('email', TAKEN);
  },
};

/** Spec 1 §3 'References', from a client. */
export const clientReferences: SectionKind = {
  entity: 'SupplierReferenceClient',
  label: 'Reference from Client',
  noun: 'client reference',
  table: 'supplier_reference_client',
  approval: 'SupplierUpdate',
  formList: 'referenceClient',
  calls: {
    list: 'supplierReferenceClientList',
    create: 'createSupplierReferenceClient',
    remove: 'deleteSupplierReferenceClient',
  },
  columns: {
    clientOrganization: text('Client Organization'),
    contactName: text('Contact Name'),
    contactPhone: text('Contact Phone'),
    contactEmail: text('Contact Email'),
    designationOrDepartment: text('Designation or Department'),
    location: text('Location'),
    workDescription: text('Work Description'),
  },
  async check(draft) {
    needs({
      clientOrganization: 'Organization is required',
      contactName: 'Name is required',
      location: 'Location is required',
      contactPhone: 'Contact number is required',
    })(draft);
    digits(draft, 'contactPhone', BAD_NUMBER);
    email(draft, 'contactEmail');
    if (await isTaken(draft, clientReferences.table, 'contact_email', 'contactEmail')) draft.say('contactEmail', TAKEN);
  },
};
