import { hasSpecialCharacter } from './text';

/** What a field accepts, by family (DECISIONS 45). */
export type FileFamily = 'pdf' | 'image' | 'excel' | 'csv' | 'word' | 'email';

const EXTENSIONS: Record<FileFamily, readonly string[]> = {
  pdf: ['pdf'],
  image: ['gif', 'jpeg', 'jpg'],
  excel: ['xls', 'xlsx'],
  csv: ['csv'],
  word: ['doc', 'docx'],
  email: ['msg', 'eml'],
};

const MIME: Record<string, string> = {
  pdf: 'application/pdf',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  msg: 'application/vnd.ms-outlook',
  eml: 'message/rfc822',
};

/** Largest file taken, in bytes: 10 MB (spec 3 §5). */
export const MAX_FILE_BYTES = 10_485_760;

export const fileMessages = {
  specialCharacter: 'Special character not allow in file name',
  empty: 'This file is empty',
  locked: 'This file is protected by a password. Save a copy without the password and upload that',
  protectedPdf: 'This PDF is protected. If it asks for a password, upload a copy without one: nobody else can open it',
  brokenPdf: 'This PDF is incomplete or damaged. Open it to check, then save and upload it again',
  scriptedPdf:
    'This PDF carries a script or starts a program, which is not accepted. Print it to a new PDF and upload that',
  unreadable: 'This file could not be read. Check that it still exists and is not open in another program',
} as const;

/** The extension in lower case without the dot, '' when there is none. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The MIME type that goes with an extension; unknown ones are plain bytes, so that nothing is ever opened as a page. */
export function mimeTypeOf(fileName: string): string {
  return MIME[extensionOf(fileName)] ?? 'application/octet-stream';
}

export function extensionsOf(families: readonly FileFamily[]): string[] {
  return families.flatMap(family => EXTENSIONS[family]);
}

/** The `accept` attribute of a file input. */
export function acceptOf(families: readonly FileFamily[]): string {
  return extensionsOf(families)
    .map(extension => `.${extension}`)
    .join(',');
}

/** Spec 1 §8, with the formats in place of the dots. */
export function invalidFormatMessage(families: readonly FileFamily[]): string {
  return `Invalid file format. Valid formats are ${extensionsOf(families).join(', ')}`;
}

function tooLargeMessage(maxBytes: number): string {
  return `This file is too large. The limit is ${Math.floor(maxBytes / 1_048_576)} MB`;
}

// Control characters, path separators and marks that turn the writing direction (a disguise for the real extension).
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const DISGUISE = /[\u0000-\u001f\u007f/\u202a-\u202e\u2066-\u2069]/;

/** False when the base name is empty or holds a special character; the dot counts as one there (spec 1 §5 'File upload'). */
export function hasAllowedName(fileName: string): boolean {
  const dot = fileName.lastIndexOf('.');
  const base = dot < 0 ? fileName : fileName.slice(0, dot);
  return base.trim() !== '' && !base.includes('.') && !hasSpecialCharacter(base) && !DISGUISE.test(fileName);
}

/** `note`: accepted, with something that the person should know. */
export type FileVerdict = { ok: true; note?: string } | { ok: false; message: string };

const refuse = (message: string): FileVerdict => ({ ok: false, message });

/**
 * Judges a picked file: name, extension, size, and whether its bytes are what the extension says. The messages are for people.
 * The detector is loaded on first use. Never rejects.
 */
export async function checkFile(
  file: File,
  families: readonly FileFamily[],
  maxBytes: number = MAX_FILE_BYTES,
): Promise<FileVerdict> {
  const extension = extensionOf(file.name);
  if (!extensionsOf(families).includes(extension)) return refuse(invalidFormatMessage(families));
  if (!hasAllowedName(file.name)) return refuse(fileMessages.specialCharacter);
  if (file.size === 0) return refuse(fileMessages.empty);
  if (file.size > maxBytes) return refuse(tooLargeMessage(maxBytes));
  try {
    const [bytes, { judgeBytes }] = await Promise.all([file.arrayBuffer(), import('./fileBytes')]);
    const found = await judgeBytes(new Uint8Array(bytes), extension);
    if (found === 'locked') return refuse(fileMessages.locked);
    if (found === 'broken') return refuse(fileMessages.brokenPdf);
    if (found === 'scripted') return refuse(fileMessages.scriptedPdf);
    if (found === 'other') return refuse(invalidFormatMessage(families));
    return found === 'protected' ? { ok: true, note: fileMessages.protectedPdf } : { ok: true };
  } catch {
    return refuse(fileMessages.unreadable);
  }
}
