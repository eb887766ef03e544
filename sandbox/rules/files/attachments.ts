import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../errors.ts';
import type { Intent, NonPoInvoiceInput } from '../nonPo/input.ts';
import { filesToAttach, type StoredFile } from './ownership.ts';

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
  shippingDocument: { families: ['csv', 'excel', 'pdf', 'image'], max: Infinity, needed: false },
} as const;
type ListName = keyof typeof LISTS;

export interface CheckedAttachments {
  lists: Record<ListName, StoredAttachment[]>;
  errors: FieldError[];
}

/** One list of attachments to be checked. */
export interface FileList {
  path: string;
  /** JSON text as sent. */
  value: string | null | undefined;
  families: readonly string[];
  max?: number;
  /** The record whose files may be named besides the viewer's own. */
  invoiceId: number | null;
}

/**
 * Attachments as the file service knows them. A file that was never uploaded, or that belongs to someone else's record, is no
 * attachment.
 */
export async function checkFiles(
  db: Sql,
  viewer: Viewer,
  { path, value, families, max = Infinity, invoiceId }: FileList,
): Promise<{ stored: StoredAttachment[]; errors: FieldError[] }> {
  const wanted = readList(path, value);
  if (wanted.length === 0) return { stored: [], errors: [] };
  const files = await filesToAttach(
    db,
    viewer,
    invoiceId,
    wanted.map(each => each.file_uid),
  );
  const byUid = new Map(files.map(file => [file.uid, file]));
  const errors: FieldError[] = [];
  const stored = wanted.flatMap(each => {
    const file = byUid.get(each.file_uid);
    if (!file) errors.push({ path, message: 'The file was not uploaded. Please attach it again.' });
    else if (!families.includes(familyOf(file.fileName)))
      errors.push({ path, message: `${file.fileName} is not of an allowed type` });
    else return [toStored(file, each)];
    return [];
  });
  if (wanted.length > max)
    errors.push({ path, message: 'Only one document is allowed you can remove old and add new' });
  return { stored, errors };
}

/** The attachments of an invoice. */
export async function checkAttachments(
  db: Sql,
  viewer: Viewer,
  input: NonPoInvoiceInput,
  intent: Intent,
  required: Map<string, string | null>,
): Promise<CheckedAttachments> {
  const errors: FieldError[] = [];
  const check = async (path: ListName) => {
    const { families, max, needed } = LISTS[path];
    const found = await checkFiles(db, viewer, {
      path,
      value: input[path],
      families,
      max,
      invoiceId: input.id ?? null,
    });
    errors.push(...found.errors);
    const message = required.get(path) || (needed ? 'Add attachment' : '');
    if (intent === 'submit' && message && found.stored.length === 0 && found.errors.length === 0)
      errors.push({ path, message });
    return found.stored;
  };
  return {
    lists: {
      invoiceCopies: await check('invoiceCopies'),
      supportingDocuments: await check('supportingDocuments'),
      shippingDocument: await check('shippingDocument'),
    },
    errors,
  };
}

function readList(path: string, value: string | null | undefined): z.infer<typeof attachments> {
  if (!value?.trim()) return [];
  const parsed = safeParseJsonText(attachments, value);
  if (!parsed.success) throw badInput(`${path} is not a list of attachments`, [{ path, message: parsed.error }]);
  return parsed.data;
}

function toStored(
  file: StoredFile,
  extra: Pick<StoredAttachment, 'title' | 'notes' | 'documentType'>,
): StoredAttachment {
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
