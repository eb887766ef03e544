import type { Attachment } from '@/shared/attachments/attachment';

/** An uploaded file as the reading service names it: `fileUid|fileName|fileUrl|size` (DECISIONS 24). File names hold no `|`. */
export function fileDescriptor(file: Attachment, fileServiceUrl: string): string {
  const url = `${fileServiceUrl}/api/download/${encodeURIComponent(file.file_uid)}`;
  return [file.file_uid, file.file_name, url, file.fileSize].join('|');
}
