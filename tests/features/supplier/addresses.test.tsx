import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '@/shared/fields/edit/RowPicker';
import { showSection } from '../../support/describeSection.tsx';
import { answer } from '../../support/server.ts';
import { answerServices, BY_GST, openRegistration } from './registration/screen.tsx';

const location = (over: object) => ({
  addressLine1: null,
  addressLine2: null,
  addressLine3: null,
  locationEmail: null,
  locationPhone: null,
  iHaveGst: false,
  taxList: null,
  isHeaderAddress: false,
  company: null,
  erpSupplierSiteId: null,
  status: 'Approved',
  deleted: false,
  ...over,
});
const pune = {
  locationType: 'Head Office',
  addressLine1: 'Plot 19',
  addressLine2: 'Kaveri Estate',
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
  country: 'India',
};
const boston = {
  locationType: 'Office',
  addressLine1: '4 Quay Road',
  city: 'Boston',
  state: 'Massachusetts',
  pinCode: '02116',
  country: 'United States',
};

type User = ReturnType<typeof showSection>['user'];

/** Adds a location and opens the picker of the supplier's addresses. */
async function openPicker(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add location' }));
  const form = within(await screen.findByRole('dialog', { name: 'Location Of Presence Information' }));
  await user.click(form.getByLabelText('Copy Address From'));
  expect(await screen.findByText('Select Address')).toBeVisible();
  // In tests all dialogs share one ID, so every dialog has the first dialog's name.
  const box = await screen.findByLabelText('Search address');
  return { form, dialog: within(box.closest<HTMLElement>('[role=dialog]') as HTMLElement) };
}

const taxTypesIn = (form: ReturnType<typeof within>) => [
  form.queryByText('PAN'),
  form.queryByText('Company Registration'),
  form.queryByText('TAX Registration'),
];

describe("address picker with the supplier's own addresses (spec 1 §2 'Select Address modal')", () => {
  it('fills in a new location of the profile, including the fields that depend on the country', async () => {
    const gone = location({ id: 3, ...boston, addressLine1: '1 Old Quay', deleted: true });
    const rows = [location({ id: 1, ...pune }), location({ id: 2, ...boston }), location({ id: 4, ...pune }), gone];
    answer('supplierLocationOfPresenceList', { supplierLocationOfPresenceList: { data: rows } });
    const { user } = showSection('locations');
    const { form, dialog } = await openPicker(user);
    // Each address once, without addresses of deleted locations.
    expect((await dialog.findAllByRole('row')).slice(1).map(row => row.textContent)).toEqual([
      'Plot 19, Kaveri EstateHead OfficePuneMaharashtra, 411001, India',
      '4 Quay RoadOfficeBostonMassachusetts, 02116, United States',
    ]);
    await user.type(dialog.getByLabelText('Search address'), 'quay boston');
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Plot 19/ })).toBeNull());
    await user.click(await dialog.findByRole('button', { name: '4 Quay Road' }));
    await waitFor(() => expect(form.getByLabelText('Address Line 1')).toHaveValue('4 Quay Road'));
    expect(form.getByLabelText('Postal Code')).toHaveValue('02116');
    expect(form.getByText('United States')).toBeVisible();
    expect(form.getByText('Massachusetts')).toBeVisible();
    const [pan, company, tax] = taxTypesIn(form);
    expect([pan, company !== null, tax !== null]).toEqual([null, true, true]);
  });

  it('is only available for a new location', async () => {
    answer('supplierLocationOfPresenceList', {
      supplierLocationOfPresenceList: { data: [location({ id: 1, ...pune })] },
    });
    const { user } = showSection('locations');
    await user.click(await screen.findByRole('button', { name: /^Open location 1/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Location Of Presence Information' }));
    expect(form.queryByText('Copy Address From')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Edit' }));
    expect(await form.findByLabelText('Address Line 1')).toHaveValue('Plot 19');
    expect(form.queryByLabelText('Copy Address From')).toBeNull();
  });

  it("shows 'No records available!' when there are no addresses", async () => {
    answer('supplierLocationOfPresenceList', { supplierLocationOfPresenceList: { data: [] } });
    const { user } = showSection('locations');
    const { dialog } = await openPicker(user);
    expect(await dialog.findByText('No records available!')).toBeVisible();
  });

  it('offers the addresses of the form during registration', async () => {
    answerServices();
    const user = await openRegistration({
      ...BY_GST,
      locationOfPresence: JSON.stringify([{ uid: 'l', ...pune, taxList: '[]' }]),
    });
    const { form, dialog } = await openPicker(user);
    await user.click(await dialog.findByRole('button', { name: 'Plot 19, Kaveri Estate' }));
    await waitFor(() => expect(form.getByLabelText('Address Line 2')).toHaveValue('Kaveri Estate'));
    expect(form.getByLabelText('State / Province')).toHaveValue('Maharashtra');
    expect(taxTypesIn(form)[0]).toBeVisible();
  });
});
