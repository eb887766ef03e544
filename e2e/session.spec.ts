import { expect, expectAccessible, test } from './support/portal.ts';

test('signing in as a persona opens the requested page, and Logout ends the session', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  await page.goto(`${origin}/sportal/NonPoInvoice?page=2`);
  // No user is signed in: the login page keeps the return path.
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
