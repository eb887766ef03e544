import type { Attachment } from '@/shared/attachments/attachment';

/** Returns the OCR service's name of a file: `fileUid|fileName|fileUrl|size` (docs/decisions.md#import-descriptor). File names contain no `|`. */
export function fileDescriptor(file: Attachment, fileServiceUrl: string): string {
  const url = `${fileServiceUrl}/api/download/${encodeURIComponent(file.file_uid)}`;
  return [file.file_uid, file.file_name, url, file.fileSize].join('|');
}
