import type { Page } from 'playwright/test';
import {
  expect,
  expectFineInEveryWindow,
  expectReadable,
  ON_ITS_WAY,
  resize,
  SIZES,
  test,
  visit,
} from './support/portal.ts';
import { choose } from './support/select.ts';

/** One long word without break opportunities. */
const LONG = 'Quay'.repeat(40);

/**
 * One page for each list component, in the filled, loading, failed and empty states. Empty texts of single
 * features are tested in tests/features.
 */
const MACHINES = [
  { path: '/workbench', operation: 'getWorkflowTaskSentback', empty: 'No record available!' },
  { path: '/Approvalcenter', operation: 'getWorkflowTaskByApproverId', empty: 'No record available!' },
  { path: '/queryResponse', operation: 'getQueryResponseList', empty: 'No record available!' },
  { path: '/NonPoInvoice', operation: 'nonPoInvoiceList', empty: 'No records available!' },
  { path: '/Supplier/Update/25#related', operation: 'supplierRelatedCompanyList', empty: 'No records available!' },
  // The help section is visible without any manual.
  { path: '/support', operation: 'supportList', empty: 'Get Help' },
];

/**
 * Lists with their own columns. Lists with the same field types as one of these are left out (`/Srn`, the
 * other reports).
 */
const LISTS = [
  '/bulkSentBackItemCenter',
  '/ProformaInvoice',
  '/DeliveryInvoice',
  '/ManualInvoiceEntry',
  '/ReportNonPoInvoice',
  '/ReportNonPoInvoiceAging',
  '/ReportDeliveryInvoiceTransaction',
  '/PurchaseOrder',
  '/Grn',
  '/Supplier',
];

/** Document types that have their own view and form. */
const DOCUMENTS = ['NonPoInvoice', 'ProformaInvoice', 'DeliveryInvoice'];

/** The other pages that open from a URL. Missing records: one page for each component that reports them. */
const PAGES = [
  '/ContactForFunctionalIssues',
  '/TeInvoice',
  '/DeliveryInvoice/Create?po=999999',
  '/ManualInvoiceEntry/View/3',
  '/PurchaseOrder/View/999999',
  '/SupplierDetails/1',
  '/Supplier/Update/999999',
  '/busy',
  '/nowhere',
  '/workbench',
  '/Supplier/Update/1',
];

/** Profile sections by their add button, and the errors of a blank row. Contacts have a separate test. */
const PROFILE = [
  ['Add related company', { section: 'Related Companies', says: 'Name is required' }],
  ['Add location', { section: 'Location Of Presence Details', says: 'City is required' }],
  ['Add document', { section: 'Documents and Certificates', says: 'Issue date is required' }],
  ['Add bank account', { section: 'Bank Details', says: 'IFSC is required' }],
  ['Add year', { section: 'Financial Information', says: 'Revenue is required' }],
  ['Add company reference', { section: 'Reference from Company', says: 'Name is required' }],
  ['Add client reference', { section: 'Reference from Client', says: 'Location is required' }],
  ['Edit serviceable details', { section: 'Serviceable Item Categories', says: 'Serviceable category is required' }],
] as const;

const WAITING = ['[aria-label^="Loading"]', '[aria-label^="Counting"]', 'table[aria-busy="true"]']
  .map(part => `main ${part}`)
  .join();

/** Checks a loaded page in every window, and its colors on a phone in the dark theme. States that a later check contains are left out. */
async function expectFilledFine(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  await expect(page.locator(WAITING), what).toHaveCount(0);
  await expectFineInEveryWindow(page);
  const [desktop, phone] = SIZES;
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, phone);
  await expectReadable(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, desktop);
}

for (const half of [0, 1])
  test(`filled lists are accessible, part ${half + 1}`, async ({ sandbox, open }) => {
    await sandbox.newInvoice({ author: 'supplier', step: 0 });
    const page = await open(await sandbox.persona('approver'), '/nowhere');
    const paths = [...MACHINES.map(({ path }) => path), ...LISTS];
    for (const path of paths.filter((_, at) => at % 2 === half)) {
      await visit(page, path);
      await expectFilledFine(page, path);
    }
  });

