import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { queryModal } from './screens/queryModal.ts';
import { expect, test } from './support/portal.ts';
import { decide } from './support/setup.ts';

const COMPANY = 'Vireya Pharmaceuticals Limited';
const getName = ({ values }: { values: Record<string, string> }) => values['username'] ?? '';

test('an invoice is drafted, edited, submitted, queried, answered and approved at every level', async ({
  sandbox,
  open,
}) => {
  test.slow();
  const [supplier, approver, l1, l2] = await Promise.all([
    sandbox.newSupplier(),
    sandbox.persona('approver'),
    sandbox.persona('l1'),
    sandbox.persona('l2'),
  ]);
  const number = 'JNY-WHOLE-1';
  const page = await open(supplier, '/NonPoInvoice');
  const list = nonPoList(page);
  const form = nonPoForm(page);

  await test.step('the supplier saves a draft with minimal data', async () => {
    await form.open(COMPANY);
    await form.number(number);
    await form.saveDraft();
    await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
    await list.shows(number, 'Draft');
  });
  const path = await list.getPath(number);

  await test.step('the supplier edits the draft and submits it with a real PDF', async () => {
    await list.row(number).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await form.fill(number, getName(approver));
    await expect(form.gross()).toContainText('1,20,950.59');
    await form.submit();
    await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
    await list.shows(number, 'Pending for approval');
    await list.row(number).getByRole('link').first().click();
    await expect(nonPoView(page).banner(`Approval Pending with ${getName(approver)}`)).toBeVisible();
    await nonPoView(page).offers();
  });

  const approverPage = await open(approver, path);
  const view = nonPoView(approverPage);
  const asked = queryModal(approverPage);
  const answered = queryModal(page);

  await test.step('the approver raises a query: the status is Under Query and the approval waits', async () => {
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await view.offers('Approve', 'Send back', 'Reject');
    await asked.open();
    await asked.raise({
      category: 'Documents',
      side: 'Supplier',
      recipient: getName(supplier),
      text: 'Which batches does the stability testing cover?',
    });
    await expect(view.query('Under Query', `waiting for response by ${getName(supplier)}`)).toBeVisible();
    await expect(view.status('Under Query')).toBeVisible();
    await expect(view.levels).toHaveCount(0);
    await view.offers();
  });

  await test.step('the supplier is notified and responds: Work in Progress', async () => {
    await page.getByRole('link', { name: 'Invoice List' }).click();
    await list.shows(number, 'Under Query');
    await list.row(number).getByRole('link').first().click();
    await expect(nonPoView(page).query('Under Query', 'Waiting for your response')).toBeVisible();
    await expect(nonPoView(page).levels).toHaveCount(0);
    await page.getByRole('button', { name: 'Respond' }).click();
    await expect(answered.dialog.getByRole('button', { name: '+ Add Query' })).toHaveCount(0);
    await expect(answered.dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    await answered.respond('The batches VB101 to VB109 of this October');
    await expect(nonPoView(page).query('Work in Progress', 'You responded to the Query')).toBeVisible();
    await expect(nonPoView(page).levels).toHaveCount(0);
    await page.getByRole('link', { name: 'Invoice List' }).click();
    await list.shows(number, 'Work in Progress');
  });

  await test.step('the approver asks again and the supplier responds again', async () => {
    await approverPage.reload();
    await expect(view.query('Work in Progress', `${getName(supplier)} responded to query`)).toBeVisible();
    await view.offers();
    await asked.open();
    await asked.addQuery('And who signed the report of these batches?');
    await expect(view.query('Under Query', `waiting for response by ${getName(supplier)}`)).toBeVisible();
    await list.row(number).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Respond' }).click();
    await answered.respond('Doctor Sen of our own laboratory in Pune');
    await expect(nonPoView(page).query('Work in Progress', 'You responded to the Query')).toBeVisible();
  });

  await test.step("the query's creator reads the thread and closes it, and the approval continues", async () => {
    await approverPage.reload();
    await asked.open();
    const today = /\d{2}-[A-Z][a-z]{2}-\d{4}/;
    const said = (query: string, response: string) => ({
      Query: query,
      'Query Date': expect.stringMatching(today),
      Response: response,
      'Response Date': expect.stringMatching(today),
    });
    expect(await asked.thread()).toEqual([
      said('Which batches does the stability testing cover?', 'The batches VB101 to VB109 of this October'),
      said('And who signed the report of these batches?', 'Doctor Sen of our own laboratory in Pune'),
    ]);
    await asked.close();
    await expect(approverPage.getByRole('region', { name: /^Query #/ })).toHaveCount(0);
    await expect(view.status('Pending for approval')).toBeVisible();
    await expect(view.banner('Approval Pending with you')).toBeVisible();
  });

  await test.step('every level approves in order', async () => {
    await view.approve({ l1: getName(l1), l2: getName(l2) });
    await expect(view.banner(`Approval Pending with ${getName(l1)}`)).toBeVisible();
    await view.offers();
    // The levels between have the same page as L1 and the reviewer.
    const turn = async (key: string) => {
      const own = await open(await sandbox.persona(key), path);
      await expect(nonPoView(own).banner('Approval Pending with you')).toBeVisible();
      await nonPoView(own).approve();
      await expect(nonPoView(own).banner('Approval Pending with you')).toBeHidden();
    };
    const id = Number(path.split('/').pop());
    await turn('l1');
    await decide(sandbox, l2, id, 3);
    await decide(sandbox, await sandbox.persona('bulk'), id, 4);
    await turn('reviewer');
    await page.getByRole('link', { name: 'Invoice List' }).click();
    await list.shows(number, 'Approved');
    await list.row(number).getByRole('link').first().click();
    await expect(nonPoView(page).banner('Request is approved')).toBeVisible();
    await nonPoView(page).showLevels();
    await expect(nonPoView(page).levels.getByRole('row', { name: /Initiator/ })).toContainText('Submitted');
  });

  await test.step('the history log shows every step', async () => {
    await page.getByRole('button', { name: 'History Log' }).click();
    const log = page.getByRole('dialog', { name: 'History Log' });
    for (const name of ['Invoice', 'Line Items', 'Approval', 'Queries', 'Questions and Answers'])
      await expect(log.getByRole('tab', { name: new RegExp(`^${name} \\(`) })).toBeVisible();
    const panel = log.getByRole('tabpanel');
    await expect(panel.getByRole('row', { name: /^Status/ }).first()).toContainText('Approved');
    await expect(panel).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
    await expect(panel.getByText(getName(supplier)).first()).toBeVisible();
    await log.getByRole('tab', { name: /^Questions and Answers/ }).click();
    await expect(log.getByText('Doctor Sen of our own laboratory in Pune').first()).toBeVisible();
  });
});

test('the approver sees the corrected values after an invoice was sent back and resubmitted', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id, invoiceNumber } = await sandbox.newInvoice({ author: supplier.values['userid'], amount: '1000' });
  const path = `/NonPoInvoice/View/${id}`;
  const why = 'The PO number is missing on the copy';

  const approverPage = await open(approver, path);
  await approverPage.getByRole('button', { name: 'Send back', exact: true }).click();
  await approverPage.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  await expect(approverPage.getByText('Remarks is required')).toBeVisible();
  await approverPage.getByRole('dialog').getByRole('textbox').fill(why);
  await approverPage.getByRole('dialog').getByRole('button', { name: 'Send back' }).click();
  const told = `Request is sent back for correction to ${getName(supplier)}`;
  await expect(approverPage.getByText(told)).toBeVisible();
  await nonPoView(approverPage).offers();

  const page = await open(supplier, '/workbench');
  const waiting = page.getByRole('row', { name: /SentBack Invoices/ });
  await expect(waiting.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await waiting.getByRole('link', { name: 'View SentBack Invoices' }).click();
  const row = page.getByRole('row', { name: new RegExp(invoiceNumber) });
  await expect(row).toContainText(why);
  await expect(row).toContainText(getName(approver));
  await row.getByRole('link', { name: invoiceNumber, exact: true }).click();
  await expect(page.getByText(told)).toBeVisible();
  await expect(page.getByText(`${getName(approver)}, Initiator: ${why}`)).toBeVisible();
  await expect(nonPoView(page).status('SentBack')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Line 1 Amount' }).fill('2500');
  await page.getByRole('textbox', { name: 'Line 1 Description' }).fill('Service of PO 4500001234');
  await nonPoForm(page).agree();
  await nonPoForm(page).submit();
  await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
  await nonPoList(page).shows(invoiceNumber, 'Pending for approval');
  await page.goto(page.url().replace(/NonPoInvoice.*/, 'workbench'));
  await expect(page.getByRole('region', { name: 'Action Center' }).getByText('No record available!')).toBeVisible();

  await approverPage.reload();
  await expect(nonPoView(approverPage).banner('Approval Pending with you')).toBeVisible();
  await nonPoView(approverPage).offers('Approve', 'Send back', 'Reject');
  await expect(approverPage.getByText('Service of PO 4500001234')).toBeVisible();
  await expect(approverPage.getByRole('row', { name: /Service of PO/ })).toContainText('2,950.00');
});
