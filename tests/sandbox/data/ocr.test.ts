import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import { uploadPdf } from '../../../sandbox/server/testRecord.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { findFields } from '../../../sandbox/rules/ocr/invoiceFields.ts';
import { ask, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

interface Answer {
  result: string;
  errorCode: string | null;
  data: string | null;
}
const submit = async (uid: string, viewer = supplier, companyCode = '1000') =>
  (
    await ask<{ mutationPostNonPoInvoiceFile: Answer }>(
      sandbox,
      viewer,
      'mutation m($input: OcrFileInput!) { mutationPostNonPoInvoiceFile(input: $input) { result errorCode } }',
      { input: { file: `${uid}|a.pdf||1`, companyCode } },
    )
  ).mutationPostNonPoInvoiceFile;
const poll = async (uid: string) =>
  (
    await ask<{ queryOcrInvoiceData: Answer }>(
      sandbox,
      supplier,
      'query q($uid: String!) { queryOcrInvoiceData(uid: $uid) { result errorCode data } }',
      { uid },
    )
  ).queryOcrInvoiceData;

/** Returns the second poll's response; the first one is always Pending. */
async function readBytes(bytes: Uint8Array | null, mimeType = 'application/pdf'): Promise<Answer> {
  const { file_uid: uid } = await uploadPdf(sandbox.db, supplier, 'INV-77/26', '2026-11-12');
  if (bytes) await writeFile(join(sandbox.db.filesFolder, uid), bytes);
  await sandbox.db.query('update files set mime_type = $2 where uid = $1', [uid, mimeType]);
  expect(await submit(uid)).toMatchObject({ result: 'Success' });
  expect(await poll(uid)).toMatchObject({ result: 'Pending' });
  return poll(uid);
}

async function toPdf(pages: string[][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([595, 842]);
    lines.forEach((line, index) => page.drawText(line, { x: 40, y: 800 - index * 20, size: 11, font }));
  }
  return pdf.save();
}

/** Creates a PDF encrypted with a random password. */
async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await toPdf([['Invoice No: A1']]));
  const secret = PDFHexString.of('5a'.repeat(32));
  pdf.context.trailerInfo.Encrypt = pdf.context.register(
    pdf.context.obj({ Filter: 'Standard', V: 1, R: 2, Length: 40, P: -44, O: secret, U: secret }),
  );
  const id = PDFHexString.of('01'.repeat(16));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save({ useObjectStreams: false });
}

describe('reading an invoice file', () => {
  it('extracts number, date, supplier and amounts from a real PDF', async () => {
    const { result, data } = await readBytes(null);
    expect(result).toBe('Success');
    expect(JSON.parse(data ?? '')).toMatchObject({
      supplierCode: supplier.supplierCode,
      invoiceNumber: 'INV-77/26',
      invoiceDate: '2026-11-12',
      currencyCode: 'INR',
      totalAmount: '1000.00',
      totalTaxAmount: '180.00',
      totalGrossAmount: '1180.00',
    });
  });

  it('fails for images, scans and files that are no invoice', async () => {
    expect(await readBytes(null, 'image/jpeg')).toMatchObject({ result: 'Failed', errorCode: 'NO_TEXT' });
    expect(await readBytes(await toPdf([[]]))).toMatchObject({ result: 'Failed', errorCode: 'NO_TEXT' });
    expect(await readBytes(await toPdf([['Dear Sir']]))).toMatchObject({ result: 'Failed', errorCode: 'NO_INVOICE' });
  });

  it('fails for a password-protected and for a truncated file', async () => {
    expect(await readBytes(await lockedPdf())).toMatchObject({ result: 'Failed', errorCode: 'PASSWORD_PROTECTED' });
    const whole = await toPdf([['Invoice No: A1']]);
    for (const length of [6, 300, Math.round(whole.length / 2)])
      expect(await readBytes(whole.slice(0, length))).toMatchObject({ result: 'Failed', errorCode: 'UNREADABLE' });
  });

  it("accepts only the caller's files and a known company", async () => {
    const { file_uid: uid } = await uploadPdf(sandbox.db, supplier, 'X1', '2026-11-12');
    const other = await createSupplier(sandbox.db);
    expect(await submit(uid, other)).toMatchObject({ result: 'Failed', errorCode: 'FILE_NOT_FOUND' });
    expect(await submit(uid, supplier, '9999')).toMatchObject({ result: 'Failed', errorCode: 'COMPANY' });
    expect(await poll(uid)).toMatchObject({ result: 'Failed', errorCode: 'NOT_SUBMITTED' });
  });
});

describe('extraction from labeled lines', () => {
  it.each([
    [['Invoice No. : AB/12-3  Invoice Date: 05/11/2026'], { invoiceNumber: 'AB/12-3', invoiceDate: '2026-11-05' }],
    [
      ['Invoice Date 5-Nov-2026', 'Total: 1,18,000.00 INR'],
      { invoiceDate: '2026-11-05', totalGrossAmount: '118000.00' },
    ],
    [
      ['Vendor Code 200101', 'Sub Total 10', 'Total 11.80'],
      { supplierCode: '200101', totalAmount: '10.00', totalGrossAmount: '11.80' },
    ],
    [['Invoice Date: 31-02-2026'], { invoiceDate: null, taxType: null, billToLocation: null }],
    [
      ['Bill To: Genome Valley R&D Centre  GSTIN 36A', 'IGST @ 18%  180.00'],
      { billToLocation: 'Genome Valley R&D Centre', taxType: 'IGST' },
    ],
    [['CGST 9% 90.00', 'SGST 9% 90.00', 'IGST 0.00'], { taxType: 'CGST & SGST' }],
    [['Tax Type: CGST & UGST  Currency INR'], { taxType: 'CGST & UGST' }],
  ])('reads %j', (lines, fields) => {
    expect(findFields(lines)).toMatchObject(fields);
  });
});
