import { fileTypeFromBuffer } from 'file-type';
import { decodeHead, isText, judgeBytes } from '@/lib/fileBytes';
import type { BytesVerdict } from '@/lib/fileProblems';
import { findInPdf, type JudgeInner, type PdfFinding } from './pdfContent.ts';
import { findInZip, type ZipFinding } from './zipContent.ts';

export type ContentVerdict = BytesVerdict | PdfFinding | ZipFinding;

const MAX_DEPTH = 2;
const DATA = ['xml', 'txt'];
const PICTURES = ['png', 'tif', 'tiff'];

/** Checks a file's bytes and everything inside it. A hostile file can take very long: call it in a thread with limits. */
export async function judgeContent(bytes: Uint8Array, extension: string, depth = 0): Promise<ContentVerdict> {
  const verdict = await judgeBytes(bytes, extension);
  if (verdict === 'other') return verdict;
  if (extension === 'pdf') return (await findInPdf(bytes, inner(depth))) ?? verdict;
  if (verdict === 'match' && (extension === 'xlsx' || extension === 'docx'))
    return (await findInZip(bytes, inner(depth)).catch(() => 'other' as const)) ?? verdict;
  return verdict;
}

/** Embedded files may be of every uploadable type, or data: e-invoices are XML in a PDF. */
function inner(depth: number): JudgeInner {
  return async (bytes, extension) => {
    if (depth >= MAX_DEPTH) return false;
    if (DATA.includes(extension)) return isText(decodeHead(bytes));
    if (PICTURES.includes(extension)) return (await fileTypeFromBuffer(bytes))?.ext === extension.slice(0, 3);
    return (await judgeContent(bytes, extension, depth + 1)) === 'match';
  };
}
