import { useState } from 'react';
import { downloadFile, type DownloadedFile } from '@/platform/files/fileService';
import { saveBlob } from '@/platform/files/saveBlob';
import { CallError } from '@/platform/graphql/callError';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Text } from '@/shared/ui/layout';
import { attachmentMessages, type Attachment } from './attachment';

interface Options {
  /** Fetches the file; default: from the file service. */
  load?: () => Promise<DownloadedFile | 'missing'>;
  /** Message for a file that the service doesn't have; default 'File not exists'. */
  missing?: string;
}

/** Returns a function that saves a stored file to disk, and the element that announces a failure. */
export function useDownload(
  file: Attachment,
  { load = () => downloadFile(file.file_uid), missing = attachmentMessages.notExists }: Options = {},
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ text: string; error?: unknown } | null>(null);

  async function download(): Promise<void> {
    if (busy) return;
    setProblem(null);
    if (!file.file_uid) return setProblem({ text: attachmentMessages.noFileId });
    setBusy(true);
    try {
      const found = await load();
      if (found === 'missing') setProblem({ text: missing });
      else saveBlob(found.blob, file.file_name || found.fileName);
    } catch (error) {
      setProblem({ text: missing, error });
    } finally {
      setBusy(false);
    }
  }

  const alert = (
    <div role="alert">
      {problem && (
        <Text as="p" tone="bad" size="small" breaks pad={[1, 3]}>
          {problem.text}
          {problem.error instanceof CallError && <Text tone="soft"> {problem.error.message}</Text>}
          <CopyDetails error={problem.error} />
        </Text>
      )}
    </div>
  );
  return { busy, download: () => void download(), alert };
}
