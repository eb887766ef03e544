import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { SUPPORT_FILES } from '../rules/files/ownership.ts';
import type { Sql } from '../data/database.ts';
import { insertFiles, insertRows } from '../data/seed/insert.ts';

const manuals = [
  {
    name: 'Registration',
    rut: '2026-04-14T05:30:00Z',
    documents: [
      ['Registration-Guide', 'How to register, step by step'],
      ['Documents-Checklist', 'Documents to keep ready before you begin'],
    ],
  },
  {
    name: 'Invoicing',
    rut: '2026-08-03T09:00:00Z',
    documents: [
      ['Invoice-without-Order', 'Invoices without a purchase order'],
      ['Invoice-against-Receipt', 'Invoices against goods and service receipts'],
      ['Advance-Invoice', 'Proforma invoices for advances'],
    ],
  },
  {
    name: 'Queries and Payments',
    rut: '2026-06-22T12:15:00Z',
    documents: [['Payment-Status', 'How to check the status and payment of an invoice']],
  },
  { name: 'Profile Changes', rut: '2026-01-09T06:00:00Z', documents: [] },
] as const;

export async function seedSupport(db: Sql, filesFolder: string): Promise<void> {
  let made = 0;
  const rows = [];
  for (const { name, rut, documents } of manuals) {
    const files = [];
    for (const [fileName, description] of documents) {
      const uid = `5eed0000-0000-4000-8001-${String((made += 1)).padStart(12, '0')}`;
      const bytes = await manualPdf(description);
      await writeFile(join(filesFolder, uid), bytes);
      const file = { file_name: `${fileName}.pdf`, mime_type: 'application/pdf', size: bytes.byteLength };
      const record = { ...SUPPORT_FILES, context_id: rows.length + 1 };
      await insertFiles(db, [{ uid, ...file, ...record, owner: 'usr-e-001', path: uid, created_at: rut }]);
      const { file_name } = file;
      files.push({ file_uid: uid, file_name, file_status: 'done', fileSize: file.size, notes: description });
    }
    const audit = { rct: rut, rut, rcb: 'usr-e-001', rub: 'usr-e-001' };
    const support_type = 'Manual';
    rows.push({ support_name: name, support_type, support_for: 'Supplier', supporting_documents: files, ...audit });
  }
  const forBuyers = { support_name: 'Approver Guide', support_type: 'Manual', support_for: 'Buyer' };
  const audit = { rct: '2026-02-02T06:00:00Z', rut: '2026-02-02T06:00:00Z', rcb: 'usr-e-001', rub: 'usr-e-001' };
  await insertRows(
    db,
    'support',
    [...rows, { ...forBuyers, supporting_documents: [], ...audit }].map(row => ({
      ...row,
      active: true,
      deleted: false,
    })),
  );
}

async function manualPdf(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date('2026-01-01T06:00:00Z'));
  pdf.setModificationDate(new Date('2026-01-01T06:00:00Z'));
  pdf.setTitle(title);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText(title, { x: 50, y: 780, size: 18, font });
  page.drawText('Supplier Portal, sandbox manual', { x: 50, y: 750, size: 11, font });
  return pdf.save();
}
