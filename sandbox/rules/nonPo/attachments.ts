import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../errors.ts';
import type { Intent, NonPoInvoiceInput } from './input.ts';

/** An attachment as it is stored and handed out (spec 2 §3); size in bytes. */
export interface StoredAttachment {
  file_uid: string;
  file_name: string;
  file_status: 'done';
  fileSize: number;
  mimeType: string;
  title?: string | null;
  notes?: string | null;
  documentType?: string | null;
}

const text = z.optional(z.nullable(z.string()));
const attachments = z.array(z.object({ file_uid: z.string(), title: text, notes: text, documentType: text }));

/** File families by extension (DECISIONS 45). */
const FAMILY: Record<string, string> = {
  pdf: 'pdf',
  gif: 'image',
  jpg: 'image',
  jpeg: 'image',
  csv: 'csv',
  xls: 'excel',
  xlsx: 'excel',
  msg: 'email',
  eml: 'email',
};
const LISTS = {
  invoiceCopies: { families: ['pdf', 'image'], max: 1, needed: true },
  supportingDocuments: { families: ['csv', 'excel', 'pdf', 'image', 'email'], max: Infinity, needed: false },
} as const;
type ListName = keyof typeof LISTS;

export interface CheckedAttachments {
  lists: Record<ListName, StoredAttachment[]>;
  errors: FieldError[];
}

interface FileRow {
  uid: string;
  fileName: string;
  mimeType: string;
  size: number;
  owner: string;
  contextId: number | null;
}

/**
 * The attachments of an invoice, as the file service knows them. A file that was never uploaded, or that belongs to someone
 * else's record, is no attachment.
 */
export async function checkAttachments(
  db: Sql,
  viewer: Viewer,
  input: NonPoInvoiceInput,
  intent: Intent,
  required: Map<string, string | null>,
): Promise<CheckedAttachments> {
  const wanted = {
    invoiceCopies: readList('invoiceCopies', input.invoiceCopies),
    supportingDocuments: readList('supportingDocuments', input.supportingDocuments),
  };
  const uids = Object.values(wanted).flatMap(list => list.map(each => each.file_uid));
  const files = await db.query<FileRow>(
    `select uid, file_name "fileName", mime_type "mimeType", size, owner, context_id "contextId"
       from files where uid = any($1) and (owner = $2 or context_id = $3)`,
    [uids, viewer.userId, input.id ?? null],
  );
  const byUid = new Map(files.map(file => [file.uid, file]));
  const errors: FieldError[] = [];
  const check = (name: ListName) => {
    const rule = LISTS[name];
    const stored = wanted[name].flatMap(each => {
      const file = byUid.get(each.file_uid);
      if (!file) errors.push({ path: name, message: 'The file was not uploaded. Please attach it again.' });
      else if (!(rule.families as readonly string[]).includes(familyOf(file.fileName)))
        errors.push({ path: name, message: `${file.fileName} is not of an allowed type` });
      else return [toStored(file, each)];
      return [];
    });
    if (wanted[name].length > rule.max)
      errors.push({ path: name, message: 'Only one document is allowed you can remove old and add new' });
    const needed = required.get(name) || (rule.needed ? 'Add attachment' : '');
    if (intent === 'submit' && needed && wanted[name].length === 0) errors.push({ path: name, message: needed });
    return stored;
  };
  return {
    lists: { invoiceCopies: check('invoiceCopies'), supportingDocuments: check('supportingDocuments') },
    errors,
  };
}

function readList(name: ListName, value: string | null | undefined): z.infer<typeof attachments> {
  if (!value?.trim()) return [];
  const parsed = safeParseJsonText(attachments, value);
  if (!parsed.success) throw badInput(`${name} is not a list of attachments`, [{ path: name, message: parsed.error }]);
  return parsed.data;
}

function toStored(file: FileRow, extra: Pick<StoredAttachment, 'title' | 'notes' | 'documentType'>): StoredAttachment {
  return {
    file_uid: file.uid,
    file_name: file.fileName,
    file_status: 'done',
    fileSize: file.size,
    mimeType: file.mimeType,
    title: extra.title,
    notes: extra.notes,
    documentType: extra.documentType,
  };
}

function familyOf(fileName: string): string {
  return FAMILY[fileName.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';
}

/** From now on the files are read with the record's rights. */
export async function linkFiles(db: Sql, invoiceId: number, { lists }: CheckedAttachments): Promise<void> {
  const uids = Object.values(lists).flatMap(list => list.map(each => each.file_uid));
  await db.query(`update files set context = 'NonPoInvoice', context_id = $2 where uid = any($1)`, [uids, invoiceId]);
}
