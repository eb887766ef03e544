import { expect, expectFine, ON_ITS_WAY, SIZES, test } from './support/portal.ts';

/** Places that list something: filled, on their way, failed and empty. One line for a new list. */
const LISTS = [
  { path: '/workbench', operation: 'sentBackCount', empty: 'No record available!' },
  { path: '/Approvalcenter', operation: 'getWorkflowTaskByApproverId', empty: 'No record available!' },
  { path: '/bulkSentBackItemCenter', operation: 'getWorkflowTaskSentback', empty: 'No record available!' },
  { path: '/queryResponse', operation: 'getQueryResponseList', empty: 'No record available!' },
  { path: '/NonPoInvoice', operation: 'nonPoInvoiceList', empty: 'No records available!' },
  { path: '/ProformaInvoice', operation: 'proformaInvoiceList', empty: 'No records available!' },
  { path: '/ReportNonPoInvoice', operation: 'reportNonPoInvoiceList', empty: 'No records available!' },
  { path: '/ReportNonPoInvoiceAging', operation: 'reportNonPoInvoiceAgingList', empty: 'No records available!' },
];

/** Every other place that stands by its address alone, a screen to come among them. */
const PAGES = [
  '/support',
  '/ContactForFunctionalIssues',
  '/TeInvoice',
  '/NonPoInvoice/View/999999',
  '/busy',
  '/nowhere',
];

const WAITING = ['[aria-label^="Loading"]', '[aria-label^="Counting"]', 'table[aria-busy="true"]']
  .map(part => `main ${part}`)
  .join();

for (const size of SIZES)
  test.describe(`at ${size.width} pixels`, () => {
    for (const { path, operation, empty } of LISTS)
      test(`${path}: filled, on its way, failed, empty`, async ({ sandbox, open }) => {
        // The approver's task lists hold something; the auditor's none, where an empty answer is no sight of a moment.
        await sandbox.newInvoice({ author: 'supplier', step: 0 });
        const filled = await open(await sandbox.persona('approver'), path, size);
        await expect(filled.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(filled.locator(WAITING)).toHaveCount(0);
        await expectFine(filled);

        const reader = await sandbox.persona('auditor');
        const page = await open(reader, '/nowhere', size);
        const looks = [
          [ON_ITS_WAY, page.locator(WAITING).first()],
          [{ kind: 'error' }, page.getByRole('button', { name: /^Retry/ }).first()],
          [{ kind: 'null' }, page.getByText(empty).first()],
        ] as const;
        for (const [fault, seen] of looks) {
          await sandbox.fault(reader, { operation, ...fault });
          await page.goto(new URL(`/sportal${path}`, page.url()).href);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(seen).toBeVisible();
          await expectFine(page);
        }
      });

    test('pages', async ({ sandbox, open }) => {
      const page = await open(await sandbox.persona('supplier'), '/nowhere', size);
      for (const path of PAGES) {
        await page.goto(new URL(`/sportal${path}`, page.url()).href);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator(WAITING), path).toHaveCount(0);
        await expectFine(page);
      }
    });

    test("a record's form, and signing in", async ({ sandbox, open, page, baseURL }) => {
      const { id } = await sandbox.newInvoice({ author: 'supplier', status: 'Draft' });
      const form = await open(await sandbox.persona('supplier'), `/NonPoInvoice/Edit?id=${id}`, size);
      await expect(form.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(form.locator(WAITING)).toHaveCount(0);
      await expectFine(form);
      await page.setViewportSize(size);
      await page.goto(`${new URL(baseURL ?? '').origin}/login`);
      await expectFine(page);
    });
  });
