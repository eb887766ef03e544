import type { Page } from 'playwright/test';
import { expect, test } from './support/portal.ts';
import { choose } from './support/select.ts';

const GST = ['27AAKCV4711K1Z0', 'AAKCV4711K'] as const;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const pick = (page: Page, name: string, option: string) =>
  choose(page.getByRole('combobox', { name, exact: true }), option);
const answer = (page: Page, question: string, word: 'Yes' | 'No') =>
  page.getByRole('radiogroup', { name: question }).getByText(word, { exact: true }).click();

test('a supplier registers by GST', async ({ open, sandbox }) => {
  const page = await open(await sandbox.newSupplier({ invited: true }), '/Supplier/Register');
  await field(page, 'Contact Number').fill('919822011245');
  await field(page, 'Contact Number').blur();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await pick(page, 'Country', 'India');
  await field(page, 'GST Number').fill(GST[0].toLowerCase());
  await page.getByRole('button', { name: 'Verify GST Number' }).click();
  await expect(page.getByRole('button', { name: 'Reset GST Number' })).toBeVisible();
  await expect(field(page, 'PAN')).toHaveValue(GST[1]);
  await pick(page, 'Location Type', 'Head Office');
  await answer(page, 'E-Invoice Applicable', 'Yes');
  await answer(page, 'Lower TDS Applicable', 'No');
  await answer(page, 'Registered Under MSME', 'No');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText(GST[0])).toBeVisible();
});

test('a supplier registers by PAN', async ({ open, sandbox }) => {
  const page = await open(await sandbox.newSupplier({ invited: true }), '/Supplier/Register');
  await field(page, 'Contact Number').fill('919822011245');
  await pick(page, 'Country', 'India');
  await answer(page, 'We are GST Registered', 'No');
  await field(page, 'PAN').fill('AAKPV4711K');
  await page.getByRole('button', { name: 'Verify PAN' }).click();
  await expect(page.getByRole('button', { name: 'Reset PAN' })).toBeVisible();
  await field(page, 'Trade Name').fill('Kirana Reagents');
  await pick(page, 'Organization Type', 'Proprietorship');
  await pick(page, 'Location Type', 'Head Office');
  await field(page, 'Address Line 1').fill('9 Avinashi Road');
  await field(page, 'City').fill('Coimbatore');
  await field(page, 'State').fill('Tamil Nadu');
  await field(page, 'Postal Code').fill('641004');
  await answer(page, 'Lower TDS Applicable', 'No');
  await answer(page, 'Registered Under MSME', 'Yes');
  await field(page, 'MSME/Udyam Number').fill('UDYAM-TN-27-0001234');
  await expect(field(page, 'MSME Enterprise Type')).toHaveValue('Small');
  await page.getByLabel('Date Founded').fill('2004-05-03');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText('AAKPV4711K')).toBeVisible();
});

test('a supplier registers from overseas', async ({ open, sandbox }) => {
  const page = await open(await sandbox.newSupplier({ invited: true }), '/Supplier/Register');
  await field(page, 'Contact Number').fill('16095550142');
  await pick(page, 'Country', 'United States');
  await field(page, 'Legal Name').fill('Sahyadri Chem Industries Private Limited');
  await expect(page.getByText('This organization name is already taken.')).toBeVisible();
  await field(page, 'Legal Name').fill('Tidewater Assays of Boston LLC');
  await field(page, 'Trade Name').fill('Tidewater Assays');
  await pick(page, 'Location Type', 'Head Office');
  await field(page, 'Organization Registration Number').fill('MA-90210');
  await field(page, 'W8/W9 Number').fill('W9-90210');
  await field(page, 'Address Line 1').fill('4 Quay Road');
  await field(page, 'City').fill('Boston');
  await pick(page, 'State', 'Massachusetts');
  await field(page, 'Postal Code').fill('02116');
  await page.getByLabel('Date Founded').fill('2001-05-04');
  await page.keyboard.press('Enter');
  await answer(page, 'Is Service Provided To India', 'No');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText('W9-90210')).toBeVisible();
});
