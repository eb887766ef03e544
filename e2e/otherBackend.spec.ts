import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { startOtherBackend } from './support/otherBackend.ts';
import { expect, test } from './support/portal.ts';

/* A portal built for a backend with other names, GUIDs, zoned days, float decimals and .NET error codes. */
const PORT = Number(process.env['E2E_PORT'] ?? 4290) + 1;
const GUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

// Windows that other tests reuse would keep this base URL.
test.use({ baseURL: `http://127.0.0.1:${PORT}/sportal/`, freshWindow: true });
test.describe.configure({ mode: 'serial' });

let stop: (() => Promise<void>) | undefined;
test.beforeAll(async () => {
  stop = await startOtherBackend(PORT);
});
test.afterAll(async () => stop?.());

const getName = ({ values }: { values: Record<string, string> }) => values['username'] ?? '';

test('list, form, save and decision work with other names, GUIDs and .NET server conventions', async ({
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
  expect(supplier.values['supplierid']).toMatch(GUID);
  const number = 'GUID-1';
  const page = await open(supplier, '/NonPoInvoice');
  const sent: { operationName: string; query: string; variables: unknown }[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as (typeof sent)[number]);
  });
  const [list, form] = [nonPoList(page), nonPoForm(page)];

  await test.step('the supplier creates, saves, reopens and submits an invoice', async () => {
    await form.open('Vireya Pharmaceuticals Limited');
    await form.fill(number, getName(approver));
    await form.saveDraft();
    await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
    await list.shows(number, 'Draft');
    await list.row(number).getByRole('link').first().click();
    await expect(page).toHaveURL(GUID);
    await expect(page.getByText('01-Nov-2026').first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page).toHaveURL(GUID);
    await expect(form.gross()).toContainText('1,20,950.59');
    await form.submit();
    await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
    await list.shows(number, 'Pending for approval');
  });

  await test.step("requests use the backend's names, IDs and formats", () => {
    const [saved] = sent.filter(({ operationName }) => operationName === 'nonPoInvoiceCreate').slice(-1);
    const text = JSON.stringify(saved?.variables);
    expect(text).toMatch(new RegExp(`"id":"${GUID.source}"`));
    expect(saved?.query).toContain('nonPoInvoiceCreate: upsertExpenseBill(model: $input)');
    expect(text).toContain('"documentDate":"2026-11-01T00:00:00');
    expect(text).toContain('100000.5,');
  });

  await test.step('the approver finds the invoice among the tasks and approves it', async () => {
    const path = await list.getPath(number);
    const approverPage = await open(approver, path);
    const view = nonPoView(approverPage);
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await view.approve({ l1: getName(l1), l2: getName(l2) });
    await expect(view.banner(`Approval Pending with ${getName(l1)}`)).toBeVisible();
  });
});
