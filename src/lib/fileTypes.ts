export type FileFamily = 'pdf' | 'image' | 'picture' | 'excel' | 'csv' | 'word' | 'email';

const EXTENSIONS: Record<FileFamily, readonly string[]> = {
  pdf: ['pdf'],
  image: ['gif', 'jpeg', 'jpg'],
  // Used where the specification says 'images' without naming formats: travel and expense (spec 3 §5, docs/decisions.md#file-families).
  picture: ['gif', 'jpeg', 'jpg', 'png'],
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
  png: 'image/png',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  msg: 'application/vnd.ms-outlook',
  eml: 'message/rfc822',
};

/** Maximum file size: 10 MB (spec 3 §5). */
export const MAX_FILE_BYTES = 10_485_760;

export function getExtension(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

export function isKnownExtension(extension: string): boolean {
  return Object.hasOwn(MIME, extension);
}

/** Returns the MIME type for a file name. Unknown extensions are binary, so that browsers never open them as a page. */
export function getMimeType(fileName: string): string {
  const extension = getExtension(fileName);
  return (isKnownExtension(extension) ? MIME[extension] : undefined) ?? 'application/octet-stream';
}

export function getExtensions(families: readonly FileFamily[]): string[] {
  return families.flatMap(family => EXTENSIONS[family]);
}

export function getAccept(families: readonly FileFamily[]): string {
  return getExtensions(families)
    .map(extension => `.${extension}`)
    .join(',');
}
