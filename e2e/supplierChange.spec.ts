import { storedPaper } from './support/files.ts';
import { expect, expectFine, SIZES, test } from './support/portal.ts';

const SAVE = 'mutation b($input: SupplierBankInput!) { createSupplierBank(input: $input) { id } }';

test('changed bank details are submitted, sent back, corrected, approved and listed in the history', async ({
  sandbox,
  open,
  request,
  baseURL,
}) => {
  const supplier = await sandbox.newSupplier({ located: true });
  const supplierId = Number(supplier.values['supplierid']);
  const file_uid = await storedPaper(request, baseURL, supplier);
  const account = {
    supplierId,
    country: 'India',
    accountNumber: String(Date.now()),
    accountHolderName: 'Rajesh Kumar',
    bankName: 'ICICI Bank',
    branch: 'Pune',
    branchAddress: 'Pune',
    ifsc: 'HDFC0000060',
    locationType: '["Factory"]',
    isAgree: true,
    attachment: JSON.stringify([{ file_uid, title: 'Cancelled Cheque' }]),
  };
  const { createSupplierBank: saved } = await sandbox.call<{ createSupplierBank: { id: number } }>(supplier, SAVE, {
    input: account,
  });
  await sandbox.call(
    supplier,
    'mutation s($input: SupplierWorkflowCreateInput!) { supplierDetailsWorkflowCreate(input: $input) { id } }',
    { input: { id: supplierId, isUpdateBySupplier: true } },
  );

  // The approver reviews the changes, their evidence and the risk flags by keyboard, and sends the request back.
  const approver = await open(await sandbox.persona('bulk'), `/Supplier/Update/${supplierId}`);
  const change = approver.getByRole('article', { name: `Added: ${account.accountNumber}` });
  await expect(change.getByText('Account holder is “Rajesh Kumar”', { exact: false })).toBeVisible();
  await expect(change.getByText('belongs to HDFC Bank', { exact: false })).toBeVisible();
  await expectFine(approver);
  await approver.keyboard.press('j');
  await expect(change).toBeFocused();
  await change.getByRole('button', { name: /Cancelled Cheque/ }).click();
  await expect(approver.getByRole('dialog', { name: 'Documents of this change' })).toBeVisible();
  await approver.keyboard.press('Escape');
  await approver.getByRole('button', { name: 'Send back' }).click();
  const notes = approver.getByRole('dialog', { name: 'Notes' });
  await notes.getByRole('textbox', { name: /Remarks/ }).fill('The holder is somebody else');
  await notes.getByRole('button', { name: 'Send back' }).click();
  await expect(approver.getByText(/^Request is sent back for correction to /).first()).toBeVisible();

  await sandbox.call(supplier, SAVE, {
    input: { ...account, id: saved.id, accountHolderName: supplier.values['username'], bankName: 'HDFC Bank' },
  });
  const own = await open(supplier, `/Supplier/Update/${supplierId}`, SIZES[1]);
  await own.getByRole('button', { name: 'Send For Approver' }).click();
  await expect(own.getByText('Details has been submit successfully!')).toBeVisible();
  await expect(own.getByText(/^Approval Pending with /).first()).toBeVisible();
  await expectFine(own);

  for (const persona of ['bulk', 'reviewer']) {
    const page = await open(await sandbox.persona(persona), `/Supplier/Update/${supplierId}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('Workflow approved successfully')).toBeVisible();
  }
  const page = await open(supplier, `/Supplier/Update/${supplierId}`);
  await expect(page.getByText('Request is approved').first()).toBeVisible();
  await page.getByRole('button', { name: 'History Log' }).click();
  const history = page.getByRole('dialog', { name: 'History Log' });
  await expect(history.getByRole('tab', { name: 'Bank Details (2)' })).toBeVisible();
  await expect(history.getByText('Rajesh Kumar').first()).toBeVisible();
});
