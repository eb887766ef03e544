/** `/auth/Import/{name}`: uploads of files with rows to import (spec 3 §7). */
import { randomUUID } from 'node:crypto';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { getBearer, expireToken, viewerOfToken } from './auth.ts';
import { withFault, type Faults } from './faults.ts';
import { judgeFile } from './fileJudge.ts';
import { keepFile } from './files.ts';
import { json, only, Refusal, type Call, type Reply } from './http.ts';
import { readFormFile, type SentFile } from './multipart.ts';

/** 10 MB (spec 3 §5). */
const LIMIT = 10_485_760;

/** Response of an upload: status '1' with 'success' is accepted, '1' with another text is invalid, any other status is a failure. */
export interface ImportReply {
  status: string;
  message: string;
  data: unknown;
}

export interface ImportAddress {
  /** Name in the URL and for faults. */
  name: string;
  field: string;
  receive: (db: Database, viewer: Viewer, file: SentFile) => Promise<ImportReply>;
}

export function importRoute({ name, field, receive }: ImportAddress) {
  return (db: Database, faults: Faults) =>
    async (call: Call): Promise<Reply> => {
      if (call.url.pathname !== `/auth/Import/${name}`) throw new Refusal(404, 'Unknown address of the auth host.');
      only(call, 'POST');
      const token = getBearer(call.req);
      return withFault(faults.take(token, `Import/${name}`), {
        error: () => json(200, { status: '0', message: 'The file could not be uploaded. Try again.', data: null }),
        empty: () => json(200, null),
        expire: () => expireToken(db, token),
        work: async () =>
          json(200, await receive(db, await viewerOfToken(db, token), await readFormFile(call, field, LIMIT))),
      });
    };
}

/** The descriptor is `fileUid|fileName|fileUrl|size` (docs/decisions.md#import-descriptor). */
export async function keepImport(
  db: Database,
  viewer: Viewer,
  { fileName, bytes }: SentFile,
  module: string,
): Promise<ImportReply> {
  if (!/\.(csv|xlsx)$/i.test(fileName))
    return { status: '0', message: 'Invalid file format. Valid formats are csv, xlsx', data: null };
  const judged = await judgeFile(fileName, bytes);
  if (!judged.ok) return { status: '0', message: judged.reason, data: null };
  const uid = randomUUID();
  await keepFile(db, viewer, bytes, { uid, fileName, mimeType: judged.mimeType, body: { module, context: module } });
  return {
    status: '1',
    message: 'success',
    data: [uid, fileName, `/files/api/download/${uid}`, bytes.length].join('|'),
  };
}
