import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import '@/features/supplier/registration/RegistrationScreen';
import { renderFeature } from '../../../support/renderApp.tsx';
import { answer } from '../../../support/server.ts';
import { aRegistration, answerServices, BY_GST, GST, INDIA, PAN, USA } from './screen.tsx';

beforeEach(() => {
  answerServices();
});

/** Returns the summary's texts by label. */
async function getSummary(stored: Record<string, unknown>) {
  answer('supplierRegistrationById', {
    supplierRegistrationById: aRegistration({ ...stored, submitted: true, approved: 'pending' }),
  });
  renderFeature({ path: '/Supplier/Register' });
  await screen.findByText(/Registration submitted/);
  expect(screen.queryByRole('textbox')).toBeNull();
  const terms = screen.getAllByRole('term');
  return new Map(terms.map(term => [term.textContent, term.nextElementSibling as HTMLElement]));
}
const getTexts = (said: Awaited<ReturnType<typeof getSummary>>, labels: readonly string[]) =>
  Object.fromEntries(labels.map(label => [label, said.get(label)?.textContent]));

// API names, labels and values, by the blocks of spec 1 §2 'Organization Information read-only summary'.
type Block = readonly (readonly [dto: string, value: unknown, label: string, shown: string])[];
const IDENTITY: Block = [
  ['pan', PAN, 'PAN', `${PAN}Verified`],
  ['title', 'M/s', 'Title', 'M/s'],
  ['panHolderName', 'Indravati', 'PAN Holder Name', 'Indravati'],
  ['panStatus', 'VALID', 'PAN Status', 'VALID'],
  ['isPanIndividual', false, 'Is PAN Holder Individual', 'No'],
  ['typeOfHolder', 'Company', 'Type Of Holder', 'Company'],
  ['panLinkAadhar', true, 'Aadhar Linked', 'Yes'],
  ['pan206ABStatus', 'Operative', '206AB PAN Status', 'Operative'],
  ['taxPayerType', 'Regular', 'GST Taxpayer Type', 'Regular'],
  ['unregisteredGSTVendor', true, 'Unregistered GST Vendor', 'Yes'],
];
const GST_ONLY: Block = [
  ['gstStatus', 'ACTIVE', 'GST Status', 'ACTIVE'],
  ['eInvoiceApplicable', true, 'E-Invoice Applicable', 'Yes'],
  ['annualAggregateTurnover', 'Slab: 5 Cr.', 'Turnover As Per GST', 'Slab: 5 Cr.'],
];
const ORGANIZATION: Block = [
  ['legalName', 'Indravati Private Limited', 'Legal Name', 'Indravati Private Limited'],
  ['tradeName', 'Indravati', 'Trade Name', 'Indravati'],
  ['locationType', 'Head Office', 'Location Type', 'Head Office'],
  ['state', 'Maharashtra', 'State', 'Maharashtra'],
  ['city', 'Pune', 'City', 'Pune'],
  ['pinCode', '411001', 'Postal Code', '411001'],
  ['address1', 'Plot 19', 'Address Line 1', 'Plot 19'],
  ['address2', 'Phase 2', 'Address Line 2', 'Phase 2'],
  ['address3', 'Baner', 'Address Line 3', 'Baner'],
  ['yearFounded', '2011-04-05', 'Date Founded', '05-Apr-2011'],
  ['companyWebsite', 'indravati.example', 'Company Website', 'indravati.example'],
  ['orgCategory', 'Manufacturer', 'Organization Category', 'Manufacturer'],
  ['boardline', '912025601100', 'Boardline Number', '912025601100'],
  ['phone', '912025601101', 'Phone', '912025601101'],
];
const INDIAN: Block = [
  ['organizationType', 'Company', 'Organization Type', 'Company'],
  ['isLowerTds', false, 'Lower TDS Applicable', 'No'],
  ['isMsme', true, 'Registered Under MSME', 'Yes'],
  ['msmeNumber', 'UDYAM-MH-27-0001234', 'MSME/Udyam Number', 'UDYAM-MH-27-0001234Verified'],
  ['msmeEnterpriseType', 'Small', 'MSME Enterprise Type', 'Small'],
];
const FOREIGN: Block = [
  ['registration', 'MA-1', 'Organization Registration Number', 'MA-1'],
  ['taxNo', 'T-1', 'Tax Number', 'T-1'],
  ['w8W9', 'W9-1', 'W8/W9 Number', 'W9-1'],
];
const toDto = (...blocks: Block[]) => Object.fromEntries(blocks.flat().map(([dto, value]) => [dto, value]));
const getVisible = (...blocks: Block[]) =>
  Object.fromEntries(blocks.flat().map(([, , label, shown]) => [label, shown]));
