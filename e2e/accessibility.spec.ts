import { nonPoForm } from './screens/nonPoForm.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/portal.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const size of sizes)
  test.describe(`at ${size.width} pixels`, () => {
    test('the list: rows, filters, presets, modal, empty, failed', async ({ sandbox, open }) => {
      const actor = await sandbox.persona('supplier');
      const page = await open(actor, '/NonPoInvoice', size);
      await expect(page.getByRole('link', { name: /^\d+$/ }).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const filters = page.getByRole('button', { name: /^Filters/ });
      if ((await filters.getAttribute('aria-expanded')) === 'false') await filters.click();
      await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Presets' }).click();
      await expectAccessible(page);
      if (size.width < 1024) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Create New' }).click();
      await expect(page.getByRole('dialog', { name: 'Create Invoice' }).getByRole('combobox')).toBeVisible();
      await expectAccessible(page);

      const empty = await open(await sandbox.newSupplier(), '/NonPoInvoice', size);
      await expect(empty.getByText('No records available!').first()).toBeVisible();
      await expectAccessible(empty);
      await sandbox.fault(actor, { operation: 'nonPoInvoiceList', kind: 'status500' });
      const failed = await open(actor, '/NonPoInvoice', size);
      await expect(failed.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessible(failed);
    });

    test('the form: blank, filled wrong, address picker', async ({ sandbox, open }) => {
      const page = await open(await sandbox.newSupplier(), '/NonPoInvoice', size);
      const form = nonPoForm(page);
      await form.open('Vireya Pharmaceuticals Limited');
      await expect(page.getByRole('textbox', { name: 'Line 1 Description' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await form.submit();
      await expect(page.getByText('Invoice Number is required').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('textbox', { name: 'Bill To Location' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Select Address' }).getByRole('button', { name: 'Genome Valley' }),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('the view: read by its supplier, dialogs of its approver, not there', async ({ sandbox, open }) => {
      const supplier = await sandbox.persona('supplier');
      const { id } = await sandbox.newInvoice({ author: 'supplier', status: 'Pending for approval', step: 0 });
      const page = await open(supplier, `/NonPoInvoice/View/${id}`, size);
      await expect(page.getByRole('heading', { level: 1, name: /Non-PO Invoice/ })).toBeVisible();
      await expect(page.getByText(/Approval Pending with/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const desk = await open(await sandbox.persona('approver'), `/NonPoInvoice/View/${id}`, size);
      await desk.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(desk.getByRole('dialog', { name: 'Workflow Approve' }).getByRole('combobox').first()).toBeVisible();
      await expectAccessible(desk);

      const missing = await open(supplier, '/NonPoInvoice/View/999999', size);
      await expect(missing.getByText('No Data Found')).toBeVisible();
      await expectAccessible(missing);
    });

    test("the desk, the reports and a record's form", async ({ sandbox, open }) => {
      const approver = await sandbox.persona('approver');
      const { id } = await sandbox.newInvoice({ author: 'supplier', status: 'Draft' });
      const visits: [typeof approver, string][] = [
        [approver, '/workbench'],
        [approver, '/Approvalcenter'],
        [approver, '/bulkSentBackItemCenter'],
        [approver, '/queryResponse'],
        [await sandbox.persona('reviewer'), '/ReportNonPoInvoice'],
        [await sandbox.persona('reviewer'), '/ReportNonPoInvoiceAging'],
        [await sandbox.persona('supplier'), `/NonPoInvoice/Edit?id=${id}`],
      ];
      for (const [actor, path] of visits) {
        const page = await open(actor, path, size);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main').getByLabel('Loading')).toHaveCount(0);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

    test('login, unknown page, screens to come', async ({ sandbox, open, page, baseURL }) => {
      await page.setViewportSize(size);
      await page.goto(`${new URL(baseURL ?? '').origin}/login`);
      await expectAccessible(page);
      const actor = await sandbox.persona('supplier');
      for (const path of ['/nowhere', '/support']) {
        const shown = await open(actor, path, size);
        await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(shown);
        await expectNoSidewaysScroll(shown);
      }
    });
  });
