import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright/test';
import { DECODER_SCRIPTS, securityHeaders } from '../deploy/securityHeaders.ts';
import { drawQrCode, qrModules, type QrModules } from '../sandbox/data/seed/einvoice/qrCode.ts';
import { registeredData, signedCode } from '../sandbox/data/seed/einvoice/signedCode.ts';
import {
  bars,
  codeAt,
  photographed,
  scan,
  together,
  turned,
  words,
  type Ink,
  type Raster,
} from '../tests/support/raster.ts';
import { newForm } from './screens/nonPoForm.ts';
import { expect, test } from './support/portal.ts';

// Tests the real PDF reader in the real worker. Readable image types are tested in
// tests/domain/einvoice/qrCodes.test.ts.

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdfFile = async (pdf: PDFDocument, name: string): Promise<ChosenFile> => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await pdf.save()),
});

async function signedModules(number: string): Promise<QrModules> {
  const data = await registeredData({
    sellerGstin: '29AABCT1332L1ZU',
    buyerGstin: '36AABCV4417K1ZP',
    number,
    date: '2026-11-02',
    total: '118000.50',
    itemCount: 1,
    mainHsn: '998346',
  });
  return qrModules(signedCode(data, 'nic'));
}

/** Creates a PDF with the code on one page, drawn as a 1-bit image. */
async function pagesWith(code: QrModules, at: number, pages: number): Promise<ChosenFile> {
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([595, 842]);
    page.drawText(`Page ${number} of ${pages}`, { x: 40, y: 780, size: 12 });
    if (number === at) drawQrCode(page, code, 420, 660, 126);
  }
  return pdfFile(pdf, `page-${at}-of-${pages}.pdf`);
}

/** Creates a PDF whose code is in a stamp annotation that is visible on screen only. */
async function stampWith(code: QrModules): Promise<ChosenFile> {
  const pdf = await PDFDocument.create();
  const picture = await PDFDocument.create();
  drawQrCode(picture.addPage([126, 126]), code, 0, 0, 126);
  const appearance = await pdf.embedPage(picture.getPage(0));
  const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 0, Rect: [420, 660, 546, 786], AP: { N: appearance.ref } };
  pdf.addPage([595, 842]).node.addAnnot(pdf.context.register(pdf.context.obj(stamp)));
  return pdfFile(pdf, 'stamp.pdf');
}

/** Encodes a scan with the browser's JPEG encoder. */
async function toJpeg(page: Page, { width, height, grey }: Raster, quality: number): Promise<Buffer> {
  const pixels = Buffer.from(Uint8ClampedArray.from(grey)).toString('base64');
  const base64 = await page.evaluate(
    async ({ width: wide, height: high, pixels: text, quality: share }) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      const image = new ImageData(wide, high);
      Array.from(atob(text), (letter, at) => image.data.set([0, 0, 0].fill(letter.charCodeAt(0)).concat(255), at * 4));
      context?.putImageData(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: share });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
    },
    { width, height, pixels, quality: quality / 100 },
  );
  return Buffer.from(base64, 'base64');
}

/** Creates a PDF whose page is a scan of the upper part of an invoice. */
async function scanned(page: Page, raster: Raster, quality: number, name: string): Promise<ChosenFile> {
  const pdf = await PDFDocument.create();
  const sheet = pdf.addPage([595, 842]);
  const image = await pdf.embedJpg(await toJpeg(page, raster, quality));
  const height = (595 * raster.height) / raster.width;
  sheet.drawImage(image, { x: 0, y: 842 - height, width: 595, height });
  return pdfFile(pdf, name);
}

const strip = (page: Page) => page.getByRole('region', { name: 'What the file says' });

async function says(page: Page, file: ChosenFile, sentence: string | RegExp): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Upload files?: Invoice Copy/ }).click();
  await (await choosing).setFiles(file);
  await expect(strip(page)).toContainText(sentence);
}

async function remove(page: Page, { name }: ChosenFile): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('a signed code is found on any page of a PDF, in a scan, a photo and a stamp', async ({ sandbox, open }) => {
  const { page } = await newForm(open, await sandbox.newSupplier());
  const verified = 'QR code verified (NIC)';
  const AREA = { width: 8.27, height: 3.2, noise: 8 };
  const code = await signedModules('EIV-1');
  const payment = await qrModules('upi://pay?pa=x@bank&pn=Testbench&am=118000.50&cu=INR');
  const clear =
    (ink: Ink): Ink =>
    (x, y) =>
      x > 5.4 && x < 7.6 && y > 0.8 ? 0 : ink(x, y);
  const paper = together(clear(words(1)), codeAt(code, 5.6, 1, 1.75));
  // The code is on page 8. A slow computer may run out of time and offer to read all pages.
  const eighth = /QR code verified \(NIC\)|on the [1-7] of 9 pages scanned/;
  const cases: [name: string, make: () => Promise<ChosenFile>, sentence: string | RegExp][] = [
    ['page 7 of 9', () => pagesWith(code, 7, 9), eighth],
    [
      'a scan of 300 dpi, turned by 3 degrees, beside other codes',
      () => {
        const others = together(bars(0.6, 0.4, 2.5, 0.5), codeAt(payment, 0.7, 1.5, 1));
        const whole = together(others, codeAt(code, 5.6, 1, 1.75));
        return scanned(page, scan(whole, { ...AREA, dpi: 300, place: turned(3, 4, 1.6) }), 40, 'scan-300.pdf');
      },
      verified,
    ],
    [
      'a photograph in perspective',
      async () => ({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer: await toJpeg(page, scan(paper, { ...AREA, dpi: 250, place: photographed(0.06, 0.03, 4, 1.6) }), 70),
      }),
      verified,
    ],
    ['a stamp', () => stampWith(code), verified],
    ['a payment code', () => pagesWith(payment, 1, 1), 'No signed QR code; the QR code is for something else'],
    ['nothing', () => pagesWith(code, 0, 2), 'No signed QR code'],
  ];
  for (const [name, make, sentence] of cases)
    await test.step(name, async () => {
      const file = await make();
      await says(page, file, sentence);
      const rest = strip(page).getByRole('button', { name: 'Scan all 9 pages' });
      if (await rest.isVisible()) {
        await rest.click();
        await expect(strip(page)).toContainText(verified);
      }
      await remove(page, file);
      await expect(strip(page)).toHaveCount(0);
    });
});

test.describe("with the web server's content security policy", () => {
  test.use({ freshWindow: true }); // a reused window already has the worker file in its cache

  test('the worker decodes only if the policy of its file allows it', async ({ sandbox, open }) => {
    const { page } = await newForm(open, await sandbox.newSupplier());
    let scripts: string | undefined;
    await page.context().route('**/scan.worker-*.js', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), ...securityHeaders({}, scripts) } });
    });
    const without = await pagesWith(await signedModules('EIV-2'), 1, 1);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Upload files?: Invoice Copy/ }).click();
    await (await choosing).setFiles(without);
    await expect(page.getByText('This file could not be checked for a QR code.')).toBeVisible();
    await remove(page, without);

    scripts = DECODER_SCRIPTS;
    await says(page, await pagesWith(await signedModules('EIV-3'), 1, 2), 'QR code verified (NIC)');
  });
});
