import type { Page, Response } from 'playwright/test';
import { approvalCenter } from './screens/approvalCenter.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, test } from './support/portal.ts';

/** An approver that no other test uses. */
const DESK = 'usr-e-054';

interface Cost {
  /** Number of requests to the backend. */
  calls: number;
  /** Size of the responses as transferred, in kB. */
  kB: number;
  /** Records in the responses, including nested records (lines, levels, people). */
  rows: number;
}

/** Upper limits, documented in `docs/scale.md`. Change that document before you raise a limit. */
const LIMITS: Record<string, Cost> = {
  'a list': { calls: 4, kB: 5, rows: 45 },
  // Includes due and paid invoices, so it grows with the supplier's open invoices.
  'the workbench of a supplier': { calls: 4, kB: 7, rows: 150 },
  'the workbench of an approver': { calls: 4, kB: 3, rows: 30 },
  'the approval center': { calls: 2, kB: 4, rows: 40 },
  // A hovered task link prefetches at most once in 5 seconds, so a slow run prefetches more often.
  'a task opened from it': { calls: 8, kB: 8, rows: 20 },
  // A run that takes longer than a second also prefetches the task after the next one.
  'approved, and the next task shown': { calls: 20, kB: 20, rows: 60 },
  'a report': { calls: 4, kB: 6, rows: 90 },
};

const rowsIn = (value: unknown): number => {
  if (Array.isArray(value))
    return value.reduce((sum: number, one) => sum + (one === null || typeof one !== 'object' ? 0 : 1) + rowsIn(one), 0);
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + rowsIn(one), 0)
    : 0;
};

const getName = (answer: Response): string => {
  const asked = answer.request().postDataJSON() as { operationName?: string } | null;
  return asked?.operationName ?? new URL(answer.url()).pathname;
};

/**
 * Counts the requests of a page. Starts on a blank page, so that no late response of another page is
 * counted.
 */
async function meter(page: Page) {
  await page.goto('about:blank');
  let answers: Response[] = [];
  page.on('response', answer => {
    if (/^\/(graphql|files|auth|masterdata)/.test(new URL(answer.url()).pathname)) answers.push(answer);
  });
  return {
    /** Checks the requests since the last call against their limit, after all responses have arrived. */
    took: async (what: string, known: string[] = []): Promise<void> => {
      await expect.poll(() => answers.map(getName)).toEqual(expect.arrayContaining(known));
      await page.waitForLoadState('networkidle');
      const counted = answers;
      answers = [];
      let [bytes, rows] = [0, 0];
      const names: string[] = [];
      for (const answer of counted) {
        bytes += (await answer.request().sizes()).responseBodySize;
        rows += rowsIn(await answer.json().catch(() => null));
        names.push(getName(answer));
      }
      const cost: Cost = { calls: counted.length, kB: Math.ceil(bytes / 100) / 10, rows };
      console.log(`cost: ${what}: ${cost.calls} calls, ${cost.kB} kB, ${cost.rows} rows (${names.sort().join(', ')})`);
      const limit = LIMITS[what] ?? { calls: 99, kB: 999, rows: 999 };
      for (const unit of ['calls', 'kB', 'rows'] as const)
        expect(cost[unit], `${what}: ${unit} (${names.join(', ')})`).toBeLessThanOrEqual(limit[unit]);
    },
  };
}

test('each screen stays within its limits for requests, kilobytes and rows', async ({ sandbox, open }) => {
  const supplier = await sandbox.persona('supplier');
  for (const [what, path, asked] of [
    ['a list', '/NonPoInvoice', ['nonPoInvoiceList', 'nonPoDeferredColumns', 'filterList']],
    ['the workbench of a supplier', '/workbench', ['getWorkflowTaskSentback', 'waitingQueries', 'supplierPayments']],
    ['a report', '/ReportNonPoInvoice', ['reportNonPoInvoiceList', 'nonPoTransactionsFigures', 'filterList']],
  ] as const) {
    const page = await open(supplier, '/support');
    const { took } = await meter(page);
    await page.goto(`.${path}`);
    await took(what, ['notificationList', ...asked]);
  }
});

test("an approver's task stays within its limits for requests, kilobytes and rows", async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const author = (await sandbox.newSupplier()).values['userid'];
  for (const at of [1, 2, 3]) await sandbox.newInvoice({ author, step: 1, l1: DESK, invoiceNumber: `COST-${at}` });
  const page = await open(me, '/support');
  const { took } = await meter(page);
  const [center, view] = [approvalCenter(page), nonPoView(page)];

  await page.goto('./workbench');
  await took('the workbench of an approver', [
    'notificationList',
    'getWorkflowTaskByApproverId',
    'getWorkflowTaskSentback',
    'waitingQueries',
  ]);

  await page.goto('./Approvalcenter');
  await expect(center.row('COST-1')).toBeVisible();
  await took('the approval center', ['notificationList']);

  await center.row('COST-1').getByRole('link', { name: 'COST-1' }).click();
  await expect(view.banner('Approval Pending with you')).toBeVisible();
  await took('a task opened from it');

  await view.approve();
  await expect(view.heading('COST-2')).toBeVisible();
  await expect(view.banner('Approval Pending with you')).toBeVisible();
  await took('approved, and the next task shown');
});
