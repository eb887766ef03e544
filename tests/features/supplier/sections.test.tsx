import { expect, it } from 'vitest';
import { documentsSection, type DocumentValues } from '@/features/supplier/documents/documents.section';
import { resolveFields } from '@/shared/fields/resolve';
import { addDays, today } from '@/lib/dates';
import { describeSection, getSection } from '../../support/describeSection.tsx';

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

describeSection('related', {
  operations: {
    list: 'supplierRelatedCompanyList',
    create: 'createSupplierRelatedCompany',
    remove: 'deleteSupplierRelatedCompany',
  },
  words: {
    title: 'Related Companies',
    modal: 'Related Company',
    noun: 'related company',
    remove: 'Delete',
    saved: 'Details has been create successfully! ',
  },
  row: {
    id: 1,
    organizationType: 'Partnership',
    name: 'Northwind Holdings',
    other: '200107',
    taxNumber: 'TAX-101',
    relationshipType: 'Subsidiary',
    attachment: '[{"file_uid":"f-1","file_name":"deed.pdf","file_status":"Success","fileSize":10}]',
    status: 'Sentback',
    deleted: false,
  },
  columns: ['Organization Type', 'Name', 'Supplier Code', 'Tax Number', 'Relationship Type', 'Status', 'Action'],
  cells: ['Partnership', 'Northwind Holdings', '200107', 'TAX-101', 'Subsidiary', 'Sentback', 'Open'],
  required: [
    // Two spaces, as in the specification.
    'Organization type is  required',
    'Name is  required',
    'Tax number is  required',
    'Relationship type is  required',
  ],
  rules: [
    { what: 'may be no registered supplier', patch: { other: null }, says: null },
    {
      what: 'has a name of at most 500 characters',
      patch: { name: 'x'.repeat(10_000) },
      says: 'Maximum 500 characters allowed',
    },
    { what: 'takes emoji and right-to-left names', patch: { name: 'شركة الأدوية 🧪' }, says: null },
  ],
});

const PAPER = '[{"file_uid":"f-1","file_name":"iso.pdf","file_status":"Success","fileSize":10}]';
const yesterday = addDays(today(), -1);

describeSection('documents', {
  operations: { list: 'supplierDocumentList', create: 'createSupplierDocument', remove: 'deleteSupplierDocument' },
  words: {
    title: 'Documents and Certificates',
    modal: 'Document',
    noun: 'document',
    remove: 'Deactive',
    saved: 'document details has been create successfully! ',
  },
  row: {
    id: 1,
    certificateName: 'ISO 9001',
    certificateNumber: 'C-77',
    issueDate: '2020-02-29',
    dateOfExpiry: '2099-01-31',
    issueAuthority: 'TUV',
    classificationYear: null,
    attachment: PAPER,
    status: null,
    deleted: false,
  },
  columns: [
    'Certificate Name',
    'Certificate Number',
    'Issue Date',
    'Date Of Expiry',
    'Issuing Authority',
    'Status',
    'Action',
  ],
  cells: ['ISO 9001', 'C-77', '29-Feb-2020', '31-Jan-2099', 'TUV', '', 'Open'],
  required: [
    'Certificate name is required',
    'Certificate number is required',
    'Issue date is required',
    'Document is required',
  ],
  rules: [
    { what: 'was issued yesterday at the latest', patch: { issueDate: yesterday }, says: null },
    { what: 'was not issued today', patch: { issueDate: today() }, says: 'Issue date must be before today' },
    { what: 'may expire today', patch: { dateOfExpiry: today() }, says: null },
    {
      what: 'has not expired',
      patch: { dateOfExpiry: yesterday },
      says: "Date of expiry can't be in the past",
    },
    {
      what: 'was issued on a day that there is',
      patch: { issueDate: '31-Feb-2020' },
      says: "'31-Feb-2020' is not a valid date. Use DD-MMM-YYYY",
    },
  ],
});

const blank = documentsSection.blank([]);
const msme: DocumentValues = { ...blank, certificateName: { code: 'M', name: 'MSME Certificate' } };
const found = { issueDate: '2021-07-05', classificationYear: '2025-26' };
const checked: DocumentValues = { ...msme, msmeNumber: { text: 'UDYAM-MH-27-0001234', verified: true, found } };

it('an MSME certificate is prefilled from its number, including the issuing authority', () => {
  expect(documentsSection.derive?.(msme, blank)).toMatchObject({
    issueAuthority: 'Ministry of Micro, Small and Medium Enterprises, Government of India',
  });
  expect(documentsSection.derive?.(checked, msme)).toEqual(found);
});

it('a verified MSME certificate is locked except for attachment and expiry date', () => {
  const fields = documentsSection.fields({ row: { key: '1', values: checked } });
  const open = resolveFields(fields, [], [], checked).filter(({ present, mode }) => present && mode === 'edit');
  expect(open.map(({ def }) => def.name)).toEqual(['dateOfExpiry', 'attachment']);
});

const place = (over: object = {}) => ({
  countryCode: 'IN',
  countryName: 'India',
  locations: ['Goa', 'Kerala'],
  ...over,
});

describeSection('serviceable', {
  isRepresentative: true,
  operations: {
    list: 'supplierServiceableCategoryLocationById',
    create: 'createSupplierServiceableCategoryLocation',
  },
  page: row => ({ supplierServiceableCategoryLocationById: row }),
  words: {
    title: 'Serviceable Item Categories',
    modal: 'Serviceable Locations & Categories',
    noun: 'serviceable details',
    saved: 'Details has been submit successfully!',
  },
  row: { id: 1, serviceableCategory: ['Solvents', 'Labels'], serviceableLocations: [place()], status: 'Approved' },
  cells: ['Solvents, Labels', 'India', 'Goa', 'Kerala', 'Approved'],
  required: ['Serviceable category is required', 'Country name required'],
  sends: { supplierId: 7, serviceableCategory: ['Solvents', 'Labels'], serviceableLocations: [place()] },
  rules: [{ what: 'needs a country', patch: { serviceableLocations: [] }, says: 'Country name required' }],
});

const [places] = getSection('serviceable').def.nested ?? [];
const india = { country: { code: 'IN', name: 'India' }, locations: ['Goa'] };

it('a country can be selected only once', () => {
  expect(places?.section.problems?.(india, [{ ...india, country: { code: 'in', name: 'INDIA' } }])).toEqual([
    { field: 'country', message: 'This country already selected' },
  ]);
  expect(places?.section.problems?.(india, [{ ...india, country: { code: 'US', name: 'United States' } }])).toEqual([]);
});

it("the first country is kept, and changing a row's country resets its locations", () => {
  const rows = [
    { key: 'a', values: india },
    { key: 'b', values: india },
  ];
  expect(rows.map(row => places?.section.cannotDelete?.(row, rows) ?? null)).toEqual([expect.any(String), null]);
  const other = { ...india, country: { code: 'US', name: 'United States' } };
  expect(places?.section.derive?.(other, india)).toEqual({ locations: [] });
});
