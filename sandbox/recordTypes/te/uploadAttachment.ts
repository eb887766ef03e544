import { randomUUID } from 'node:crypto';
import { getExtension, getExtensions } from '@/lib/fileTypes';
import { mayRaise } from '../../rules/access.ts';
import { judgeFile } from '../../http/fileJudge.ts';
import { keepFile } from '../../http/files.ts';
import { importRoute, type ImportReply } from '../../http/imports.ts';

const failed = (message: string): ImportReply => ({ status: '0', message: 'failed', data: message });

const NAME = /^[\w\-. ]+$/;
const ACCEPTED = getExtensions(['picture', 'pdf', 'word']);

/** For a later import, matched by name (spec 3 §5, §7); the newest of a name is used. */
export const uploadAttachmentRoute = importRoute({
  name: 'UploadAttachment',
  field: 'file',
  receive: async (db, viewer, { fileName, bytes }) => {
    if (!mayRaise(viewer)) return failed('You can view travel and expense invoices but not import them.');
    const extension = getExtension(fileName);
    if (!NAME.test(fileName)) return failed('Invalid file name');
    if (!ACCEPTED.includes(extension)) return failed(`Invalid file type: ${extension}`);
    // Travel and expense allows dots in names; the validation only needs the extension.
    const judged = await judgeFile(`attachment.${extension}`, bytes, ACCEPTED);
    if (!judged.ok) return failed(judged.reason);
    const uid = randomUUID();
    const body = { module: 'TEInvoice', context: 'TEAttachment' };
    await keepFile(db, viewer, bytes, { uid, fileName, mimeType: judged.mimeType, body });
    const data = [uid, fileName, `/files/api/download/${uid}`, bytes.length].join('|');
    return { status: '1', message: 'success', data };
  },
});
