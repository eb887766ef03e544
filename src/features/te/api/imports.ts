import type { FileFamily } from '@/lib/fileTypes';
import { env } from '@/platform/env';
import { checkContent } from '@/platform/files/checkFile';
import { postFile } from '@/platform/files/fileService';
import { attachmentProblem } from '../import/importAnswer';

/** Images, pdf, doc and docx (spec 3 §5). */
export const ATTACHMENT_FAMILIES: readonly FileFamily[] = ['picture', 'pdf', 'word'];

/** Step 1: validates and uploads a file, which is read only now. Rejects with the error message. */
export async function sendAttachment(
  file: File,
  name: string,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<void> {
  const verdict = await checkContent(file, ATTACHMENT_FAMILIES, signal);
  if (!verdict.ok) throw new Error(verdict.message);
  const named = name === file.name ? file : new File([file], name, { type: file.type });
  const answer = await postFile(`${env.authUrl}/Import/UploadAttachment`, 'file', named, {
    signal,
    onProgress: progress,
  });
  const problem = attachmentProblem(answer);
  if (problem !== null) throw new Error(problem);
}
