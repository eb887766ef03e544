import { newForm } from './screens/nonPoForm.ts';
import { expect, test } from './support/portal.ts';
import { endlessPdf, swellingPdf, workbookWith } from '../tests/support/hostileFiles.ts';
const mimeType = 'application/pdf';

test.describe('a malicious PDF', () => {
  test('is rejected or can be cancelled while the page stays responsive', async ({ sandbox, open }) => {
    const { page, form } = await newForm(open, await sandbox.newSupplier());
    await form.attach('Invoice Copy', { name: 'swelling.pdf', mimeType, buffer: swellingPdf(276) });
    await expect(page.getByText(/This PDF (is compressed in an unsafe way|takes too long to check)/)).toBeVisible();
    await form.attach('Invoice Copy', { name: 'endless.pdf', mimeType, buffer: endlessPdf() });
    await expect(page.getByText('Checking…')).toBeVisible();
    await form.number('PDF-3');
    await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('PDF-3');
    await expect(page.getByText('Checking…')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel endless.pdf' }).click();
    await expect(page.getByText('endless.pdf', { exact: true })).toBeHidden();
    await form.attach('Supporting Documents', {
      name: 'lines.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbookWith({ 'xl/vbaProject.bin': 'x' }),
    });
    await expect(page.getByText(/This file contains macros, which are not allowed/)).toBeVisible();
  });
});
