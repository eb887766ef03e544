import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/features/supplier/screens/SupplierProfileScreen';
import { answerEmptyProfile } from '../../support/profile.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

const reviewer = { roles: ['reviewer'], supplierId: null, supplierCode: null, supplierPan: null };
const file = (name: string) =>
  JSON.stringify([{ file_uid: name, file_name: name, file_status: 'Success', fileSize: 1000 }]);

const common = {
  email: 'asha@x.example',
  contactNumber: '9822012345',
  legalName: 'Meridian <b>Labs</b>',
  tradeName: 'Meridian',
  locationType: 'Head Office',
  address1: '4 Baner Road',
  address2: 'Baner',
  address3: 'Near the lake',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411045',
  yearFounded: '2001-04-01',
  companyWebsite: 'https://meridian.example',
  orgCategory: 'Services',
  boardline: '02025698',
  phone: '9822054321',
};
const indian = {
  ...common,
  countryCode: 'IN',
  countryName: 'India',
  pan: 'ABCCM1234F',
  isPanVerify: true,
  title: 'M/s',
  panHolderName: 'MERIDIAN LABS',
  panStatus: 'Existing and Valid',
  isPanIndividual: false,
  typeOfHolder: 'Company',
  panLinkAadhar: false,
  pan206ABStatus: 'Operative',
  taxPayerType: 'Regular',
  unregisteredGSTVendor: false,
  organizationType: 'Partnership',
  isLowerTds: false,
  isMsme: true,
  msmeNumber: 'UDYAM-MH-27-0001234',
  msmeEnterpriseType: 'Small',
};

/** The labels of spec 1 §2 'Organization Information read-only summary', by block. */
const ADDRESS = ['State', 'City', 'Postal Code', 'Address Line 1', 'Address Line 2', 'Address Line 3'];
const ABOUT = ['Date Founded', 'Company Website', 'Organization Category', 'Boardline Number', 'Phone'];
const BY_PAN = [
  'PAN',
  'Title',
  'PAN Holder Name',
  'PAN Status',
  'Is PAN Holder Individual',
  'Type Of Holder',
  'Aadhar Linked',
  '206AB PAN Status',
  'GST Taxpayer Type',
  'Unregistered GST Vendor',
  'Legal Name',
  'Trade Name',
  'Organization Type',
  'Location Type',
  ...ADDRESS,
  'Lower TDS Applicable',
  'Registered Under MSME',
  'MSME/Udyam Number',
  'MSME Enterprise Type',
  ...ABOUT,
];
const BY_GST_ONLY = ['GST Number', 'GST Status', 'E-Invoice Applicable', 'Turnover As Per GST'];
const OVERSEAS = [
  'Legal Name',
  'Trade Name',
  'Location Type',
  ...ADDRESS,
  ...ABOUT,
  'Organization Registration Number',
  'Tax Number',
  'W8/W9 Number',
  'Is Service Provided To India',
];

beforeEach(() => {
  answerEmptyProfile();
  answer('workflowTaskQuery', { workflowTaskQuery: { data: [] } });
});

async function getSummary(supplier: object) {
  answer('supplierById', { supplierById: { id: 7, code: 'S0007', legalName: 'Meridian' } });
  answer('supplierOrganization', { supplierRegistrationById: supplier });
  renderFeature({ path: '/Supplier/Update/7', session: reviewer });
  const part = await screen.findByRole('region', { name: 'Organization Information' });
  const terms = await within(part).findAllByRole('term');
  const labels = terms.map(term => term.textContent);
  const valueOf = (label: string) => terms[labels.indexOf(label)]?.nextElementSibling?.textContent;
  return { part, labels, valueOf };
}

describe('supplier identity on the update and view page', () => {
  it('shows the GST number', async () => {
    const { labels, valueOf, part } = await getSummary({
      ...indian,
      iHaveGst: true,
      isGstVerify: true,
      gstNumber: '27ABCCM1234F1Z5',
      gstStatus: 'Active',
      eInvoiceApplicable: true,
      annualAggregateTurnover: 'Slab: Rs. 5 Cr. to 25 Cr.',
    });
    expect(labels).toEqual(expect.arrayContaining(['Country', ...BY_PAN, ...BY_GST_ONLY]));
    expect(valueOf('Country')).toBe('India');
    expect(valueOf('GST Number')).toContain('27ABCCM1234F1Z5');
    expect(valueOf('Legal Name')).toBe('Meridian <b>Labs</b>');
    expect(valueOf('E-Invoice Applicable')).toBe('Yes');
    expect(valueOf('Date Founded')).toBe('01-Apr-2001');
    expect(within(part).queryAllByRole('textbox')).toEqual([]);
  });
});

it('a section that fails to load shows an error and Retry; the rest of the page stays', async () => {
  answer('supplierById', { supplierById: { id: 7, code: 'S0007', legalName: 'Meridian' } });
  answer('supplierOrganization', () => graphqlError('down'));
  const { user } = renderFeature({ path: '/Supplier/Update/7', session: reviewer });
  const part = await screen.findByRole('region', { name: 'Organization Information' });
  expect(await within(part).findByText(/^Organization Information couldn't be loaded\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Related Companies' })).toBeVisible();
  answer('supplierOrganization', { supplierRegistrationById: { ...common, countryName: 'Germany' } });
  await user.click(within(part).getByRole('button', { name: 'Retry' }));
  expect(await within(part).findByText('Meridian <b>Labs</b>')).toBeVisible();
});
