import { nonPoForm } from './screens/nonPoForm.ts';
import { queryModal } from './screens/queryModal.ts';
import { invoicePdf } from './support/files.ts';
import {
  expect,
  expectFine,
  expectFineInEveryWindow,
  ON_ITS_WAY,
  SIZES,
  test,
  visit,
  type Actor,
} from './support/portal.ts';

const RAISE = 'mutation queryCreate($input: QueryCreateInput!) { queryCreate(input: $input) { id } }';

function question(id: number, from: Actor, to: Actor) {
  return {
    input: {
      module: 'NonPoInvoice',
      context: 'NonPoInvoice',
      contextId: id,
      contextUrl: `/sportal/NonPoInvoice/View/${id}`,
      categoryCode: 'TAX',
      title: 'Invoice',
      createdById: from.values['userid'],
      recipientId: to.values['userid'],
      recipientType: 'Supplier',
      emailInCC: '[]',
      query: 'Please confirm the tax rate of the second line',
      attachments: '[]',
    },
  };
}

test('the list is accessible: filters, presets, Create Invoice dialog', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/nowhere');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await visit(page, '/NonPoInvoice');
    await expect(page.getByRole('table').getByRole('row').nth(1).getByRole('link').first()).toBeVisible();
    const filters = page.getByRole('button', { name: /^Filters/ });
    if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
    await expectFine(page);
    await page.getByRole('tab', { name: 'Presets' }).click();
    await expectFine(page);
    if (size.width < 1024) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create New' }).click();
    await expect(page.getByRole('dialog', { name: 'Create Invoice' }).getByRole('combobox')).toBeVisible();
    await expectFine(page);
    await page.keyboard.press('Escape');
  }
});