for (const half of [0, 1])
  test(`lists are accessible while loading, failed and empty, part ${half + 1}`, async ({ sandbox, open }) => {
    // The auditor has no tasks, so the empty state is stable.
    const reader = await sandbox.persona('auditor');
    const page = await open(reader, '/nowhere');
    for (const { path, operation, empty } of MACHINES.filter((_, at) => at % 2 === half)) {
      const looks = [
        [ON_ITS_WAY, page.locator(WAITING).first()],
        [{ kind: 'error' }, page.getByRole('button', { name: /^Retry/ }).first()],
        [{ kind: 'null' }, page.getByText(empty).first()],
      ] as const;
      for (const [fault, seen] of looks) {
        await sandbox.fault(reader, { operation, ...fault });
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(seen, path).toBeVisible();
        await expectFineInEveryWindow(page);
      }
    }
  });

test('other pages are accessible', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/nowhere');
  for (const path of PAGES) {
    await visit(page, path);
    await expectFilledFine(page, path);
  }
});

test('an order, its dialogs and its receipt are accessible', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/PurchaseOrder/View/2');
  const related = page.getByRole('navigation', { name: 'Related documents' });
  await expect(related.getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/left to invoice$/)).toBeVisible();
  await expectFineInEveryWindow(page);
  for (const name of [/^Overheads of line/, 'Create Delivery Invoice']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFineInEveryWindow(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await related
    .getByRole('link', { name: /^[GS]RN/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible();
  await expectFineInEveryWindow(page);
});

for (const context of DOCUMENTS)
  test(`${context}: a draft's view and its form with an error are accessible`, async ({ sandbox, open }) => {
    const { id } = await sandbox.newInvoice({ context, author: 'supplier', status: 'Draft' });
    const page = await open(await sandbox.persona('supplier'), `/${context}/View/${id}`);
    await expect(page.getByRole('region', { name: 'Line items' })).toBeVisible();
    await expectFineInEveryWindow(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill('two words');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText('Space is not allowed').first()).toBeVisible();
    await expectFineInEveryWindow(page);
  });

test('the order picker of a proforma invoice and the form of that order are accessible', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/ProformaInvoice');
  await page.getByRole('button', { name: 'Create New' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Purchase Order' });
  await expect(picker.getByRole('radio').first()).toBeVisible();
  await picker.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(picker.getByText('Please select purchase order')).toBeVisible();
  await expectFineInEveryWindow(page);
  await picker.getByRole('radio').first().check();
  await picker.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByRole('textbox', { name: 'Line 1 Amount' })).toBeVisible();
  await expect(picker).toBeHidden();
  await expectFineInEveryWindow(page);
});

test("a delivery invoice's pickers, form, line dialog and overheads dialog are accessible", async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const charges = { packingCharge: '250.00', freightValue: '1000.00' };
  const items = [{ quantity: '10', price: '1200.00', taxRate: '18', charges, received: ['4'] }];
  await sandbox.newOrder({ supplierCode: supplier.values['suppliercode'], type: 'ZENG', items });
  const page = await open(supplier, '/DeliveryInvoice');
  const picker = page.getByRole('dialog', { name: 'Select items' });
  await page.getByRole('button', { name: 'Create against GRN' }).click();
  await expect(picker.getByRole('checkbox', { name: /GRN|SRN/ }).first()).toBeVisible();
  await picker.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(picker.getByText('Please select item')).toBeVisible();
  await expectFineInEveryWindow(page);
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await expect(picker).toBeHidden();
  await page.getByRole('button', { name: 'Create against PO' }).click();
  await picker.getByRole('row', { name: /ZENG/ }).getByRole('radio').check();
  await expectFineInEveryWindow(page);
  await picker.getByRole('button', { name: 'Select item' }).click();
  const goods = page.getByRole('dialog', { name: 'Select item', exact: true });
  await goods.getByRole('checkbox', { name: /item 00010/ }).check();
  await expectFineInEveryWindow(page);
  await goods.getByRole('button', { name: 'Create Delivery Invoice' }).click();
  await page.getByRole('textbox', { name: 'Line 1 Quantity' }).fill('1.23456');
  await page.getByRole('textbox', { name: 'Line 1 Quantity' }).press('Tab');
  await expect(page.getByText('Upto 3 decimals allowed').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await page.getByRole('button', { name: 'Line 1 Details: Details' }).click();
  const details = page.getByRole('dialog', { name: /^Line 00010/ });
  await expect(details.getByRole('row', { name: /^Overheads with tax/ })).toBeVisible();
  await expectFineInEveryWindow(page);
  await details.getByRole('button', { name: 'Close details' }).click();
  await expect(details).toBeHidden();
  await page.getByRole('button', { name: 'Add Overheads' }).click();
  const overheads = page.getByRole('dialog', { name: 'Add Overheads' });
  await overheads.getByRole('button', { name: 'Save' }).click();
  await expect(overheads.getByText('Overhead Type is required').first()).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('a manual entry is accessible: with errors, changed, cancelled and reviewed', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('admin'), '/ManualInvoiceEntry?f.status=Open&f.createdByName=Daniel');
  const dialog = page.getByRole('dialog', { name: 'PO Invoice Entry Form' });
  await page.getByRole('button', { name: 'Create New' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Country is required').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'FI Document Number' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel invoice' }).click();
  const remark = page.getByRole('dialog', { name: /^Cancel invoice/ });
  await remark.getByRole('button', { name: 'Cancel invoice' }).click();
  await expect(remark.getByText('Remark is empty').first()).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('contacts are accessible: viewed, added, and left with unsaved changes', async ({ sandbox, open }) => {
  // A supplier without approvals: axe reports targets that the sticky header half covers as too small.
  const actor = await sandbox.newSupplier();
  await sandbox.call(
    actor,
    'mutation c($input: SupplierContactInput!) { createSupplierContact(input: $input) { id } }',
    {
      input: {
        supplierId: Number(actor.values['supplierid']),
        title: 'Ms',
        firstName: 'Anjali',
        lastName: 'Deshmukh',
        locationType: '["Head Office"]',
        contactNumber: '912025601101',
        email: 'anjali@example.test',
      },
    },
  );
  const page = await open(actor, `/Supplier/Update/${actor.values['supplierid']}#contacts`);
  const dialog = page.getByRole('dialog', { name: 'Contact Information' });
  await page.getByRole('button', { name: /^Open contact 1/ }).click();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectFineInEveryWindow(page);
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await expect(question).toBeVisible();
  await expectFineInEveryWindow(page);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Email is required').first()).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('a registration is accessible: with errors, with an open section, and its summary', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier({ invited: true });
  const page = await open(supplier, '/Supplier/Register');
  await choose(page.getByRole('combobox', { name: 'Country', exact: true }), 'United States');
  await choose(page.getByRole('combobox', { name: 'Location Type', exact: true }), 'Head Office');
  await page.getByRole('textbox', { name: 'Address Line 1', exact: true }).fill(LONG);
  await page.getByRole('textbox', { name: 'City', exact: true }).fill('Boston');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Postal Code is required').first()).toBeVisible();
  await page.getByRole('region', { name: 'Location Of Presence Details' }).scrollIntoViewIfNeeded();
  await expectFineInEveryWindow(page);
  await page
    .getByRole('button', { name: /^Location 1: / })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Location Of Presence Information' });
  await expect(dialog.getByRole('region', { name: 'Tax List' })).toBeVisible();
  await expectFineInEveryWindow(page);
  const summary = await open(await sandbox.persona('supplier'), '/Supplier/Register');
  await expect(summary.getByText('Registration submitted.')).toBeVisible();
  await expectFineInEveryWindow(summary);
});

test('profile sections are accessible: each with a new row in error, one opened for viewing', async ({
  sandbox,
  open,
}) => {
  const actor = await sandbox.newSupplier();
  const supplierId = Number(actor.values['supplierid']);
  await sandbox.call(
    actor,
    'mutation r($input: SupplierReferenceCompanyInput!) { createSupplierReferenceCompany(input: $input) { id } }',
    { input: { supplierId, name: 'شركة Asha 🧪 '.repeat(30), phone: '912025611100' } },
  );
  const page = await open(actor, `/Supplier/Update/${supplierId}`);
  const dialog = page.getByRole('dialog');
  for (const [link, wrong] of PROFILE) {
    const add = page.getByRole('button', { name: link, exact: true });
    await page.getByRole('link', { name: new RegExp(`^${wrong.section}`) }).click();
    await add.click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(wrong.says).first()).toBeVisible();
    await expectFineInEveryWindow(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('link', { name: /^Reference from Company/ }).click();
  await page.getByRole('button', { name: /^Open company reference 1/ }).click();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('the Get Help dialog is accessible', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/support');
  await page.getByRole('button', { name: /^Get Help/ }).click();
  await expect(page.getByRole('dialog', { name: 'Get Help' })).toBeVisible();
  await expectFineInEveryWindow(page);
});

test('the sign-in page is accessible', async ({ page, baseURL }) => {
  await page.goto(`${new URL(baseURL ?? '').origin}/login`);
  await expectFineInEveryWindow(page);
});
