import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerServices, BY_GST, field, INDIA, openRegistration, PAN, press, put, VERIFIED } from './screen.tsx';

beforeEach(() => {
  answerServices();
});

const FILLED = {
  ...VERIFIED,
  panHolderName: 'Indravati Instruments Private Limited',
  typeOfHolder: 'Company',
  address1: 'Plot 19',
  address2: 'Phase 2',
  city: 'Pune',
  state: 'Maharashtra',
};

/** Labels of these fields that cannot be changed. */
const lockedAmong = (...labels: string[]) => labels.filter(label => (field(label) as HTMLInputElement).disabled);
const FIELDS = [
  'PAN Holder Name',
  'Type Of Holder',
  'Legal Name',
  'Trade Name',
  'Address Line 1',
  'Address Line 2',
  'City',
  'State',
  'Postal Code',
];

it('what a GST number filled in stays locked when the form is opened again, what it did not know stays open', async () => {
  const user = await openRegistration(FILLED);
  expect(lockedAmong(...FIELDS)).toEqual([
    'PAN Holder Name',
    'Type Of Holder',
    'Legal Name',
    'Address Line 1',
    'City',
    'State',
  ]);
  // Typing into what is open does not close it.
  await put(user, 'Postal Code', '411001');
  await user.tab();
  expect(field('Postal Code')).toHaveValue('411001');
  expect(field('Postal Code')).toBeEnabled();
  await press(user, 'Reset GST Number');
  await waitFor(() => expect(field('GST Number')).toHaveValue(''));
  expect(field('GST Number')).toBeEnabled();
  expect(screen.queryByLabelText('Legal Name')).toBeNull();
});

it('of what a PAN filled in, too; the address was typed, and stays open', async () => {
  await openRegistration({ ...FILLED, iHaveGst: false, gstNumber: null, isGstVerify: false, ...INDIA, pan: PAN });
  expect(lockedAmong(...FIELDS)).toEqual(['PAN Holder Name', 'Type Of Holder', 'Legal Name']);
});

it('nothing is locked of a number that was typed and not verified', async () => {
  await openRegistration({ ...BY_GST, gstNumber: VERIFIED.gstNumber });
  expect(field('GST Number')).toBeEnabled();
  expect(screen.queryByLabelText('Legal Name')).toBeNull();
});

it('says what a section lacks together with its rows: what moves the page later moves it away under a pointer', async () => {
  const user = await openRegistration({ ...VERIFIED, relatedCompany: '[{"uid":"r","name":"Old Trust"}]' });
  const missing = () => screen.queryAllByText(/^Related company 1: .* is required$/).length;
  expect(missing()).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: /^Open related company 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this related company?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const row = () => screen.queryByRole('button', { name: /^Open related company 1/, hidden: true });
  await waitFor(() => expect(row()).toBeNull());
  expect(missing()).toBe(0);
});

it('the State of a registration from overseas is free text, also when it is opened again', async () => {
  const user = await openRegistration({
    country: 'Germany',
    countryCode: 'DE',
    iHaveGst: null,
    gstNumber: null,
    pan: null,
    state: 'Bavaria',
  });
  expect(field('State')).toHaveValue('Bavaria');
  await put(user, 'State', 'Hesse');
  await user.tab();
  expect(field('State')).toHaveValue('Hesse');
});
