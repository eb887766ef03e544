import * as z from 'zod/mini';
import { getExtension, getExtensions } from '@/lib/fileTypes';
import { safeParseJsonText } from '@/lib/jsonText';
import type { CheckedAttachments, FileRule, RecordType, StoredAttachment } from '../declared/recordType.ts';
import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, type FieldError } from '../errors.ts';
import type { RecordInput } from '../declared/input.ts';
import { filesToAttach, type StoredFile } from './linking.ts';

const text = z.optional(z.nullable(z.string()));
const attachments = z.array(z.object({ file_uid: z.string(), title: text, notes: text, documentType: text }));

export interface FileList extends FileRule {
  path: string;
  value: string | null | undefined;
  /** The id is null before the first save. */
  context: string;
  recordId: number | null;
}

/** Refuses files that were never uploaded or belong to another user's record. */
export async function checkFiles(
  db: Sql,
  viewer: Viewer,
  { path, value, families, max = Infinity, context, recordId }: FileList,
): Promise<{ stored: StoredAttachment[]; errors: FieldError[] }> {
  const wanted = readList(path, value);
  if (wanted.length === 0) return { stored: [], errors: [] };
  const uids = wanted.map(each => each.file_uid);
  const files = await filesToAttach(db, viewer, { context, recordId }, uids);
  const byUid = new Map(files.map(file => [file.uid, file]));
  const errors: FieldError[] = [];
  const stored = wanted.flatMap(each => {
    const file = byUid.get(each.file_uid);
    if (!file) errors.push({ path, message: 'The file was not uploaded. Attach it again.' });
    else if (!getExtensions(families).includes(getExtension(file.fileName)))
      errors.push({ path, message: `${file.fileName} has a file type that is not allowed` });
    else return [toStored(file, each)];
    return [];
  });
  if (wanted.length > max)
    errors.push({ path, message: 'Only one document is allowed you can remove old and add new' });
  return { stored, errors };
}

export async function checkAttachments(
  db: Sql,
  viewer: Viewer,
  { files, context }: RecordType,
  input: RecordInput,
): Promise<CheckedAttachments> {
  const checked: CheckedAttachments = { lists: {}, errors: [] };
  for (const [path, rule] of Object.entries(files)) {
    const value = (input as Record<string, unknown>)[path] as string | null | undefined;
    const found = await checkFiles(db, viewer, { ...rule, path, value, context, recordId: input.id ?? null });
    checked.lists[path] = found.stored;
    checked.errors.push(...found.errors);
  }
  return checked;
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
