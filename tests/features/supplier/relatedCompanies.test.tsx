import { describeSection } from '../../support/describeSection.tsx';

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
    'Organization type is required',
    'Name is required',
    'Tax number is required',
    'Relationship type is required',
  ],
  rules: [
    { what: 'has its message to the letter, two spaces included', patch: { name: ' ' }, says: 'Name is  required' },
    { what: 'may be no registered supplier', patch: { other: null }, says: null },
    {
      what: 'has a name of at most 500 characters',
      patch: { name: 'x'.repeat(10_000) },
      says: 'Maximum 500 characters allowed',
    },
    { what: 'takes emoji and right-to-left names', patch: { name: 'شركة الأدوية 🧪' }, says: null },
  ],
});
