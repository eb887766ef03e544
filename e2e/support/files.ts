import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A real one-page PDF that says what it is. */
export async function invoicePdf(lines: string[], name = 'invoice.pdf') {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  lines.forEach((line, index) => page.drawText(line, { x: 50, y: 780 - index * 20, size: 12, font }));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}
