import * as z from 'zod/mini';
import { parseDecimalText } from '@/lib/decimalText';
import { getExtension, getMimeType } from '@/lib/fileTypes';
import { safeParseJsonText, toJsonText } from '@/lib/jsonText';

export type { FileFamily } from '@/lib/fileTypes';

/** Stored file as records keep it (spec 1 §3 'File entry', spec 2 §3 'Attachment'). The file service holds the bytes. */
export interface Attachment {
  file_uid: string;
  file_name: string;
  file_status: string;
  /** Bytes. */
  fileSize: number;
  mimeType?: string;
  title?: string;
  notes?: string;
  documentType?: string;
}

/** Spec 1 §8 'Upload and files'. */
export const attachmentMessages = {
  uploadFailed: 'Error while uploading the file. please try again',
  onlyOne: 'Only one document is allowed you can remove old and add new',
  notExists: 'File not exists',
  noFileId: 'Try again',
  /** Not in the specification: file from an earlier visit whose bytes are lost. */
  notUploaded: 'Not uploaded. Choose the file again',
  none: 'No records available!',
  uploadedFiles: 'Uploaded Files',
} as const;

const STORED = 'done';

const text = z.nullish(z.union([z.string(), z.number()]));
const entrySchema = z.looseObject({
  file_uid: text,
  file_name: text,
  file_status: text,
  fileSize: text,
  mimeType: text,
  title: text,
  notes: text,
  documentType: text,
});
const listSchema = z.union([z.array(z.unknown()), z.looseObject({})]);

/** Parses attachments from JSON text, a list, one entry or nothing. */
export function attachmentsFromJson(value: unknown): Attachment[] {
  const list = safeParseJsonText(listSchema, value ?? '');
  if (!list.success) return [];
  return (Array.isArray(list.data) ? list.data : [list.data]).flatMap(entry => {
    const parsed = z.safeParse(entrySchema, entry);
    return parsed.success ? toAttachment(parsed.data) : [];
  });
}

function toAttachment(entry: z.infer<typeof entrySchema>): Attachment[] {
  const uid = String(entry.file_uid ?? '').trim();
  const name = String(entry.file_name ?? '').trim();
  if (!uid && !name) return [];
  const attachment: Attachment = {
    file_uid: uid,
    file_name: name || uid,
    file_status: String(entry.file_status ?? '') || STORED,
    fileSize: Math.max(0, Number(parseDecimalText(entry.fileSize) ?? 0)),
  };
  for (const key of ['mimeType', 'title', 'notes', 'documentType'] as const) {
    const more = entry[key];
    if (more != null && more !== '') attachment[key] = String(more);
  }
  return [attachment];
}

export function attachmentsToJson(list: readonly Attachment[]): string {
  return toJsonText(list);
}

/** Creates the entry of an uploaded file, with the title that its file name contains. */
export function getAttachment(file: File, uid: string, titles: readonly string[] = []): Attachment {
  const title = titleInName(file.name, titles);
  return {
    file_uid: uid,
    file_name: file.name,
    file_status: STORED,
    fileSize: file.size,
    mimeType: getMimeType(file.name),
    ...(title !== undefined && { title }),
  };
}

const getWords = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Returns the only title whose words all occur in the file name: 'Cancelled-Cheque (1).pdf' gets 'Cancelled Cheque'. */
function titleInName(name: string, titles: readonly string[]): string | undefined {
  const words = new Set(getWords(name));
  const said = titles.filter(title => getWords(title).every(word => words.has(word)));
  return said.length === 1 ? said[0] : undefined;
}

export function limitMessage(max: number): string {
  return max === 1 ? attachmentMessages.onlyOne : `Only ${max} documents are allowed. Remove one to add another`;
}

/** Formats a size: KB = bytes / 1000, rounded (spec 1 §9). */
export function formatSize(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}

export function getBadge(fileName: string): string {
  const extension = getExtension(fileName);
  return /^[a-z0-9]{1,4}$/.test(extension) ? extension.toUpperCase() : 'FILE';
}
