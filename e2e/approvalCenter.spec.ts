import { approvalCenter, sameDocument } from './screens/approvalCenter.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';
import { raiseQuery } from './support/setup.ts';

/** An approver that no other test uses: no seeded invoice is pending for Plant Management. */
const DESK = 'usr-e-059';

const getName = ({ values }: Actor) => values['username'] ?? '';

/** Creates invoices of a new supplier that are pending with this user at L1, numbered from 1. */
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

test('Approve All approves eligible tasks together and explains why others are excluded', async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const { supplier, invoices } = await waiting(sandbox, DESK, 'ALL', 4);
  await raiseQuery(sandbox, me, supplier, invoices[3]?.id ?? 0);
  await sandbox.newInvoice({ author: supplier.values['userid'], approver: DESK, invoiceNumber: 'ALL-STEP0' });

  const page = await open(me, '/Approvalcenter');
  const center = approvalCenter(page);
  await center.search(getName(supplier), 5);
  await expect(center.box('ALL-STEP0')).toHaveAccessibleDescription('L1 and L2 approvers are missing: open to choose');
  await expect(center.box('ALL-STEP0')).toBeDisabled();
  await expect(center.box('ALL-4')).toHaveAccessibleDescription('Waiting for an answer to a query');
  await expect(page.getByText('L1 and L2 approvers are missing: open to choose')).toHaveCount(1);
  await expect(center.box('ALL-4')).toBeDisabled();
  await expect(page.getByText('3 of 5 can be approved together')).toBeVisible();

  const stayed = await sameDocument(page);
  await page.getByRole('checkbox', { name: 'Select all 3' }).check();
  await page.getByRole('button', { name: 'Approve All (3)' }).click();
  await expect(center.dialog).toContainText('7,080.00');
  await sandbox.fault(me, { operation: 'workflowApproveAllCommand', kind: 'delay', ms: 1200 });
  await center.dialog.getByRole('button', { name: 'Approve 3' }).click();
  await expect(center.dialog.getByText('Approving 3 requests…')).toBeVisible();
  await expect(page.getByText('Workflow approved successfully')).toBeVisible();
  await expect(center.row('ALL-1')).toHaveCount(0);
  await center.search(getName(supplier), 2);
  expect(await stayed()).toBe(true);

  const next = await open(await sandbox.persona('l2'), '/Approvalcenter');
  await approvalCenter(next).search(getName(supplier), 3);
});
