import { expect, it } from 'vitest';
import { documentsSection, type DocumentValues } from '@/features/supplier/documents/documents.section';
import { resolveFields } from '@/shared/fields/resolve';
import { addDays, today } from '@/lib/dates';
import { describeSection } from '../../support/describeSection.tsx';

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