test('the form is accessible: with validation errors, with the address picker', async ({ sandbox, open }) => {
  const page = await open(await sandbox.newSupplier(), '/NonPoInvoice');
  const form = nonPoForm(page);
  await form.open('Vireya Pharmaceuticals Limited');
  await form.submit();
  await expect(page.getByText('Invoice Number is required').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await page.getByRole('textbox', { name: 'Bill To Location' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Select Address' }).getByRole('button', { name: 'Genome Valley' }),
  ).toBeVisible();
  await expectFineInEveryWindow(page);
});

test("the view is accessible: for the supplier, and with the approver's dialogs", async ({ sandbox, open }) => {
  const supplier = await sandbox.persona('supplier');
  const { id } = await sandbox.newInvoice({ author: 'supplier', status: 'Pending for approval', step: 0 });
  const page = await open(supplier, `/NonPoInvoice/View/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Non-PO Invoice/ })).toBeVisible();
  await expect(page.getByText(/Approval Pending with/)).toBeVisible();
  await expectFineInEveryWindow(page);

  const approverPage = await open(await sandbox.persona('approver'), `/NonPoInvoice/View/${id}`);
  await approverPage.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(
    approverPage.getByRole('dialog', { name: 'Workflow Approve' }).getByRole('combobox').first(),
  ).toBeVisible();
  await expectFineInEveryWindow(approverPage);
});

test('queries are accessible: raise, thread, close and respond', async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], step: 0 });
  const page = await open(approver, `/NonPoInvoice/View/${id}`);
  const asked = queryModal(page);
  await asked.open();
  await expect(asked.dialog.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await asked.dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(asked.dialog.getByText('Category is required').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await asked.dialog.getByRole('textbox', { name: 'Query' }).fill('Which period');
  await page.keyboard.press('Escape');
  const unsent = page.getByRole('alertdialog', { name: 'Close without sending?' });
  await expect(unsent.getByRole('button', { name: 'Stay' }), 'the same Escape does not answer it').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(unsent).toBeHidden();
  await expect(asked.dialog).toBeVisible();
  await asked.dialog.getByRole('button', { name: 'Cancel' }).click();
  await unsent.getByRole('button', { name: 'Leave' }).click();
  await expect(asked.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Query', exact: true })).toBeFocused();

  await sandbox.call(approver, RAISE, question(id, approver, supplier));
  await page.reload();
  await page.getByRole('button', { name: 'View query' }).click();
  await asked.thread();
  await expectFineInEveryWindow(page);
  await asked.dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alertdialog', { name: 'Close this query?' })).toBeVisible();
  await expectFineInEveryWindow(page);

  const answering = await open(supplier, '/queryResponse');
  await answering.getByRole('link', { name: /^View/ }).click();
  await answering.getByRole('button', { name: 'Respond' }).click();
  const respond = queryModal(answering).dialog;
  await expect(respond.getByRole('textbox', { name: /^Response/ })).toBeFocused();
  await sandbox.fault(supplier, { operation: 'queryItemCreate', kind: 'error' });
  await respond.getByRole('textbox', { name: /^Response/ }).fill('It is eighteen percent, as agreed');
  await respond.getByRole('button', { name: 'Submit' }).click();
  await expect(respond.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectFineInEveryWindow(answering);
});

test('approving is accessible: missing choices, notes, a rejected decision and the workflow log', async ({
  sandbox,
  open,
}) => {
  const approver = await sandbox.persona('approver');
  const { id } = await sandbox.newInvoice({ author: 'supplier', step: 0 });
  const page = await open(approver, `/NonPoInvoice/View/${id}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
  const picker = dialog.getByRole('combobox', { name: 'L1' });
  await expect(picker).toBeFocused();
  // Uses the layout size, because the dialog may still be animating.
  const shareOfForm = () =>
    dialog
      .locator('.ant-select')
      .first()
      .evaluate(select => (select as HTMLElement).offsetWidth / (select.closest('form')?.offsetWidth ?? 1));
  for (const size of SIZES.toReversed()) {
    await page.setViewportSize(size);
    await expect.poll(shareOfForm, 'the picker fills its dialog').toBeGreaterThan(0.95);
  }
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog.getByText('Please select L1 and L2 approver').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await picker.fill('Meera');
  await expect(page.locator('.ant-select-dropdown:visible').getByText('Meera Iyer').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await picker.press('Escape');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Send back', exact: true }).click();
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Send back' }).click();
  await expect(notes.getByText('Remarks is required')).toBeVisible();
  await sandbox.fault(approver, { operation: 'createWorkflowCommand', kind: 'error' });
  await notes.getByRole('textbox').fill('The copy cannot be read');
  await notes.getByRole('button', { name: 'Send back' }).click();
  await expect(notes.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await notes.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Details', expanded: false }).click();
  await page.getByRole('button', { name: 'Workflow Log' }).click();
  await expect(page.getByRole('dialog', { name: 'Workflow Log' }).getByRole('row').nth(1)).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('the history log is accessible: loading, failed, empty and filled', async ({ sandbox, open }) => {
  const reader = await sandbox.persona('auditor');
  const { id } = await sandbox.newInvoice({ author: 'supplier', step: 1 });
  const page = await open(reader, `/NonPoInvoice/View/${id}`);
  const log = page.getByRole('dialog', { name: 'History Log' });
  const looks = [
    [ON_ITS_WAY, log.getByLabel('Loading')],
    [{ kind: 'error' }, log.getByRole('button', { name: 'Retry' })],
    [{ kind: 'null' }, log.getByText('No records available!')],
    [null, log.getByRole('tab').nth(1)],
  ] as const;
  for (const [fault, seen] of looks) {
    if (fault) await sandbox.fault(reader, { operation: 'SupplerInfoHistory', ...fault });
    await page.getByRole('button', { name: 'History Log' }).click();
    await expect(seen).toBeVisible();
    await expectFineInEveryWindow(page);
    await log.getByRole('button', { name: 'Close' }).click();
    await expect(log).toBeHidden();
    await expect(page.getByRole('button', { name: 'History Log' })).toBeFocused();
  }
});

test('Approve All and the notification banner are accessible: progress, unconfirmed result', async ({
  sandbox,
  open,
}) => {
  const bulk = await sandbox.persona('bulk');
  await sandbox.newInvoice({ author: 'supplier', step: 3 });
  const page = await open(bulk, '/Approvalcenter');
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Approve All (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 1 request?' });
  await expect(dialog.getByLabel('Remarks (optional)')).toBeFocused();
  await sandbox.fault(bulk, { operation: 'workflowApproveAllCommand', kind: 'null' });
  await sandbox.fault(bulk, { operation: 'getWorkflowTaskByApproverId', kind: 'delay', ms: 6_000 });
  await dialog.getByRole('button', { name: 'Approve 1' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Checking each request…');
  await expectFineInEveryWindow(page);
  const result = page.getByRole('region', { name: 'Result of Approve All' });
  await expect(result).toBeFocused();
  await expectFineInEveryWindow(page);
  await result.getByRole('button', { name: 'Close' }).click();
  const banner = page.getByRole('region', { name: 'Notifications' });
  await banner.getByRole('button', { name: /more$/ }).click();
  await expect(banner.getByRole('listitem').nth(1)).toBeVisible();
  await expectFineInEveryWindow(page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  await link.focus();
  await expect(link, "the focus ring stays when antd's styles are loaded").toHaveCSS('outline-style', 'solid');
});

test('importing a file is accessible: with errors and during processing', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const page = await open(supplier, '/NonPoInvoice');
  await page.getByRole('button', { name: 'Import Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  const company = dialog.getByRole('combobox', { name: 'Company' });
  await expect(company).toBeFocused();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Please upload a file and select a company.')).toBeVisible();
  await expectFineInEveryWindow(page);
  await company.click();
  await page.locator('.ant-select-dropdown:visible').getByText('Vireya Pharmaceuticals Limited').click();
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Upload file/ }).click();
  await (await choosing).setFiles(await invoicePdf(['Supplier code: 999999', 'Invoice 1']));
  await expect(dialog.getByText('invoice.pdf', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Processing' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enter manually' })).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('the shipping section is accessible with its sample lines', async ({ sandbox, open }) => {
  const page = await open(await sandbox.newSupplier(), '/NonPoInvoice');
  await nonPoForm(page).open('Vireya Pharmaceuticals Limited');
  await page.getByRole('heading', { level: 2, name: 'Shipping' }).click();
  const upload = page.getByRole('button', { name: /^Upload files?: Shipping Documents/ });
  await upload.focus();
  await upload.press('F9');
  await expect(page.getByRole('table', { name: 'Shipping Details' }).getByRole('row').nth(1)).toBeVisible();
  await upload.scrollIntoViewIfNeeded();
  await expectFineInEveryWindow(page);
});
