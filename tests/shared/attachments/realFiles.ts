import { PDFDocument } from '@cantoo/pdf-lib';
import * as XLSX from 'xlsx';

// Real bytes of every accepted or rejected file type, created by common libraries.
export type Bytes = Uint8Array<ArrayBuffer>;

const toBytes = (data: ArrayLike<number>): Bytes => Uint8Array.from(data);
export const textBytes = (text: string): Bytes => toBytes(new TextEncoder().encode(text));

export async function pdf(text = 'Invoice INV-1'): Promise<Bytes> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText(text);
  return toBytes(await document.save({ useObjectStreams: false }));
}

/** Encrypted PDFs have a reference in the trailer. */
export async function protectedPdf(): Promise<Bytes> {
  const text = Buffer.from(await pdf()).toString('latin1');
  return toBytes(Buffer.from(text.replace(/trailer\s*<</, '$& /Encrypt 9 0 R'), 'latin1'));
}

export const truncatedPdf = async (): Promise<Bytes> => (await pdf()).slice(0, -200);

export const gif = toBytes(Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'));
export const jpeg = toBytes(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
);
/** A polyglot file: an image by its first bytes, and also a page or a script. */
export const pageInGif = toBytes([...gif, ...textBytes('<script>alert(1)</script>')]);
export const scriptAsGif = textBytes('GIF89a/*' + 'x'.repeat(40) + '*/=1;alert(1)');
export const pageInJpeg = toBytes([...jpeg, ...textBytes('<html><body onload=alert(1)>')]);
export const pageInPdf = textBytes('<html><!-- %PDF-1.7 --><script>alert(1)</script>');
export const png = toBytes(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

export function workbook(bookType: 'xlsx' | 'xls' | 'xlsm' = 'xlsx'): Bytes {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Item', 'Amount']]));
  return toBytes(new Uint8Array(XLSX.write(book, { type: 'array', bookType }) as ArrayBuffer));
}

function container(fileType: 'cfb' | 'zip', parts: Record<string, string>): Bytes {
  const file = XLSX.CFB.utils.cfb_new();
  for (const [name, text] of Object.entries(parts)) XLSX.CFB.utils.cfb_add(file, name, Buffer.from(text));
  return toBytes(XLSX.CFB.write(file, { type: 'buffer', fileType } as object) as unknown as Uint8Array);
}

export const doc = container('cfb', { '/WordDocument': 'text', '/1Table': 'x' });
export const msg = container('cfb', { '/__properties_version1.0': 'x', '/__substg1.0_0037001F': 'Subject' });
export const lockedXlsx = container('cfb', { '/EncryptionInfo': 'x', '/EncryptedPackage': 'x' });
export const docx = container('zip', {
  '/[Content_Types].xml':
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '/word/document.xml': '<document/>',
});
export const archive = container('zip', { '/readme.txt': 'hello' });
export const eml = textBytes('Received: by mail\r\nFrom: a@example.com\r\nSubject: Invoice\r\n folded\r\n\r\nHello');
export const csv = textBytes('Item,Amount\r\n"Glass, vials",100.00\r\n');
export const html = textBytes('<!doctype html><script>alert(1)</script>');

export const getFile = (bytes: Bytes, name: string, type = ''): File => new File([bytes], name, { type });
