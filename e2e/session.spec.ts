import { expect, expectAccessible, test } from './support/portal.ts';

test('signing in as a persona leads to where one wanted to go, and Logout ends the session', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  await page.goto(`${origin}/sportal/NonPoInvoice?page=2`);
  // Nobody is signed in: the login page, with the way back.
  await expect(page).toHaveURL(/\/login\?return=/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Indian supplier \(GST\)/ }).click();
  await expect(page).toHaveURL(`${origin}/sportal/NonPoInvoice?page=2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice List' })).toBeVisible();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();

  await page.getByRole('button', { name: /Sahyadri Chem Industries/ }).click();
  await expect(page.getByRole('link', { name: /My Account/ })).toHaveAttribute('href', /\/account/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('authtoken'))).toBeNull();
});

test('the user menu prefixes the name by PAN or code, but not for a userwithsupplier', async ({ sandbox, open }) => {
  const supplier = await open(await sandbox.persona('supplier'), '/NonPoInvoice');
  await expect(supplier.getByRole('button', { name: /^\[\w{10}\] Sahyadri/ })).toBeVisible();
  const agencyPage = await open(await sandbox.persona('userwithsupplier'), '/NonPoInvoice');
  await expect(agencyPage.getByRole('button', { name: /^Neha Kulkarni/ })).toBeVisible();
});

test('an address in other letters arrives, an unknown one says so and leads home', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/nonpoinvoice');
  await expect(page).toHaveURL(/\/sportal\/NonPoInvoice$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice List' })).toBeVisible();

  const lost = await open(await sandbox.persona('supplier'), '/NonPoInvoice/x/y');
  await expect(lost.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  await expectAccessible(lost);
  await lost.getByRole('link', { name: 'Back Home' }).click();
  await expect(lost).toHaveURL(/\/sportal\/workbench$/);
});

test('who may not create does not see Create New, and the form turns them away', async ({ sandbox, open }) => {
  for (const key of ['auditor', 'reviewer']) {
    const page = await open(await sandbox.persona(key), '/NonPoInvoice');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create New' })).toHaveCount(0);
    const form = await open(await sandbox.persona(key), '/NonPoInvoice/Add?company=1000&country=IN&supplier=200101');
    await expect(form.getByText(/access/i).first()).toBeVisible();
    await expect(form.getByRole('button', { name: 'Submit for Approval' })).toHaveCount(0);
  }
});
