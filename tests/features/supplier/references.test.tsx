import { expect, it } from 'vitest';
import { describeSection } from '../../support/describeSection.tsx';

const SAVED = 'Details has been create successfully! ';

describeSection('companyReferences', {
  operations: {
    list: 'supplierReferenceCompanyList',
    create: 'createSupplierReferenceCompany',
    remove: 'deleteSupplierReferenceCompany',
  },
  words: {
    title: 'Reference from Company',
    modal: 'Reference from Company',
    noun: 'company reference',
    remove: 'Delete',
    saved: SAVED,
  },
  row: {
    id: 1,
    name: 'Asha Menon',
    designation: 'Head of Procurement',
    phone: '912025611100',
    email: 'asha@northwind.example',
    natureOfReference: 'Five years of supplies',
    status: 'Rejected',
    deleted: false,
  },
  columns: ['Name', 'Designation', 'Phone', 'Email', 'Nature of Reference', 'Status', 'Action'],
  cells: [
    'Asha Menon',
    'Head of Procurement',
    '912025611100',
    'asha@northwind.example',
    'Five years of supplies',
    'Rejected',
    'Open',
  ],
  required: ['Name is required', 'Contact number is required'],
  rules: [
    { what: 'has a phone of digits', patch: { phone: '+91 20' }, says: 'Contact number is not valid' },
    { what: 'has an e-mail address in its form', patch: { email: 'asha' }, says: 'Email is not valid format' },
    { what: 'may have no e-mail address', patch: { email: '' }, others: [{ email: '' }], says: null },
    {
      what: 'has an e-mail address of its own, whatever its case',
      patch: { email: 'ASHA@northwind.example' },
      others: [{}],
      says: 'Email address already exist',
    },
  ],
});

describeSection('clientReferences', {
  operations: {
    list: 'supplierReferenceClientList',
    create: 'createSupplierReferenceClient',
    remove: 'deleteSupplierReferenceClient',
  },
  words: {
    title: 'Reference from Client',
    modal: 'Reference from Client',
    noun: 'client reference',
    remove: 'Delete',
    saved: SAVED,
  },
  row: {
    id: 1,
    clientOrganization: 'Cauvery Foods',
    contactName: 'Meena Rao',
    contactPhone: '912025711100',
    contactEmail: 'meena@cauvery.example',
    designationOrDepartment: 'Purchase',
    location: 'Vadodara',
    workDescription: 'Regular supplies',
    status: 'In Process',
    deleted: false,
  },
  columns: [
    'Client Organization',
    'Contact Name',
    'Contact Phone',
    'Contact Email',
    'Designation or Department',
    'Location',
    'Work Description',
    'Status',
    'Action',
  ],
  cells: [
    'Cauvery Foods',
    'Meena Rao',
    '912025711100',
    'meena@cauvery.example',
    'Purchase',
    'Vadodara',
    'Regular supplies',
    'In Process',
    'Open',
  ],
  required: ['Organization is required', 'Name is required', 'Contact number is required', 'Location is required'],
  rules: [
    { what: 'has a phone of digits', patch: { contactPhone: 'none' }, says: 'Contact number is not valid' },
    { what: 'has an e-mail address in its form', patch: { contactEmail: 'meena@' }, says: 'Email is not valid format' },
    {
      what: 'has an e-mail address of its own, whatever its case',
      patch: { contactEmail: 'MEENA@cauvery.example' },
      others: [{}],
      says: 'Email address already exist',
    },
  ],
});

it("a reference's phone number has digits only, of any length", async () => {
  const { clientReferenceFields, companyReferenceFields } =
    await import('@/features/supplier/references/references.section');
  const rules = [...companyReferenceFields, ...clientReferenceFields].flatMap(def =>
    def.name === 'phone' || def.name === 'contactPhone' ? def.rules : [],
  );
  expect(rules.map(rule => rule.test('00912025611100', {} as never))).toEqual([true, true]);
});
