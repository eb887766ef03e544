import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import * as hostile from '../../support/hostileFiles.ts';
import { judgeFile as judge, SIZE_LIMIT } from '../../../sandbox/http/fileJudge.ts';

const judgeFile = (name: string, bytes: Buffer) => judge(name, bytes, 'me');
const pdf = async (change?: (document: PDFDocument) => void) => {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  change?.(document);
  return Buffer.from(await document.save());
};
const workbook = (bookType: 'xlsx' | 'biff8') => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['Invoice'], ['=1+1']]), 'Sheet');
  return XLSX.write(book, { type: 'buffer', bookType }) as Buffer;
};
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpeg = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
]);
const program = Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex');

describe('accepted files', () => {
  it('include a PDF, even truncated, with the detected type', async () => {
    const whole = await pdf();
    for (const bytes of [whole, whole.subarray(0, -100)])
      expect(await judgeFile('Invoice.PDF', bytes)).toEqual({ ok: true, mimeType: 'application/pdf' });
  });

  it.each([
    ['scan.gif', gif, 'image/gif'],
    ['scan.jpg', jpeg, 'image/jpeg'],
    ['scan.jpeg', jpeg, 'image/jpeg'],
    ['lines.xlsx', workbook('xlsx'), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['lines.xls', workbook('biff8'), 'application/vnd.ms-excel'],
    ['lines.csv', Buffer.from('Rechnung;Betrag\r\nMünchen;1,50\r\n'), 'text/csv'],
    ['lines.csv', Buffer.from('\uFEFFinvoice\t1', 'utf16le'), 'text/csv'],
    ['mail.eml', Buffer.from('From: a@b.example\r\nSubject: Invoice\r\n\r\nHello'), 'message/rfc822'],
  ])('include %s', async (name, bytes, mimeType) =>
    expect(await judgeFile(name, bytes)).toEqual({ ok: true, mimeType }),
  );
});

describe('rejected files', () => {
  it('include a PDF with a script', async () => {
    const scripted = await pdf(document => document.addJavaScript('hello', 'app.alert("hello")'));
    expect(await judgeFile('invoice.pdf', scripted)).toEqual({
      ok: false,
      reason:
        'invoice.pdf contains a script or starts a program, which is not allowed. Print it to a new PDF and upload that.',
    });
  });

  it.each([
    ['invoice.pdf', program, 'The content of invoice.pdf is not a PDF.'],
    ['invoice.pdf', gif, 'The content of invoice.pdf is not a PDF.'],
    ['invoice.pdf', Buffer.from('<html><script>alert(1)</script></html>'), 'The content of invoice.pdf is not a PDF.'],
    ['scan.gif', Buffer.from('%PDF-1.7\n'), 'The content of scan.gif is not a GIF image.'],
    ['lines.xlsx', Buffer.from('a,b\n1,2'), 'The content of lines.xlsx is not an Excel workbook.'],
    ['letter.docx', workbook('xlsx'), 'The content of letter.docx is not a Word document.'],
    ['lines.csv', program, 'The content of lines.csv is not a CSV file.'],
    ['lines.csv', Buffer.from('<!doctype html><p>'), 'The content of lines.csv is not a CSV file.'],
    ['lines.csv', Buffer.from('  \r\n'), 'The content of lines.csv is not a CSV file.'],
    ['mail.eml', Buffer.from('just some text'), 'The content of mail.eml is not an e-mail.'],
    ['invoice.pdf', Buffer.alloc(0), 'invoice.pdf is empty.'],
    ['invoice.pdf', Buffer.alloc(SIZE_LIMIT + 1), 'invoice.pdf is larger than 25 MB.'],
  ])('include %s with invalid content or size', async (name, bytes, reason) =>
    expect(await judgeFile(name, bytes)).toEqual({ ok: false, reason }),
  );

  it.each(['tool.exe', 'page.html', 'drawing.svg', 'noextension', 'invoice.pdf.exe', 'x.constructor', 'scan.png'])(
    'include the unknown file type %s',
    async name => {
      const judgement = await judgeFile(name, gif);
      expect(judgement).toMatchObject({
        ok: false,
        reason: expect.stringContaining('Invalid file format. Valid formats are pdf, gif'),
      });
    },
  );
});

describe('malicious files', () => {
  it('are rejected with a message that says what to do', async () => {
    const workbook = hostile.workbookWith({ 'xl/vbaProject.bin': 'x' });
    expect(await judgeFile('lines.xlsx', workbook)).toEqual({
      ok: false,
      reason: 'lines.xlsx contains macros, which are not allowed. Save a copy without macros and upload that.',
    });
  });

  it.each([['a(1).pdf'], ['a.b.pdf'], ['a\0.pdf'], ['a\u202e.pdf'], ['a\ud800.pdf']])(
    'are rejected by the name %j',
    async name =>
      expect(await judgeFile(name, await pdf())).toEqual({
        ok: false,
        reason: 'Special character not allow in file name',
      }),
  );

  it('are rejected when the name is too long', async () =>
    expect(await judgeFile(`${'a'.repeat(252)}.pdf`, await pdf())).toEqual({
      ok: false,
      reason: 'This file name is too long. The limit is 255 characters',
    }));

  it("are aborted at the time or memory limit while other users' files are checked", async () => {
    const [endless, swelling] = [hostile.endlessPdf(), hostile.swellingPdf(130)];
    const slow = judge('slow.pdf', endless, 'attacker', { limitMs: 1_000 });
    const filling = judge('large.pdf', swelling, 'attacker');
    expect(await judge('invoice.pdf', await pdf(), 'somebody')).toMatchObject({ ok: true });
    expect(await slow).toEqual({ ok: false, reason: expect.stringContaining('takes too long to check') as string });
    expect(await filling).toEqual({
      ok: false,
      reason: expect.stringContaining('compressed in an unsafe way') as string,
    });
  });
});
