import { fileMessages, problemInside, problemOutside } from '@/lib/fileProblems';
import { getExtension, type FileFamily } from '@/lib/fileTypes';

export type FileVerdict = { ok: true; note?: string } | { ok: false; message: string };

/** Validates a picked file by name, extension, size and content. Never rejects. */
export async function checkFile(file: File, families: readonly FileFamily[], maxBytes?: number): Promise<FileVerdict> {
  const outside = problemOutside(file, families, maxBytes);
  return outside ? { ok: false, message: outside } : checkContent(file, families);
}

/** Like `checkFile`, for a file whose name and size are already validated. */
export async function checkContent(file: File, families: readonly FileFamily[]): Promise<FileVerdict> {
  const extension = getExtension(file.name);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, message: fileMessages.unreadable };
  try {
    const { judgeBytes } = await import('@/lib/fileBytes');
    const verdict = await judgeBytes(new Uint8Array(bytes), extension).catch(() => 'damaged' as const);
    const inside = problemInside(verdict, extension, families);
    if (inside) return { ok: false, message: inside };
    return verdict === 'protected' ? { ok: true, note: fileMessages.protectedPdf } : { ok: true };
  } catch {
    return { ok: false, message: fileMessages.uncheckable };
  }
}
