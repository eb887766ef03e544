import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import { drawQrCode, qrModules } from './einvoice/qrCode.ts';

export interface PdfInvoice {
  number: string;
  date: string;
  supplierName: string;
  supplierCode: string;
  supplierTaxNumber: string | null;
  companyName: string;
  currency: string;
  lines: { lineItemDescription: string | null; amount: string; taxAmount: string; grossAmount: string }[];
  totalAmount: string;
  totalTaxAmount: string;
  totalGrossAmount: string;
  signedCode?: string | null;
}

/** Points: 1.75 inches, as on printed e-invoices. */
const CODE_SIZE = 126;

/** Returns an invoice PDF: one page with selectable text. */
export async function invoicePdf(invoice: PdfInvoice): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const made = new Date(`${invoice.date}T06:00:00Z`);
  pdf.setCreationDate(made);
  pdf.setModificationDate(made);
  pdf.setTitle(`Invoice ${invoice.number}`);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  let y = 790;
  const write = (text: string, x: number, size = 10) =>
    page.drawText(text, { x, y, size, font, color: rgb(0.1, 0.15, 0.25) });
  const row = (cells: [string, number][], size?: number) => {
    for (const [text, x] of cells) write(text, x, size);
    y -= (size ?? 10) + 8;
  };
  row([[invoice.supplierName, 40]], 16);
  row([[`Supplier Code: ${invoice.supplierCode}`, 40]]);
  if (invoice.supplierTaxNumber) row([[`Tax Number: ${invoice.supplierTaxNumber}`, 40]]);
  y -= 12;
  row([['TAX INVOICE', 40]], 13);
  row([
    [`Invoice Number: ${invoice.number}`, 40],
    [`Invoice Date: ${invoice.date}`, 320],
  ]);
  row([[`Bill To: ${invoice.companyName}`, 40]]);
  y -= 12;
  row([
    ['Description', 40],
    ['Amount', 340],
    ['Tax', 420],
    ['Gross', 490],
  ]);
  page.drawLine({ start: { x: 40, y: y + 12 }, end: { x: 555, y: y + 12 }, thickness: 0.5 });
  for (const line of invoice.lines)
    row([
      [(line.lineItemDescription ?? '').slice(0, 52), 40],
      [line.amount, 340],
      [line.taxAmount, 420],
      [line.grossAmount, 490],
    ]);
  y -= 8;
  row([[`Total Amount: ${invoice.totalAmount} ${invoice.currency}`, 320]]);
  row([[`Total Tax: ${invoice.totalTaxAmount} ${invoice.currency}`, 320]]);
  row([[`Invoice Total: ${invoice.totalGrossAmount} ${invoice.currency}`, 320]], 12);
  if (invoice.signedCode) drawQrCode(page, await qrModules(invoice.signedCode), 440, 690, CODE_SIZE);
  return pdf.save();
}
