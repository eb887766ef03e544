import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectFine, test } from './support/portal.ts';

const HEADINGS =
  'Country Code;Company Code;Supplier Code;Currency;Document Type;AP Sub-Category;Purchase Order;Invoice Number;Invoice Date;Invoice Amount;Email Sender;Business Location;Scan URN;Remarks';

test('a file of manual entries with errors is corrected in the workbench and accepted', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const code = supplier.values['suppliercode'] ?? '';
  const day = new Date().toISOString().slice(0, 10);
  const entry = (number: string, amount = '1180.50') =>
    `IN;1000;${code};INR;Purchase Order;GENERAL;4500000001;${number};${day};${amount};;;;Café`;
  const rows = [HEADINGS, entry('WB-1'), entry('WB 2'), entry('WB-3', 'ten'), entry('WB-1'), entry('WB-5')];
  const page = await open(supplier, '/ManualInvoiceEntry');
  await page.getByRole('button', { name: 'Import Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Item' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Please upload file')).toBeVisible();
  await expectAccessible(page);

  // Imports an old workbook format under a wrong extension, then a table with a column mapping.
  const old = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('Workbook', 'utf16le'),
  ]);
  const file = (name: string, buffer: Buffer) =>
    dialog.getByLabel(/File to import|Choose another file/).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await file('entries.xlsx', old);
  await expect(dialog.getByText(/old Excel workbook \(xls\)/)).toBeVisible();
  await file('other.csv', Buffer.from('Colour,Size\nred,4\n'));
  await expect(dialog.getByText(/^No headings match/)).toBeVisible();
  await expectAccessible(page);

  await file('entries.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
  const problems = dialog.getByRole('list', { name: 'Problems' });
  await expect(problems.getByRole('button')).toHaveCount(3);
  await expect(dialog.getByRole('gridcell', { name: 'Café' }).first()).toBeAttached();
  await expectAccessible(page);
  const amend = async (problem: RegExp, text: string) => {
    await problems.getByRole('button', { name: problem }).click();
    await expect(dialog.locator('[data-current]')).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(problems.getByRole('button', { name: problem })).toHaveCount(0);
  };
  await amend(/Row 3 · Invoice Number/, 'WB-2');
  await amend(/Row 4 · Invoice Amount/, '99.5');
  await dialog.getByRole('checkbox', { name: 'Import row 5' }).uncheck();
  await expect(problems).toBeHidden();

  // Users can also download the data to be sent.
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save corrected file' }).click();
  expect((await readFile(await (await download).path())).subarray(0, 2).toString()).toBe('PK');

  // The server already has one of the numbers: it imports the others and marks that cell.
  const known = `${HEADINGS}\n${entry('WB-5').replace('Purchase Order', 'PO')}`;
  const form = { image: { name: 'known.csv', mimeType: 'text/csv', buffer: Buffer.from(known) } };
  const headers = { authorization: `Bearer ${supplier.values['authtoken']}` };
  const origin = new URL(page.url()).origin;
  const upload = await page.request.post(`${origin}/auth/Import/ManualInvoice`, { headers, multipart: form });
  const [fileUid, fileName] = ((await upload.json()) as { data: string }).data.split('|');
  const source = 'mutation m($input: ImportFileInput!) { manualInvoiceImport(input: $input) { id } }';
  expect(await sandbox.call(supplier, source, { input: { fileUid, fileName } })).toEqual({
    manualInvoiceImport: { id: 1 },
  });

  await dialog.getByRole('button', { name: 'Submit' }).click();
  const answer = dialog
    .getByRole('alert')
    .filter({ hasText: 'Error while submitting: 1 of 4 records were not imported' });
  await expect(answer).toContainText('Successfully Upload Record3Error Record1Total Record4');
  await amend(/Row 6 · Invoice Number This Invoice already exists/, 'WB-6');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully Rejected')).toBeVisible();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('region', { name: 'Manual Invoice Entry' });
  for (const number of ['WB-1', 'WB-2', 'WB-3', 'WB-5', 'WB-6'])
    await expect(list.getByRole('link', { name: number, exact: true })).toHaveCount(1);
});

test('on a phone the error list comes first, and a row is a form', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const page = await open(supplier, '/ManualInvoiceEntry', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Import Item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Item' });
  const row = `IN;1000;${supplier.values['suppliercode']};INR;PO;GENERAL;4500000001;W B;02-11-2026;10;;;;`;
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(`${HEADINGS}\n${row}`) });
  await expectFine(page);
  await dialog.getByRole('button', { name: /Row 2 · Invoice Number/ }).click();
  const field = dialog.getByRole('textbox', { name: 'Invoice Number' });
  await expect(field).toBeFocused();
  await field.fill('WB-1');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Back to list' }).click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Successfully Rejected')).toBeVisible();
});
