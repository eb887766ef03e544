import { PDFDocument } from '@cantoo/pdf-lib';
import { newForm } from './screens/nonPoForm.ts';
import { importInvoice } from './screens/importInvoice.ts';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';
import { endlessPdf, swellingPdf, workbookWith } from '../tests/support/hostileFiles.ts';
import type { Page } from 'playwright/test';

const COMPANY = 'Vireya Pharmaceuticals Limited';
const mimeType = 'application/pdf';

/** Pastes into a field as a spreadsheet's copy arrives. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  const cell = page.getByRole('textbox', { name: label });
  await cell.focus();
  await cell.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test.describe('PDFs', () => {
  test('that carry a script, are cut off or protected are told apart beside the field, and nothing typed is lost', async ({
    sandbox,
    open,
  }) => {
    const { page, form } = await newForm(open, await sandbox.newSupplier());
    await form.number('PDF-1');
    const scripted = await PDFDocument.create();
    scripted.addPage([300, 300]);
    scripted.addJavaScript('hello', 'app.alert("hello")');
    const good = (await invoicePdf(['Invoice PDF-1'])).buffer;
    await form.attach('Invoice Copy', { name: 'script.pdf', mimeType, buffer: Buffer.from(await scripted.save()) });
    await expect(page.getByText(/This PDF carries a script or starts a program/)).toBeVisible();
    await form.attach('Invoice Copy', { name: 'cut.pdf', mimeType, buffer: good.subarray(0, good.length - 200) });
    await expect(page.getByText(/This PDF is incomplete or damaged/)).toBeVisible();
    await expect(page.getByText(/This PDF carries a script/)).toBeHidden();
    const plain = await PDFDocument.load(good);
    const text = Buffer.from(await plain.save({ useObjectStreams: false })).toString('latin1');
    const locked = Buffer.from(text.replace(/trailer\s*<</, '$& /Encrypt 9 0 R'), 'latin1');
    await form.attach('Supporting Documents', { name: 'locked.pdf', mimeType, buffer: locked });
    await expect(
      page.getByText(/This PDF is protected. If it asks for a password, upload a copy without one/),
    ).toBeVisible();
    await form.attach('Invoice Copy', { name: 'whole.pdf', mimeType, buffer: good });
    await expect(page.getByText('whole.pdf', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('PDF-1');
    await form.saveDraft();
    await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
  });

  test('that are made to stop the browser are given up or taken back, and the page answers meanwhile', async ({
    sandbox,
    open,
  }) => {
    const { page, form } = await newForm(open, await sandbox.newSupplier());
    await form.attach('Invoice Copy', { name: 'swelling.pdf', mimeType, buffer: swellingPdf(276) });
    await expect(page.getByText(/This PDF is packed in a way that cannot be opened safely/)).toBeVisible();
    await form.attach('Invoice Copy', { name: 'endless.pdf', mimeType, buffer: endlessPdf() });
    await expect(page.getByText('Checking …')).toBeVisible();
    await form.number('PDF-3');
    await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('PDF-3');
    await expect(page.getByText('Checking …')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel endless.pdf' }).click();
    await expect(page.getByText('endless.pdf', { exact: true })).toBeHidden();
    await form.attach('Supporting Documents', {
      name: 'lines.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbookWith({ 'xl/vbaProject.bin': 'x' }),
    });
    await expect(page.getByText(/This file carries macros, which are not accepted/)).toBeVisible();
  });

  test('the file service has its own word when a script gets past the browser', async ({
    sandbox,
    request,
    baseURL,
  }) => {
    const { values } = await sandbox.newSupplier();
    const scripted = await PDFDocument.create();
    scripted.addJavaScript('hello', 'app.alert("hello")');
    const bytes = Buffer.from(await scripted.save());
    const response = await request.post(new URL('/files/api/upload', baseURL).href, {
      headers: { authorization: `Bearer ${values['authtoken']}` },
      data: {
        fileName: 'script.pdf',
        fileBase64: bytes.toString('base64'),
        mimeType,
        file_uid: crypto.randomUUID(),
        fileSize: String(bytes.length),
        module: 'NonPoInvoice',
        context: 'NonPoInvoice',
        contextId: '',
      },
    });
    expect(await response.json()).toMatchObject({
      result: 'error',
      err: 'script.pdf carries a script or starts a program, which is not accepted. Print it to a new PDF and upload that.',
    });
  });
});

test.describe('a clock of its own', () => {
  test.use({ freshWindow: true });

  test('a reading that never ends is given up after eight questions, and the file is kept', async ({
    sandbox,
    open,
  }) => {
    const actor = await sandbox.newSupplier();
    await sandbox.fault(actor, { operation: 'queryOcrInvoiceData', kind: 'pending', times: 100 });
    const page = await open(actor, '/NonPoInvoice');
    await page.clock.install();
    let polls = 0;
    page.on('request', request => {
      if (request.postData()?.includes('queryOcrInvoiceData')) polls++;
    });
    const invoice = importInvoice(page);
    await invoice.open();
    await invoice.company(COMPANY);
    await invoice.file(await invoicePdf(['Invoice No: NEVER-1']));
    await invoice.submit();
    await expect(invoice.dialog.getByText(/Processing/).first()).toBeVisible();
    // The clock runs ahead of the pauses between the questions; the questions themselves are real.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(invoice.problem).toContainText('Failed to fetch data from ICR Service', { timeout: 100 });
    }).toPass({ intervals: [50] });
    const asked = polls;
    expect(asked).toBeGreaterThan(1);
    expect(asked).toBeLessThanOrEqual(8);
    await page.clock.runFor(20_000);
    expect(polls, 'nothing is asked after the end').toBe(asked);
    await expect(invoice.dialog.getByRole('button', { name: 'Delete invoice.pdf' })).toBeVisible();
    await expect(invoice.dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
  });
});

test.describe('pasted cells', () => {
  test('keep their sense: separators, brackets, texts and too many decimals', async ({ sandbox, open }) => {
    const { page } = await newForm(open, await sandbox.newSupplier());
    await paste(
      page,
      'Line 1 Description',
      ['Testing\t1,00,000.50', 'Courier\t-5', 'Storage\ttwelve', 'Freight\t10.125', 'Filing\t(250)'].join('\r\n'),
    );
    await expect(page.getByRole('textbox', { name: 'Line 5 Description' })).toHaveValue('Filing');
    await expect(page.getByRole('textbox', { name: 'Line 1 Amount' })).toHaveValue('1,00,000.50');
    await page.getByRole('button', { name: 'Submit for Approval' }).click();
    for (const told of ['Negative value not allowed', 'Upto 2 decimals allowed'])
      await expect(page.getByText(told).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Line 3 Amount' })).toHaveValue('twelve');
  });

  test('ten thousand rows are too many, a thousand are not: the form answers at once and says what it did', async ({
    sandbox,
    open,
  }) => {
    const { page, form } = await newForm(open, await sandbox.newSupplier());
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => `Charge ${index + 1}\t${index + 1}.25`).join('\n');
    const first = page.getByRole('textbox', { name: 'Line 1 Description' });
    /** A page that is busy with what was pasted takes no keys. */
    const takesTyping = async (text: string) => {
      await form.number(text);
      await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue(text);
    };

    await first.fill('Typed before');
    await paste(page, 'Line 1 Description', rows(10_000));
    await expect(page.getByText(/has 10,000 lines .* at most 1,000 are allowed. Nothing was pasted/)).toBeVisible();
    await expect(first).toHaveValue('Typed before');
    await takesTyping('MANY-1');

    await paste(page, 'Line 1 Description', rows(1000));
    await expect(page.getByText(/Pasted 2,000 cells into 1,000 lines/)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total \d/ })).toContainText('5,00,750.00');
    await takesTyping('MANY-2');
  });
});
