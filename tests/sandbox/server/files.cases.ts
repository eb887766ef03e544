import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pdfBytes, type TestSandbox } from './support.ts';
/** Called from services.test.ts, which starts the sandbox. */
export function fileCases(sandbox: TestSandbox): void {
  const download = async (uid: string, token: string) =>
    sandbox.getAnswer(await sandbox.get(`/files/api/download/${uid}`, token));

  describe('file service', () => {
    it('sends downloads with Cache-Control: no-store', async () => {
      const token = await sandbox.freshSupplier();
      const { uid } = await sandbox.upload(token, 'bill.pdf', pdfBytes('bill'));
      const answer = await sandbox.get(`/files/api/download/${uid}`, token);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('stores an uploaded file and returns it unchanged', async () => {
      const token = await sandbox.freshSupplier();
      const bytes = pdfBytes('Überweisung');
      const { uid, body } = await sandbox.upload(token, 'C:\\fakepath\\Rechnung März.pdf', bytes, {
        mimeType: 'text/html',
      });
      expect(body).toEqual({ result: 'success', statusText: 'Uploaded' });
      expect(await readFile(join(sandbox.files(), uid))).toEqual(bytes);
      expect((await download(uid, token)).body).toEqual({
        result: 'success',
        fileData: { byteArr: bytes.toString('base64'), mimeType: 'application/pdf', fileName: 'Rechnung März.pdf' },
      });
    });

    it.each([
      ['an empty file', 'invoice.pdf', Buffer.alloc(0), {}, 'invoice.pdf is empty.'],
      ['a renamed program', 'invoice.pdf', Buffer.from('MZ\x90\0\x03'), {}, 'The content of invoice.pdf is not a PDF.'],
      [
        'an unknown file type',
        'run.exe',
        Buffer.from('MZ\x90\0\x03'),
        {},
        /^Invalid file format\. Valid formats are pdf/,
      ],
      [
        'a truncated file',
        'invoice.pdf',
        pdfBytes(),
        { fileSize: '999' },
        'invoice.pdf was not uploaded completely. Try again.',
      ],
      [
        'broken base64',
        'invoice.pdf',
        pdfBytes(),
        { fileBase64: '%%%' },
        'invoice.pdf was not uploaded completely. Try again.',
      ],
      ['a path as id', 'invoice.pdf', pdfBytes(), { file_uid: '../../etc/passwd' }, /^The file needs a file_uid/],
      ['no name', ' ', pdfBytes(), {}, /^The file needs a name/],
      ['a NUL in the name', 'in\0voice.pdf', pdfBytes(), {}, 'Special character not allow in file name'],
      [
        'a broken character in the name',
        'in\ud800voice.pdf',
        pdfBytes(),
        {},
        'Special character not allow in file name',
      ],
      ['a name that the form would refuse', 'a(1).pdf', pdfBytes(), {}, 'Special character not allow in file name'],
      ['a long name', `${'a'.repeat(252)}.pdf`, pdfBytes(), {}, /^This file name is too long/],
      ['a NUL in the module', 'invoice.pdf', pdfBytes(), { module: 'a\0' }, /^The file's module or context/],
      [
        'a broken character in the context',
        'invoice.pdf',
        pdfBytes(),
        { context: '\ud800' },
        /^The file's module or context/,
      ],
    ])('rejects %s and stores nothing', async (_what, name, bytes, changes, err) => {
      const token = await sandbox.freshSupplier();
      const before = await readdir(sandbox.files());
      const { status, body } = await sandbox.upload(token, name, bytes, changes);
      expect({ status, ...body }).toMatchObject({ status: 200, result: 'error' });
      expect(body['err']).toEqual(typeof err === 'string' ? err : expect.stringMatching(err));
      expect(await readdir(sandbox.files())).toEqual(before);
    });

    it('rejects a file over 25 MB, and a much larger one without reading it', async () => {
      const token = await sandbox.freshSupplier();
      const over = Buffer.concat([pdfBytes(), Buffer.alloc(25_000_000)]);
      expect((await sandbox.upload(token, 'large.pdf', over)).body).toMatchObject({
        result: 'error',
        err: 'large.pdf is larger than 25 MB.',
      });
      const far = Buffer.alloc(40_000_000);
      expect((await sandbox.upload(token, 'large.pdf', far)).body).toMatchObject({
        result: 'error',
        err: 'The file is larger than 25 MB.',
      });
    });

    it('accepts the same upload again after a lost response, but no other file or user under its ID', async () => {
      const token = await sandbox.freshSupplier();
      const { uid } = await sandbox.upload(token, 'invoice.pdf', pdfBytes());
      expect((await sandbox.upload(token, 'invoice.pdf', pdfBytes(), { file_uid: uid })).body).toMatchObject({
        result: 'success',
      });
      expect((await sandbox.upload(token, 'invoice.pdf', pdfBytes('other'), { file_uid: uid })).body).toMatchObject({
        result: 'error',
      });
      const stranger = await sandbox.freshSupplier();
      expect((await sandbox.upload(stranger, 'invoice.pdf', pdfBytes(), { file_uid: uid })).body).toMatchObject({
        result: 'error',
      });
    });

    it("rejects an upload for another supplier's record, and links no file before a save", async () => {
      const owner = await sandbox.helper('suppliers', {});
      const made = await sandbox.helper<{ id: number }>('invoices', {
        author: owner.values['userid'],
        status: 'Draft',
      });
      const contextId = String(made.id);
      const stranger = await sandbox.freshSupplier();
      expect((await sandbox.upload(stranger, 'invoice.pdf', pdfBytes(), { contextId })).body).toMatchObject({
        result: 'error',
        err: "This record doesn't exist, or you can't attach files to it.",
      });
      const token = owner.values['authtoken'] ?? '';
      const { uid } = await sandbox.upload(token, 'invoice.pdf', pdfBytes(), { contextId });
      expect((await download(uid, await sandbox.signIn('admin'))).body).toEqual({ result: 'noResult' });
      expect((await download(uid, token)).body).toMatchObject({ result: 'success' });
    });

    it('lets only the uploader download a file until it belongs to a record', async () => {
      const owner = await sandbox.freshSupplier();
      const { uid } = await sandbox.upload(owner, 'invoice.pdf', pdfBytes());
      for (const stranger of [await sandbox.freshSupplier(), await sandbox.signIn('userwithsupplier')])
        expect((await download(uid, stranger)).body).toEqual({ result: 'noResult' });
      expect((await download(uid, owner)).body).toMatchObject({ result: 'success' });
      expect((await download(randomUUID(), owner)).body).toEqual({ result: 'noResult' });
    });

    it('lets only the owner delete a file', async () => {
      const owner = await sandbox.freshSupplier();
      const { uid } = await sandbox.upload(owner, 'invoice.pdf', pdfBytes());
      const remove = async (token: string) => (await sandbox.get(`/files/api/delete/${uid}`, token)).status;
      expect(await remove(await sandbox.freshSupplier())).toBe(404);
      expect(await remove(await sandbox.signIn('admin'))).toBe(404);
      expect(await remove(owner)).toBe(200);
      expect((await download(uid, owner)).body).toEqual({ result: 'noResult' });
      expect(await readdir(sandbox.files())).not.toContain(uid);
    });
  });
}
