import { approvalCenter, sameDocument } from './screens/approvalCenter.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';
import { decide, raiseQuery } from './support/setup.ts';

/** Approvers whose tasks no other test looks at: no seeded invoice waits for Plant Management's. */
const DESK = 'usr-e-059';

const nameOf = ({ values }: Actor) => values['username'] ?? '';

/** A fresh supplier's invoices that wait at L1 for this person, numbered from 1. */
async function waiting(sandbox: Sandbox, l1: string, prefix: string, count: number) {
  const supplier = await sandbox.newSupplier();
  const invoices = [];
  for (let at = 1; at <= count; at++) {
    const invoiceNumber = `${prefix}-${at}`;
    const wanted = { author: supplier.values['userid'], step: 1, l1, invoiceNumber, amount: `${at}000` };
    invoices.push({ ...(await sandbox.newInvoice(wanted)), supplier });
  }
  return { supplier, invoices };
}

test('Approve All: what it can take it takes at once, what it cannot says why', async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const { supplier, invoices } = await waiting(sandbox, DESK, 'ALL', 4);
  await raiseQuery(sandbox, me, supplier, invoices[3]?.id ?? 0);
  await sandbox.newInvoice({ author: supplier.values['userid'], approver: DESK, invoiceNumber: 'ALL-STEP0' });

  const page = await open(me, '/Approvalcenter');
  const center = approvalCenter(page);
  await center.search(nameOf(supplier), 5);
  await expect(center.box('ALL-STEP0')).toHaveAccessibleDescription('Open it to choose L1 and L2 approvers');
  await expect(center.box('ALL-STEP0')).toBeDisabled();
  await expect(center.box('ALL-4')).toHaveAccessibleDescription('Waiting for an answer to a query');
  // Each reason stands once, above its rows.
  await expect(page.getByText('Open it to choose L1 and L2 approvers')).toHaveCount(1);
  await expect(center.box('ALL-4')).toBeDisabled();
  await expect(page.getByText('3 of 5 can be approved together')).toBeVisible();

  const stayed = await sameDocument(page);
  await page.getByRole('checkbox', { name: 'Select all 3' }).check();
  await page.getByRole('button', { name: 'Approve All (3)' }).click();
  await expect(center.dialog).toContainText('7,080.00'); // with IGST
  await sandbox.fault(me, { operation: 'workflowApproveAllCommand', kind: 'delay', ms: 1200 });
  await center.dialog.getByRole('button', { name: 'Approve 3' }).click();
  await expect(center.dialog.getByText('Approving 3 requests…')).toBeVisible();
  await expect(page.getByText('Workflow approved successfully')).toBeVisible();
  await expect(center.row('ALL-1')).toHaveCount(0);
  await center.search(nameOf(supplier), 2);
  expect(await stayed()).toBe(true);

  // The next level has them now.
  const next = await open(await sandbox.persona('l2'), '/Approvalcenter');
  await approvalCenter(next).search(nameOf(supplier), 3);
});

test('Approve All tells of every row when not all of it could be done', async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const { supplier, invoices } = await waiting(sandbox, DESK, 'PART', 3);
  const [, asked, decided] = invoices;
  const page = await open(me, '/Approvalcenter');
  const center = approvalCenter(page);
  await center.search(nameOf(supplier), 3);
  await page.getByRole('checkbox', { name: 'Select all 3' }).check();
  // Meanwhile one of them is asked about, and another was approved in a second window.
  await raiseQuery(sandbox, me, supplier, asked?.id ?? 0);
  await decide(sandbox, me, decided?.id ?? 0, 2);

  await page.getByRole('button', { name: 'Approve All (3)' }).click();
  await center.dialog.getByRole('button', { name: 'Approve 3' }).click();
  await expect(center.result).toContainText('2 of 3 approved, 1 not.');
  const told = (number: string) => center.result.getByRole('listitem').filter({ hasText: number });
  await expect(told('PART-1')).toContainText('Approved');
  await expect(told('PART-2')).toContainText('Not approved: still waiting for you');
  await expect(told('PART-3')).toContainText('Approved');
  await center.search(nameOf(supplier), 1);
  await expect(page.getByRole('rowheader', { name: 'Waiting for an answer to a query' })).toBeVisible();
  await center.result.getByRole('button', { name: 'Close' }).click();
  await expect(center.result).toHaveCount(0);
});