const getLabels = (...blocks: Block[]) => blocks.flat().map(([, , label]) => label);
const EVERYTHING = toDto(IDENTITY, GST_ONLY, ORGANIZATION, INDIAN, FOREIGN);

it('the summary of a supplier with GST shows country, GST number and the whole block', async () => {
  const said = await getSummary({ ...EVERYTHING, ...BY_GST, gstNumber: GST, isGstVerify: true, isPanVerify: true });
  const blocks = [IDENTITY, GST_ONLY, ORGANIZATION, INDIAN];
  const expected = { Country: 'India', 'GST Number': `${GST}Verified`, ...getVisible(...blocks) };
  expect(getTexts(said, Object.keys(expected))).toEqual(expected);
  for (const label of [...getLabels(FOREIGN), 'Is Service Provided To India', 'TRC'])
    expect(said.has(label)).toBe(false);
});

it('the summary of a supplier with only a PAN omits GST status, e-invoice and turnover', async () => {
  const said = await getSummary({ ...EVERYTHING, ...INDIA, iHaveGst: false, isPanVerify: true, isMsme: false });
  const [type, tds] = INDIAN as [Block[number], Block[number]];
  const indian = getVisible(IDENTITY, ORGANIZATION, [type, tds]);
  const expected = { Country: 'India', 'Registered Under MSME': 'No', ...indian };
  expect(getTexts(said, Object.keys(expected))).toEqual(expected);
  const msme = ['MSME/Udyam Number', 'MSME Enterprise Type'];
  for (const label of ['GST Number', ...msme, ...getLabels(GST_ONLY, FOREIGN)]) expect(said.has(label)).toBe(false);
});

const paper = (name: string) =>
  JSON.stringify([{ file_uid: `uid-${name}`, file_name: name, file_status: 'Success', fileSize: 10 }]);
const SERVED = {
  ...EVERYTHING,
  ...USA,
  iHaveGst: null,
  serviceProvidedToIndia: true,
  trc: true,
  trcAttachment: paper('trc.pdf'),
  noPeDeclarationForm: true,
  noPeDeclarationFormAttachment: paper('no-pe.pdf'),
  formA2: false,
  formA2Attachment: paper('a2.pdf'),
};

it('the summary of an overseas supplier shows the foreign block and the documents for services to India', async () => {
  const said = await getSummary(SERVED);
  const expected = {
    Country: 'United States',
    ...getVisible(ORGANIZATION, FOREIGN),
    'Is Service Provided To India': 'Yes',
    TRC: 'Yes',
    'No PE Declaration Form': 'Yes',
    'Form A2': 'No',
  };
  expect(getTexts(said, Object.keys(expected))).toEqual(expected);
  for (const label of ['GST Number', ...getLabels(IDENTITY, GST_ONLY, INDIAN)]) expect(said.has(label)).toBe(false);
  const getFiles = (label: string) => {
    const value = said.get(label);
    return (
      value &&
      within(value)
        .getAllByRole('listitem')
        .map(item => item.textContent)
    );
  };
  expect(getFiles('TRC Attachment')).toEqual([expect.stringContaining('trc.pdf')]);
  expect(getFiles('No PE Declaration Form Attachment')).toEqual([expect.stringContaining('no-pe.pdf')]);
  // A document that does not exist shows no files, regardless of the stored value.
  expect(getFiles('Form A2 Attachment')).toBeUndefined();
});
