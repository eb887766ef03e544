import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { first, type Database } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findFields } from './invoiceFields.ts';
import { readPdfText } from './pdfText.ts';

/** The file is `fileUid|fileName|fileUrl|size`. */
export interface OcrFileInput {
  file: string;
  companyCode: string;
}

interface Answer {
  result: string;
  message: string | null;
  errorCode: string | null;
  data: string | null;
}

const PENDING_POLLS = 1;
const READABLE = ['application/pdf', 'image/gif', 'image/jpeg'];

const failure = (errorCode: string, message: string): Answer => ({ result: 'Failed', message, errorCode, data: null });

export async function submitFile(db: Database, viewer: Viewer, { file, companyCode }: OcrFileInput) {
  const uid = file.split('|')[0]?.trim() ?? '';
  const refused = await refusal(db, viewer, uid, companyCode);
  if (refused) return refused;
  await db.query(
    `insert into ocr_job (uid, owner, company_code) values ($1, $2, $3)
     on conflict (uid) do update set company_code = $3, polls = 0, answer = null`,
    [uid, viewer.userId, companyCode.trim()],
  );
  return { result: 'Success', errorCode: null, message: null };
}

async function refusal(db: Database, viewer: Viewer, uid: string, companyCode: string): Promise<Answer | null> {
  const stored = await first<{ mimeType: string; owner: string }>(
    db,
    'select mime_type "mimeType", owner from files where uid = $1',
    [uid],
  );
  if (stored?.owner !== viewer.userId) return failure('FILE_NOT_FOUND', 'The file was not uploaded.');
  if (!READABLE.includes(stored.mimeType)) return failure('FILE_TYPE', 'Only PDF, GIF and JPEG files can be read.');
  const company = await first(db, 'select 1 from company where code = $1 and active and not deleted', [
    companyCode.trim(),
  ]);
  return company ? null : failure('COMPANY', 'Unknown company.');
}

/** Only for the user who started it. */
export async function pollFile(db: Database, viewer: Viewer, uid: string): Promise<Answer> {
  const job = await first<{ polls: number; answer: Answer | null }>(
    db,
    'update ocr_job set polls = polls + 1 where uid = $1 and owner = $2 returning polls, answer',
    [uid, viewer.userId],
  );
  if (!job) return failure('NOT_SUBMITTED', 'This file is not being processed.');
  if (job.answer) return job.answer;
  if (job.polls <= PENDING_POLLS) return { result: 'Pending', message: null, errorCode: null, data: null };
  const answer = await read(db, uid);
  await db.query('update ocr_job set answer = $2 where uid = $1', [uid, JSON.stringify(answer)]);
  return answer;
}

async function read(db: Database, uid: string): Promise<Answer> {
  const file = await first<{ path: string; fileName: string; mimeType: string; size: number }>(
    db,
    'select path, file_name "fileName", mime_type "mimeType", size from files where uid = $1',
    [uid],
  );
  const bytes = file && (await readFile(join(db.filesFolder, file.path)).catch(() => null));
  if (!file || !bytes) return failure('FILE_NOT_FOUND', 'The file no longer exists.');
  if (file.mimeType !== 'application/pdf') return failure('NO_TEXT', 'The file contains no readable text.');
  const text = await readPdfText(bytes);
  if (!text.ok) return failure(text.errorCode, text.message);
  const fields = findFields(text.lines);
  if (!fields.invoiceNumber && !fields.totalGrossAmount && !fields.supplierCode)
    return failure('NO_INVOICE', 'No invoice was found in the file.');
  const invoiceCopies = [
    {
      file_uid: uid,
      file_name: file.fileName,
      file_status: 'done',
      fileSize: file.size,
      mimeType: file.mimeType,
    },
  ];
  return { result: 'Success', message: null, errorCode: null, data: JSON.stringify({ ...fields, invoiceCopies }) };
}
