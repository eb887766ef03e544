import { newForm, nonPoForm } from './screens/nonPoForm.ts';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';

test('the list: a connection lost for a moment is not even noticed', async ({ sandbox, open }) => {
  const actor = await sandbox.persona('supplier');
  await sandbox.fault(actor, { operation: 'nonPoInvoiceList', kind: 'drop' });
  const page = await open(actor, '/NonPoInvoice');
  await expect(page.getByText(/Total Records: [1-9]/)).toBeVisible();
});

test('a save cut off after the server did its work says that nobody knows, and nothing is created twice', async ({
  sandbox,
  open,
}) => {
  const actor = await sandbox.newSupplier();
  const { page, form } = await newForm(open, actor);
  await form.number('LOST-1');
  await sandbox.fault(actor, { operation: 'nonPoInvoiceCreate', kind: 'dropAfter' });
  await form.saveDraft();
  await expect(page.getByText('We cannot tell whether this was saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('LOST-1');
  await form.saveDraft();
  await expect(page.getByText('Send again?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  const list = await open(actor, '/NonPoInvoice');
  await expect(list.getByText('Total Records: 1')).toBeVisible();
  await expect(list.getByRole('row', { name: /LOST-1/ })).toHaveCount(1);
});

test('a session that expires while typing: login, back, and the work is offered again', async ({ sandbox, open }) => {
  const actor = await sandbox.newSupplier();
  const { page, form } = await newForm(open, actor);
  await form.number('EXPIRED-1');
  await sandbox.fault(actor, { operation: 'nonPoInvoiceCreate', kind: 'expired' });
  await form.saveDraft();
  await expect(page).toHaveURL(/\/login\?return=/);
  expect(await page.evaluate(() => localStorage.getItem('authtoken'))).toBeNull();

  const back = decodeURIComponent(new URL(page.url()).searchParams.get('return') ?? '');
  const again = await sandbox.signInAgain(actor);
  await page.evaluate(
    values => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    again.values,
  );
  await page.goto(new URL(back, page.url()).href);
  await expect(page.getByText(/Unsaved work from/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('EXPIRED-1');
});

test('leaving with unsaved work asks once; another tab on the same record is told', async ({ sandbox, open }) => {
  const actor = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: actor.values['userid'], status: 'Draft' });
  const page = await open(actor, `/NonPoInvoice/Edit?id=${id}`);
  await nonPoForm(page).number('LEAVE-1');
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText('This record is also open in another tab.')).toBeVisible();
  await second.close();

  await page.getByRole('link', { name: `Invoice #${id}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('LEAVE-1');
});

test.describe('files', () => {
  const pdf = 'application/pdf';
  const cases: [string, { name: string; mimeType: string; buffer: Buffer }, RegExp][] = [
    ['an empty file', { name: 'empty.pdf', mimeType: pdf, buffer: Buffer.alloc(0) }, /empty/i],
    [
      'a program named pdf',
      { name: 'setup.pdf', mimeType: pdf, buffer: Buffer.from('MZ\x90\x00'.repeat(200)) },
      /Invalid file format|not a/i,
    ],
    [
      'a page named pdf',
      { name: 'page.pdf', mimeType: pdf, buffer: Buffer.from('<html><script>alert(1)</script></html>') },
      /Invalid file format|not a/i,
    ],
    [
      'a wrong type',
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      /Invalid file format/,
    ],
    [
      'a file too large',
      {
        name: 'large.pdf',
        mimeType: pdf,
        buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_500_000, 32)]),
      },
      /10 ?MB/i,
    ],
    [
      'a name with special characters',
      { name: 'in(voice).pdf', mimeType: pdf, buffer: Buffer.from('%PDF-1.7\n%%EOF') },
      /Special character not allow in file name/,
    ],
  ];
  test('that are wrong, oversized, empty, renamed or hostile are refused beside the field', async ({
    sandbox,
    open,
  }) => {
    const { page, form } = await newForm(open, await sandbox.newSupplier());
    for (const [what, file, told] of cases) {
      await form.attach('Supporting Documents', file);
      await expect(page.getByText(told).filter({ visible: true }).last(), what).toBeVisible();
    }
    await form.attach('Invoice Copy', await invoicePdf(['A good one']));
    await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible();
  });
});

test('hostile text in every field is refused or shown as text, never run', async ({ sandbox, open }) => {
  const { page, form } = await newForm(open, await sandbox.newSupplier());
  const hostile = '<img src=x onerror=alert(1)>';
  let alerted = false;
  page.on('dialog', dialog => {
    alerted = true;
    void dialog.dismiss();
  });
  await form.number('=cmd|A1');
  await page.getByRole('textbox', { name: 'Item Text' }).fill(hostile);
  await page.getByRole('textbox', { name: 'Line 1 Description' }).fill(hostile);
  await page.getByRole('textbox', { name: 'Notes' }).fill(hostile);
  await form.saveDraft();
  await expect(page.getByText('Special character not allowed').first()).toBeVisible();
  await form.number('HOSTILE-1');
  await page.getByRole('textbox', { name: 'Item Text' }).fill('');
  await page.getByRole('textbox', { name: 'Line 1 Description' }).fill('=1+1');
  await form.saveDraft();
  await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
  await page
    .getByRole('row', { name: /HOSTILE-1/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByText('=1+1')).toBeVisible();
  expect(alerted).toBe(false);
});
