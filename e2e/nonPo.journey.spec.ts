import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, test, type Actor } from './support/portal.ts';
import type { Page } from 'playwright/test';

const COMPANY = 'Vireya Pharmaceuticals Limited';

/** A fresh supplier raises an invoice; answers with the supplier's page on the list and the invoice's address. */
async function raise(
  open: (actor: Actor, path: string) => Promise<Page>,
  supplier: Actor,
  approver: Actor,
  number: string,
) {
  const page = await open(supplier, '/NonPoInvoice');
  const form = nonPoForm(page);
  await form.open(COMPANY);
  await form.fill(number, approver.values['username'] ?? '');
  await expect(form.gross()).toContainText('1,20,950.59');
  await form.submit();
  await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Pending for approval');
  const address = await row.getByRole('link').first().getAttribute('href');
  return { page, row, path: (address ?? '').replace('/sportal', '') };
}

test('a supplier raises an invoice with a real PDF, every level approves it, and it is Approved', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver, l1, l2] = await Promise.all([
    sandbox.newSupplier(),
    sandbox.persona('approver'),
    sandbox.persona('l1'),
    sandbox.persona('l2'),
  ]);
  const { page, row, path } = await raise(open, supplier, approver, 'JNY-APPROVE-1');

  const first = await open(approver, path);
  await expect(first.getByText('Approval Pending with you')).toBeVisible();
  await nonPoView(first).approve({ l1: l1.values['username'] ?? '', l2: l2.values['username'] ?? '' });
  await expect(first.getByText(`Approval Pending with ${l1.values['username']}`)).toBeVisible();

  for (const key of ['l1', 'l2', 'bulk', 'reviewer']) {
    const desk = await open(await sandbox.persona(key), path);
    await expect(desk.getByText('Approval Pending with you')).toBeVisible();
    await nonPoView(desk).approve();
  }
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Approved');
  await page.getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(page.getByText('Request is approved')).toBeVisible();
});

test('a send-back tells the supplier why', async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { page, row, path } = await raise(open, supplier, approver, 'JNY-BACK-1');

  const desk = await open(approver, path);
  await desk.getByRole('button', { name: 'Send back', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(desk.getByText('Remarks is required')).toBeVisible();
  await desk.getByRole('dialog').getByRole('textbox').fill('The PO number is missing on the copy');
  await desk.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(desk.getByText(/Request is sent back for correction to/)).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('SentBack');
  await row.getByRole('link').first().click();
  await expect(page.getByText(/Request is sent back for correction to/)).toBeVisible();
  await expect(page.getByText('The PO number is missing on the copy', { exact: true })).toBeVisible();
});

test('a rejection ends the request', async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { page, row, path } = await raise(open, supplier, approver, 'JNY-REJECT-1');

  const desk = await open(approver, path);
  await nonPoView(desk).note('Reject', 'Not our purchase');
  await expect(desk.getByText('Request is rejected, Initiator has to create new request')).toBeVisible();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Rejected');
});
