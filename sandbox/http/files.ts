/** File service (spec 1 §7): upload, download and delete, with real files in the data folder. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { brokenCharacter } from '../../src/lib/text';
import { first, type Database, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { mayDeleteFile, mayUploadFor, seesFile, type OwnedFile } from '../rules/files/ownership.ts';
import { getBearer, expireToken, viewerOfToken } from './auth.ts';
import { withFault, type Faults } from './faults.ts';
import { judgeFile, SIZE_LIMIT } from './fileJudge.ts';
import { json, only, readJson, Refusal, bodyText, type Call, type Reply } from './http.ts';

const BODY_LIMIT = Math.ceil(SIZE_LIMIT * 1.4); // base64 and the other fields

interface StoredFile extends OwnedFile {
  file_name: string;
  mime_type: string;
  path: string;
}

const failed = (err: string) => json(200, { result: 'error', err, statusText: '' });
const succeeded = (statusText: string) => json(200, { result: 'success', statusText });

const ACTIONS = new Map(Object.entries({ upload, download, delete: remove }));

export function fileRoute(db: Database, faults: Faults): (call: Call) => Promise<Reply> {
  return async call => {
    const [, action = '', uid = ''] = /^\/files\/api\/([a-z]+)(?:\/([^/]+))?$/.exec(call.url.pathname) ?? [];
    const work = ACTIONS.get(action);
    if (!work) throw new Refusal(404, 'Unknown address of the file service.');
    only(call, action === 'upload' ? 'POST' : 'GET');
    const token = getBearer(call.req);
    return withFault(faults.take(token, action), {
      error: () => failed('The file service failed. Try again.'),
      empty: () => json(200, null),
      expire: () => expireToken(db, token),
      work: async () => work(db, await viewerOfToken(db, token), call, uid),
    });
  };
}

/** Only these values are used as file names. */
const isUid = (uid: string) => /^[A-Za-z0-9_-]{8,64}$/.test(uid);

const find = (db: Sql, uid: string) =>
  first<StoredFile>(db, 'select uid, file_name, mime_type, owner, path from files where uid = $1', [uid]);

function getPath(db: Database, file: StoredFile): string {
  const folder = resolve(db.filesFolder);
  const path = resolve(folder, file.path);
  if (!path.startsWith(folder + sep)) throw new Error(`File ${file.uid} lies outside the data folder`);
  return path;
}

/** Decodes base64 text with or without a data URL prefix; null for invalid text. */
function decode(text: string): Buffer | null {
  const base64 = text.slice(0, 200).includes(';base64,') ? text.slice(text.indexOf(',') + 1) : text;
  return /^[A-Za-z0-9+/]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : null;
}

async function upload(db: Database, viewer: Viewer, call: Call): Promise<Reply> {
  const body = await readJson(call.req, BODY_LIMIT).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 413) return null;
    throw error;
  });
  if (!body) return failed(`The file is larger than ${SIZE_LIMIT / 1_000_000} MB.`);
  const fileName = bodyText(body['fileName']).split(/[\\/]/).pop()?.trim() ?? '';
  const uid = bodyText(body['file_uid']);
  if (fileName === '') return failed('The file needs a name.');
  if (!isUid(uid)) return failed('The file needs a file_uid of 8 to 64 letters, digits, hyphens or underscores.');
  if ([body['module'], body['context']].some(text => brokenCharacter(bodyText(text)) !== null))
    return failed("The file's module or context contains invalid characters.");
  if (!(await mayUploadFor(db, viewer, bodyText(body['context']), bodyText(body['contextId']).trim())))
    return failed("This record doesn't exist, or you can't attach files to it.");
  const bytes = decode(bodyText(body['fileBase64']));
  if (!bytes) return failed(`${fileName} was not uploaded completely. Try again.`);
  const judgement = await judgeFile(fileName, bytes);
  if (!judgement.ok) return failed(judgement.reason);
  if (bodyText(body['fileSize']) !== String(bytes.length))
    return failed(`${fileName} was not uploaded completely. Try again.`);
  const taken = await keepFile(db, viewer, bytes, { uid, fileName, mimeType: judgement.mimeType, body });
  if (taken) return succeeded('Uploaded');
  // A retry with the same file succeeds, because the first response may be lost. Another file with this uid is refused.
  const known = await find(db, uid);
  const same = known?.owner === viewer.userId && (await computeHash(db, known)) === sha256(bytes);
  return same ? succeeded('Uploaded') : failed('A file with this file_uid exists already.');
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const computeHash = (db: Database, file: StoredFile) => readFile(getPath(db, file)).then(sha256, () => '');

interface NewFile {
  uid: string;
  fileName: string;
  mimeType: string;
  body: Record<string, unknown>;
}

/** Stores a new file; false when the uid exists. Of two concurrent uploads the database accepts one. */
export async function keepFile(db: Database, viewer: Viewer, bytes: Buffer, file: NewFile): Promise<boolean> {
  const { uid, fileName, mimeType, body } = file;
  const temporary = join(db.filesFolder, `${randomUUID()}.part`);
  await writeFile(temporary, bytes);
  const row = [
    uid,
    fileName,
    mimeType,
    bytes.length,
    bodyText(body['module']),
    bodyText(body['context']),
    viewer.userId,
  ];
  try {
    return await db.transaction(async tx => {
      const inserted = await tx.query(
        `insert into files (uid, file_name, mime_type, size, module, context, owner, path)
         values ($1, $2, $3, $4, $5, $6, $7, $1) on conflict (uid) do nothing returning uid`,
        row,
      );
      if (inserted.length > 0) await rename(temporary, join(db.filesFolder, uid)); // never a partial file under its final name
      return inserted.length > 0;
    });
  } finally {
    await rm(temporary, { force: true });
  }
}

async function download(db: Database, viewer: Viewer, _call: Call, uid: string): Promise<Reply> {
  const file = isUid(uid) ? await find(db, uid) : undefined;
  const bytes = file && (await seesFile(db, viewer, uid)) ? await readFile(getPath(db, file)).catch(() => null) : null;
  if (!file || !bytes) return json(200, { result: 'noResult' });
  const fileData = { byteArr: bytes.toString('base64'), mimeType: file.mime_type, fileName: file.file_name };
  return json(200, { result: 'success', fileData });
}

async function remove(db: Database, viewer: Viewer, _call: Call, uid: string): Promise<Reply> {
  // In one transaction, so that no save can link the file between the check and the deletion.
  const gone = await db.transaction(async tx => {
    const file = isUid(uid) ? await find(tx, uid) : undefined;
    if (!file || !(await mayDeleteFile(tx, viewer, file))) return null;
    await tx.query('delete from files where uid = $1', [uid]);
    return file;
  });
  if (!gone) return json(404, { result: 'error', err: 'File not exists' });
  await rm(getPath(db, gone), { force: true });
  return succeeded('Deleted');
}
