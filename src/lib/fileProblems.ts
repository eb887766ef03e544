import { getExtension, getExtensions, MAX_FILE_BYTES, type FileFamily } from './fileTypes';
import { hasSpecialCharacter } from './text';

export const MAX_NAME_LENGTH = 255;

/**
 * Result of checking a file's bytes: 'match'; 'other' (another type, or two types at once); 'protected' (a PDF that names an encryption);
 * 'broken' (a PDF without its end); 'damaged' (unreadable parts); 'locked' (needs a password); 'macros'.
 */
export type BytesVerdict = 'match' | 'other' | 'protected' | 'broken' | keyof typeof CONTENT_MESSAGES;

export const CONTENT_MESSAGES = {
  locked: 'is protected by a password. Save a copy without the password and upload that',
  damaged: 'is incomplete or damaged. Open it to check, then save and upload it again',
  macros: 'contains macros, which are not allowed. Save a copy without macros and upload that',
} as const;

export const fileMessages = {
  specialCharacter: 'Special character not allow in file name',
  longName: `This file name is too long. The limit is ${MAX_NAME_LENGTH} characters`,
  empty: 'This file is empty',
  locked: `This file ${CONTENT_MESSAGES.locked}`,
  protectedPdf: 'This PDF is protected. If it needs a password, upload a copy without one',
  brokenPdf: `This PDF ${CONTENT_MESSAGES.damaged}`,
  uncheckable: "This file couldn't be checked. Check your connection and choose it again",
  unreadable: "This file couldn't be read. Check that it still exists and isn't open in another program",
} as const;

/** Message of spec 1 §8, with the valid formats filled in. */
export function invalidFormatMessage(families: readonly FileFamily[]): string {
  return `Invalid file format. Valid formats are ${getExtensions(families).join(', ')}`;
}

function tooLargeMessage(maxBytes: number): string {
  return `This file is too large. The limit is ${Math.floor(maxBytes / 1_048_576)} MB`;
}

// Control characters, path and line separators, half surrogates, and direction marks that can disguise the real extension.
const DISGUISE =
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u001f\u007f-\u009f/\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Returns false when the base name is empty or has a special character; there, dots count as special (spec 1 §5 'File upload'). */
export function hasAllowedName(fileName: string): boolean {
  const dot = fileName.lastIndexOf('.');
  const base = dot < 0 ? fileName : fileName.slice(0, dot);
  return base.trim() !== '' && !base.includes('.') && !hasSpecialCharacter(base) && !DISGUISE.test(fileName);
}

/** Returns the error message for a file's name, type or size, without reading its content; null if it is valid. */
export function problemOutside(
  file: Pick<File, 'name' | 'size'>,
  families: readonly FileFamily[],
  maxBytes: number = MAX_FILE_BYTES,
): string | null {
  if (!getExtensions(families).includes(getExtension(file.name))) return invalidFormatMessage(families);
  if (!hasAllowedName(file.name)) return fileMessages.specialCharacter;
  if (file.name.length > MAX_NAME_LENGTH) return fileMessages.longName;
  if (file.size === 0) return fileMessages.empty;
  return file.size > maxBytes ? tooLargeMessage(maxBytes) : null;
}

/** Returns the error message for the content of a file with this extension; null if it is valid. */
export function problemInside(
  verdict: BytesVerdict,
  extension: string,
  families: readonly FileFamily[],
): string | null {
  if (verdict === 'match' || verdict === 'protected') return null;
  if (verdict === 'other') return invalidFormatMessage(families);
  if (verdict === 'locked') return fileMessages.locked;
  const what = extension === 'pdf' ? 'PDF' : 'file';
  return `This ${what} ${CONTENT_MESSAGES[verdict === 'broken' ? 'damaged' : verdict]}`;
}
