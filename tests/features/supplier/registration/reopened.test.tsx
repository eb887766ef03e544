import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toOrganization } from '@/features/supplier/registration/model/organization';
import {
  registrationFields,
  type RegistrationValues,
} from '@/features/supplier/registration/model/registration.fields';
import { readRecoveryCopy } from '@/platform/recovery/recoveryStore';
import { resolveFields } from '@/shared/fields/resolve';
import { aSession } from '../../../support/session.ts';
import {
  aRegistration,
  USA,
  answerServices,
  BY_GST,
  field,
  GST,
  INDIA,
  openRegistration,
  PAN,
  press,
  put,
  VERIFIED,
  verify,
} from './screen.tsx';

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

/** Returns the labels of those fields that are locked. */
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

it('values filled from a GST number stay locked when the form is reopened; other fields stay editable', async () => {
  const user = await openRegistration(FILLED);
  expect(lockedAmong(...FIELDS)).toEqual([
    'PAN Holder Name',
    'Type Of Holder',
    'Legal Name',
    'Address Line 1',
    'City',
    'State',
  ]);
  // Typing does not lock an editable field.
  await put(user, 'Postal Code', '411001');
  await user.tab();
  expect(field('Postal Code')).toHaveValue('411001');
  expect(field('Postal Code')).toBeEnabled();
  await press(user, 'Reset GST Number');
  await waitFor(() => expect(field('GST Number')).toHaveValue(''));
  expect(field('GST Number')).toBeEnabled();
  expect(screen.queryByLabelText('Legal Name')).toBeNull();
});

it('a recovery in a new tab shows the restored fields, because the copy includes the GST number', async () => {
  const copies = () => readRecoveryCopy({ userId: aSession().userId, screen: 'SupplierRegistration', recordId: '7' });
  const user = await openRegistration(BY_GST);
  await put(user, 'GST Number', GST);
  await verify(user, 'GST Number');
  await screen.findByRole('button', { name: 'Reset GST Number' });
  await put(user, 'Boardline Number', '912025601100');
  globalThis.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await copies()).toMatchObject({ changes: { boardline: '912025601100' } }));
  cleanup();
  sessionStorage.clear();

  const again = await openRegistration(BY_GST);
  expect(screen.queryByLabelText('Boardline Number')).toBeNull();
  await again.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('GST Number')).toHaveValue(GST);
  expect(screen.getByRole('button', { name: 'Reset GST Number' })).toBeVisible();
  expect(field('Boardline Number')).toHaveValue('912025601100');
  expect(field('Legal Name')).toHaveValue('Indravati Instruments Private Limited');
  expect(screen.queryByText(/could not be restored/)).toBeNull();
});

it("a section's missing data updates together with its rows, so the page doesn't shift later", async () => {
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

const toStored = (over: object) => toOrganization(aRegistration({ ...FILLED, ...over }) as never);
const lockedIn = (values: ReturnType<typeof toStored>) =>
  resolveFields<RegistrationValues>(registrationFields, [], [], values as RegistrationValues)
    .filter(({ present, mode, label }) => present && mode !== 'edit' && FIELDS.includes(label))
    .map(({ label }) => label);

it('values filled from a PAN stay locked as well; the typed address stays editable', () => {
  const byPan = { iHaveGst: false, gstNumber: null, isGstVerify: false, ...INDIA, pan: PAN };
  expect(lockedIn(toStored(byPan))).toEqual(['PAN Holder Name', 'Type Of Holder', 'Legal Name']);
  expect(lockedIn(toStored({ ...byPan, isPanVerify: false }))).toEqual([]);
});

it('a stored number is verified when it has its enterprise type or all its characters', () => {
  const msme = { isMsme: true, msmeNumber: 'UDYAM-MH-27-0001234' };
  expect(toStored({ ...msme, msmeEnterpriseType: 'Small', tan: 'PNEV12345A', tanStatus: 'Valid' })).toMatchObject({
    msmeNumber: { verified: true },
    tan: { verified: true },
    tanStatus: 'Valid',
  });
  expect(toStored({ ...msme, msmeEnterpriseType: null, tan: 'PNEV1234', cin: 'U72900' })).toMatchObject({
    msmeNumber: { verified: false },
    tan: { verified: false },
    cin: { verified: false },
  });
});

it('a stored State is free text outside the United States, and the selected option there', () => {
  const stored = (place: object) => toOrganization(aRegistration({ ...place, state: 'Bavaria' }) as never).usState;
  expect(stored({ countryName: 'Germany', countryCode: 'DE' })).toBeNull();
  expect(stored(USA)).toEqual({ code: 'Bavaria', name: 'Bavaria' });
});
