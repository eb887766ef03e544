import { nonPoView } from './screens/nonPoView.ts';
import { expect, test } from './support/portal.ts';
import { raiseQuery } from './support/setup.ts';

test('a query in the Action Center links to its record and disappears once it is answered', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'FOUND-1' });
  await raiseQuery(sandbox, approver, supplier, id);

  const page = await open(supplier, '/workbench');
  const place = page.getByRole('row', { name: /Query Response/ });
  await expect(place.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /SentBack Invoices/ }).getByRole('cell', { name: '0' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Pending Approvals/ })).toHaveCount(0); // suppliers have no approvals
  await place.getByRole('link', { name: 'View Query Response' }).click();

  for (const label of ['Proforma Invoice', 'Delivery Invoice', 'Manual Invoices']) {
    await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    await expect(page.getByText('No record available!')).toBeVisible();
  }
  await page.getByRole('tab', { name: /^Non-PO Invoice/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'FOUND-1' });
  for (const text of [approver.values['username'] ?? '', 'Documents', 'Under Query', '1,180.00'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('heading', { name: 'Which period does this invoice cover, please?' })).toBeVisible();
  await row.getByRole('link', { name: 'View FOUND-1' }).click();
  await expect(page).toHaveURL(new RegExp(`/NonPoInvoice/View/${id}$`));
  await expect(nonPoView(page).query('Under Query', 'Waiting for your response')).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: 'Answer FOUND-1' }).click();
  await expect(row.getByRole('textbox', { name: 'Response' })).toBeVisible();
  // The card does not repeat values that the conversation shows.
  for (const detail of ['Category', 'Status']) await expect(row.getByText(detail, { exact: true })).toHaveCount(1);
  await row.getByRole('textbox', { name: /^Response/ }).fill('The whole quarter, July to September');
  await row.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Query answered Succesfully')).toBeVisible();
  await expect(page.getByText('No record available!')).toBeVisible();
});
