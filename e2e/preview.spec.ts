import { PDFDocument } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { DECODER_SCRIPTS, securityHeaders } from '../deploy/securityHeaders.ts';
import { expect, test } from './support/portal.ts';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../tests/shared/preview/examples', name));

/** A red square of 40 pixels in JPEG 2000. */
const RED_SQUARE =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAKAAAACgAAw8HAAAAAAAPY29scgEAAAAAABAAAAC7anAyY/9P/1EALwAAAAAAKAAAACgAAAAAAAAAAAAAACgAAAAoAAAAAAAAAAAAAw8BAQ8BAQ8BAf9SAAwAAAABAQUEBAAB/1wAE0CAiIiQiIiQiIiQiIiQiIiQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAANAAB/5PP/DAgCI+e8OHoM3+A3/iQMAHN2yYBv4CAgICAgICAgICAgICAgP/Z';

async function scannedAsJpeg2000(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const picture = pdf.context.stream(Buffer.from(RED_SQUARE, 'base64'), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 40,
    Height: 40,
    Filter: 'JPXDecode',
  });
  const name = page.node.newXObject('Scan', pdf.context.register(picture)).asString();
  const content = pdf.context.stream(`q 200 0 0 50 300 700 cm ${name} Do Q`);
  page.node.addContentStream(pdf.context.register(content));
  return Buffer.from(await pdf.save());
}

/** In points from the page's lower left corner. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Counts the pixels of a color in a part of the first page. */
function countPixels(page: Page, box: Box, color: 'red' | 'dark'): Promise<number> {
  return page.locator('[data-page="1"] canvas').evaluate(
    (canvas: HTMLCanvasElement, { box: { x, y, width, height }, color: wanted }) => {
      const scale = canvas.width / 595;
      const area = [x, 842 - y - height, width, height].map(points => Math.round(points * scale));
      const [left = 0, top = 0, wide = 1, high = 1] = area;
      const { data } = canvas.getContext('2d')?.getImageData(left, top, wide, high) ?? { data: [] };
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0] = [data[at], data[at + 1]];
        if (green < 90 && (wanted === 'red' ? red > 150 : red < 90)) count += 1;
      }
      return count;
    },
    { box, color },
  );
}

test.use({ freshWindow: true }); // the PDF reader's worker gets another policy

test('the preview shows a stamp, filled form values and a JPEG 2000 scan, without links or inputs', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], amount: '99000.75' });
  const page = await open(supplier, `/NonPoInvoice/View/${id}`);
  await page.context().route('**/pdf.worker*.js', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...securityHeaders({}, DECODER_SCRIPTS) } });
  });
  const show = async (file: Buffer) => {
    await page.context().unroute('**/api/download/*');
    await page.context().route('**/api/download/*', route => {
      const fileData = { byteArr: file.toString('base64'), mimeType: 'application/pdf', fileName: 'invoice.pdf' };
      return route.fulfill({ json: { result: 'success', fileData } });
    });
    await page.reload();
  };
  await page.getByRole('button', { name: 'Show document' }).click();
  const stamp = { x: 300, y: 700, width: 200, height: 50 };

  await show(example('cancelled-stamp.pdf'));
  await expect.poll(() => countPixels(page, stamp, 'red')).toBeGreaterThan(200);

  await show(example('filled-form.pdf'));
  const [number, total] = [695, 655].map(y => ({ x: 160, y, width: 200, height: 22 }));
  for (const field of [number, total])
    if (field) await expect.poll(() => countPixels(page, field, 'dark'), JSON.stringify(field)).toBeGreaterThan(50);
  await expect(page.locator('[data-page="1"]').locator('input, a, section')).toHaveCount(0);

  await show(await scannedAsJpeg2000());
  await expect.poll(() => countPixels(page, stamp, 'red')).toBeGreaterThan(5_000);
});