test('a decision made from the list leads on to the next one, without loading the portal again', async ({
  sandbox,
  open,
}) => {
  const me = await sandbox.persona(DESK);
  const { supplier } = await waiting(sandbox, DESK, 'NEXT', 3);
  const page = await open(me, '/Approvalcenter');
  const center = approvalCenter(page);
  await center.search(nameOf(supplier), 3);
  const stayed = await sameDocument(page);
  const view = nonPoView(page);
  await center.row('NEXT-1').getByRole('link', { name: 'NEXT-1' }).click();
  await expect(center.sequence).toContainText('1 of 3');
  await view.approve();
  await expect(view.heading('NEXT-2')).toBeVisible();
  await expect(center.sequence).toContainText('Approved NEXT-1');
  await expect(view.banner('Approval Pending with you')).toBeVisible();
  await view.note('Send back', 'The period is missing');
  await expect(view.heading('NEXT-3')).toBeVisible();
  await expect(center.sequence).toContainText('This is the last one');
  await expect(center.sequence).toContainText('Sent back NEXT-2');

  // The way back to what was just decided, and on again by keys.
  await center.sequence.getByRole('link', { name: /^Back to NEXT-2/ }).click();
  await expect(view.heading('NEXT-2')).toBeVisible();
  await expect(view.banner('Approval Pending with you')).toBeHidden();
  await page.keyboard.press('n');
  await expect(view.heading('NEXT-3')).toBeVisible();

  await page.goBack(); // one step, not through every record
  await center.search(nameOf(supplier), 1);
  await expect(center.row('NEXT-3')).toBeVisible();
  expect(await stayed()).toBe(true);
});

test('two approvers decide at the same moment: one decision counts, the other one learns whose', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], step: 3, invoiceNumber: 'RACE-1' });
  const people = [await sandbox.persona('bulk'), await sandbox.persona('usr-e-008')];
  const centers = await Promise.all(
    people.map(async person => {
      const page = await open(person, `/NonPoInvoice/View/${id}`);
      await expect(nonPoView(page).banner('Approval Pending with you')).toBeVisible();
      await nonPoView(page).showLevels(); // and they stay when the last decision has been made
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
      await expect(dialog).toBeVisible();
      return { person, page, dialog };
    }),
  );
  await Promise.all(centers.map(({ dialog }) => dialog.getByRole('button', { name: 'Approve' }).click()));

  const done = 'Workflow approved successfully';
  const overtaken = /already approved this request on .* Nothing was recorded in your name\./;
  // Both at once: the word of success goes by itself.
  await Promise.all(
    centers.map(({ page, dialog }) =>
      expect(page.getByText(done).or(dialog.getByText(overtaken)).first()).toBeVisible(),
    ),
  );
  const lost = await Promise.all(centers.map(({ dialog }) => dialog.getByText(overtaken).count()));
  expect(lost.toSorted((a, b) => a - b)).toEqual([0, 1]);
  const loser = centers[lost.indexOf(1)];
  const winner = centers[lost.indexOf(0)];
  if (!loser || !winner) return;
  await expect(loser.dialog.getByText(overtaken)).toContainText(nameOf(winner.person));
  await expect(loser.dialog.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await loser.dialog.getByRole('button', { name: 'Close' }).last().click();
  for (const { page } of centers) {
    await expect(nonPoView(page).banner('Request is approved')).toBeVisible();
    await nonPoView(page).offers();
    const level = nonPoView(page)
      .levels.getByRole('row')
      .filter({ hasText: nameOf(loser.person) });
    await expect(level).toContainText('No action needed');
  }
});
