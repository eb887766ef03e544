import { describe, expect, it } from 'vitest';
import { fileMessages, hasAllowedName, invalidFormatMessage } from '@/lib/fileProblems';
import { getAccept, MAX_FILE_BYTES, getMimeType, type FileFamily } from '@/lib/fileTypes';
import { checkFile } from '@/platform/files/checkFile';
import * as real from '../shared/attachments/realFiles';

const ALL: FileFamily[] = ['pdf', 'image', 'excel', 'csv', 'word', 'email'];
const ok = { ok: true };
const refused = (message: string) => ({ ok: false, message });
const invalid = refused(invalidFormatMessage(ALL));
const check = async (bytes: real.Bytes | Promise<real.Bytes>, name: string, families = ALL) =>
  checkFile(real.getFile(await bytes, name), families);

describe('checkFile', () => {
  it.each<[string, () => real.Bytes | Promise<real.Bytes>]>([
    ['invoice.pdf', () => real.pdf()],
    ['scan.gif', () => real.gif],
    ['scan.jpg', () => real.jpeg],
    ['lines.xlsx', () => real.workbook('xlsx')],
    ['lines.xls', () => real.workbook('xls')],
    ['letter.doc', () => real.doc],
    ['letter.docx', () => real.docx],
    ['mail.msg', () => real.msg],
    ['mail.eml', () => real.eml],
    ['lines.csv', () => real.csv],
    ['wide.csv', () => Uint8Array.from(Buffer.from('﻿Item;Amount', 'utf16le'))],
    ['bitmap.csv', () => real.textBytes('BM,Amount')],
    ['formulas.csv', () => real.textBytes("=cmd|'/C calc'!A1,1")],
    ['rechnung-März 2026.pdf', () => real.pdf()],
  ])('accepts %s', async (name, bytes) => expect(await check(bytes(), name)).toEqual(ok));

  it('accepts a PNG where pictures are allowed and rejects other content named .png', async () => {
    const families: FileFamily[] = ['picture'];
    expect(await check(real.png, 'Ticket.PNG', families)).toEqual(ok);
    for (const bytes of [real.gif, real.html, real.textBytes('PNG')])
      expect(await check(bytes, 'ticket.png', families)).toEqual(refused(invalidFormatMessage(families)));
    expect(getMimeType('ticket.png')).toBe('image/png');
  });

  it.each<[string, string, () => real.Bytes | Promise<real.Bytes>]>([
    ['HTML named as PDF', 'invoice.pdf', () => real.html],
    ['a PNG named as a JPEG', 'scan.jpg', () => real.png],
    ['a PNG', 'scan.png', () => real.png],
    ['a program', 'setup.exe', () => real.textBytes('MZ')],
    ['a macro workbook named as .xlsx', 'lines.xlsx', () => real.workbook('xlsm')],
    ['a Word file named as Excel', 'lines.xls', () => real.doc],
    ['an e-mail named as Word', 'letter.doc', () => real.msg],
    ['binary data named as CSV', 'lines.csv', () => Uint8Array.from([65, 0, 66])],
    ['a PDF named as CSV', 'lines.csv', () => real.pdf()],
    ['text named as an e-mail', 'mail.eml', () => real.textBytes('hello\nworld')],
    ['HTML that contains a PDF signature', 'invoice.pdf', () => real.pageInPdf],
    ['an image with HTML appended', 'scan.gif', () => real.pageInGif],
    ['a script with an image signature', 'scan.gif', () => real.scriptAsGif],
    ['a photo with HTML appended', 'scan.jpg', () => real.pageInJpeg],
    ['an archive named as Excel', 'lines.xlsx', () => real.archive],
    ['a blank file', 'lines.csv', () => real.textBytes(' \r\n')],
    ['a file without an extension', 'invoice', () => real.pdf()],
    ['a name with right-to-left characters', 'invoice\u202efdp.exe', () => real.pdf()],
  ])('rejects %s as an invalid format', async (_, name, bytes) => expect(await check(bytes(), name)).toEqual(invalid));

  it.each([
    'invoice(1).pdf',
    "it's.pdf",
    '<img onerror=x>.pdf',
    'a/b.pdf',
    '.pdf',
    'line\nbreak.pdf',
    'in\u202evoice.pdf',
  ])('rejects the name %j', async name =>
    expect(await check(real.pdf(), name)).toEqual(refused('Special character not allow in file name')),
  );

  it('rejects a name above 255 characters before it opens the file', async () =>
    expect(await check(real.html, `${'a'.repeat(252)}.pdf`)).toEqual(refused(fileMessages.longName)));

  it("lists only the field's formats in the message", async () => {
    expect(await check(real.csv, 'lines.csv', ['pdf', 'image'])).toEqual(
      refused('Invalid file format. Valid formats are pdf, gif, jpeg, jpg'),
    );
  });

  it('rejects empty files and files above the size limit', async () => {
    expect(await check(Uint8Array.of(), 'a.pdf')).toEqual(refused(fileMessages.empty));
    const large = new Uint8Array(MAX_FILE_BYTES + 1).fill(65);
    expect(await check(large, 'a.csv')).toEqual(refused('This file is too large. The limit is 10 MB'));
    expect(await check(large.subarray(1), 'a.csv')).toEqual(ok);
  });

  it('shows a specific message for locked, protected and truncated files', async () => {
    expect(await check(real.lockedXlsx, 'a.xlsx')).toEqual(refused(fileMessages.locked));
    expect(await check(real.truncatedPdf(), 'a.pdf')).toEqual(refused(fileMessages.brokenPdf));
    expect(await check(real.protectedPdf(), 'a.pdf')).toEqual({ ok: true, note: fileMessages.protectedPdf });
  });

  it('accepts a PDF whose text mentions scripts', async () => {
    expect(await check(real.pdf('/S /JavaScript /JS (x) <script>'), 'a.pdf')).toEqual(ok);
  });

  it('shows a message when the file can no longer be read', async () => {
    const gone = real.getFile(await real.pdf(), 'a.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await checkFile(gone, ALL)).toEqual(refused(fileMessages.unreadable));
  });
});

describe('file names and types', () => {
  it('lists the extensions for the file dialog', () =>
    expect(getAccept(['pdf', 'image'])).toBe('.pdf,.gif,.jpeg,.jpg'));
  it("gives an unknown file a type that browsers don't open", () => {
    expect(getMimeType('a.html')).toBe('application/octet-stream');
    expect(getMimeType('a.CSV')).toBe('text/csv');
  });
  it('allows hyphens, underscores and spaces in names', () => expect(hasAllowedName('My invoice_1-2.pdf')).toBe(true));
});
