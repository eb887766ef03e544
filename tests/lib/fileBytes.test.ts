import { describe, expect, it } from 'vitest';
import { judgeBytes } from '@/lib/fileBytes';

const pdf = (before = '', after = '') =>
  Buffer.from(`${before}%PDF-1.7\n1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n${after}`, 'latin1');
const emptyArchive = `PK\x05\x06${'\0'.repeat(18)}`;
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const mail = 'From: a@example.com\r\nSubject: Invoice\r\n\r\nHello';

describe('the type of the content', () => {
  it.each<[string, Buffer, string]>([
    ['a PDF after a byte order mark', pdf('\u00ef\u00bb\u00bf\r\n'), 'pdf'],
    ['a PDF after printer job commands', pdf('\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'), 'pdf'],
    ['a truncated GIF', gif.subarray(0, 36), 'gif'],
    ['a table in UTF-16BE', Buffer.from('\uFEFFItem;Amount', 'utf16le').swap16(), 'csv'],
    ['an e-mail with a byte order mark', Buffer.from(`\uFEFF${mail}`), 'eml'],
    ['an e-mail from a mailbox file', Buffer.from(`From a@example.com Sat Nov 21 10:00:00 2026\r\n${mail}`), 'eml'],
    [
      'an e-mail from a Unix mailbox file',
      Buffer.from(`>From a@example.com Sat Nov 21\n${mail.replaceAll('\r', '')}`),
      'eml',
    ],
  ])('matches for %s', async (_, bytes, extension) => expect(await judgeBytes(bytes, extension)).toBe('match'));

  it.each<[string, Buffer, string]>([
    ['a PDF after program bytes', pdf('MZ\x90\0'), 'pdf'],
    ['a PDF after a shell script', pdf('#!/bin/sh\n'), 'pdf'],
    ['a PDF that is also a ZIP archive', pdf('', emptyArchive), 'pdf'],
    ['a GIF with an archive appended', Buffer.concat([gif, Buffer.from(emptyArchive, 'latin1')]), 'gif'],
    ['HTML in UTF-16BE', Buffer.from('\uFEFF<html><p>', 'utf16le').swap16(), 'csv'],
    ['HTML after a byte order mark', Buffer.from('\uFEFF<html><p>'), 'csv'],
    ['a mailbox header followed by HTML', Buffer.from('From a@example.com\r\n<html>'), 'eml'],
  ])('differs for %s', async (_, bytes, extension) => expect(await judgeBytes(bytes, extension)).toBe('other'));
});
