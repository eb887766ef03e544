import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, type APIRequestContext } from 'playwright/test';
import type { Actor } from './portal.ts';

/** Creates a real one-page PDF; a line of several texts is set in columns. */
export async function invoicePdf(lines: (string | string[])[], name = 'invoice.pdf') {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  lines.forEach((line, index) => {
    const y = 780 - index * 20;
    [line].flat().forEach((text, column) => page.drawText(text, { x: 50 + column * 160, y, size: 12, font }));
  });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

/** Creates an invoice as suppliers print it, with two lines (40,000.00 and 2,500.50) and IGST of 18 %. */
export function printedInvoice(number: string, supplierCode: string) {
  return invoicePdf(
    [
      'Testbench Supplies',
      `Supplier Code: ${supplierCode}`,
      'TAX INVOICE',
      [`Invoice Number: ${number}`, '', 'Invoice Date: 02-Nov-2026'],
      'Bill To: Genome Valley R&D Centre',
      ['Description', 'HSN/SAC', 'Amount'],
      ['Stability testing', '998346', '40,000.00'],
      ['Courier', '996812', '2,500.50'],
      'Total Amount: 42,500.50 INR',
      'IGST 18%: 7,650.09 INR',
      'Total Tax: 7,650.09 INR',
      'Invoice Total: 50,150.59 INR',
    ],
    `${number}.pdf`,
  );
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n').toString('base64');

/** Stores an attachment, by default of a supplier's profile, without the UI. Returns its ID. */
export async function storedPaper(
  request: APIRequestContext,
  baseURL: string | undefined,
  supplier: Actor,
  of = { context: 'SupplierUpdate', contextId: String(supplier.values['supplierid']) },
) {
  const file_uid = crypto.randomUUID();
  const uploaded = await request.post(new URL('/files/api/upload', baseURL).href, {
    headers: { authorization: `Bearer ${supplier.values['authtoken']}` },
    data: {
      fileName: 'cheque.pdf',
      fileBase64: PDF,
      mimeType: 'application/pdf',
      file_uid,
      fileSize: String(Buffer.from(PDF, 'base64').length),
      module: of.context,
      ...of,
    },
  });
  expect(await uploaded.json()).toMatchObject({ result: 'success' });
  return file_uid;
}
