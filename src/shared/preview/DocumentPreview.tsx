import { lazy, Suspense, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { DownloadedFile } from '@/platform/files/fileService';
import { saveBlob } from '@/platform/files/saveBlob';
import { CallError } from '@/platform/graphql/callError';
import { attachmentMessages, type Attachment } from '@/shared/attachments/attachment';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { Box, Hidden, Row, Text } from '@/shared/ui/layout';
import styles from './DocumentPreview.module.css';
import { DownloadOffer } from './NotShown';
import { loadStoredFile } from '@/shared/attachments/storedFiles';
import type { ViewerProps } from './viewer';
import { getExtension } from '@/lib/fileTypes';

type PreviewType = 'pdf' | 'image' | 'sheet' | 'none';

const KINDS: Record<string, PreviewType> = {
  pdf: 'pdf',
  gif: 'image',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  csv: 'sheet',
  xlsx: 'sheet',
};

/** Returns the viewer by file name only; the viewer itself reports wrong content. */
export function getPreviewType(fileName: string): PreviewType {
  return KINDS[getExtension(fileName)] ?? 'none';
}

/** Stored file of a record and its field label, such as 'Signed Copy'. */
export interface PreviewFile {
  file: Attachment;
  label: string;
  /** Fetches a file that is not in the file service; `file_uid` may then be any unique name. Rejects with `CallError`. */
  load?: () => Promise<DownloadedFile | 'missing'>;
}

const VIEWERS: Record<Exclude<PreviewType, 'none'>, ComponentType<ViewerProps>> = {
  pdf: lazy(() => import('./pdf/PdfViewer')),
  image: lazy(() => import('./ImageViewer')),
  sheet: lazy(() => import('./SheetViewer')),
};

export function DocumentPreview({ files }: { files: readonly PreviewFile[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const listId = useId();
  const shown = files.find(({ file }) => file.file_uid === chosen) ?? files[0];
  if (!shown)
    return (
      <Text as="p" tone="soft" pad={[7, 6]}>
        {attachmentMessages.none}
      </Text>
    );
  return (
    <Row as="section" down card className={styles.preview} aria-label="Documents">
      <Box pad={[4, 5]} ruledBelow>
        {files.length > 1 ? (
          <>
            <Hidden as="label" htmlFor={listId}>
              Document shown
            </Hidden>
            <select
              id={listId}
              className={styles.choice}
              value={shown.file.file_uid}
              onChange={event => setChosen(event.target.value)}
            >
              {files.map(({ file, label }) => (
                <option key={file.file_uid} value={file.file_uid}>
                  {label}: {file.file_name}
                </option>
              ))}
            </select>
          </>
        ) : (
          <Text as="p" tone="ink" weight="strong" cut title={shown.file.file_name}>
            {shown.label}: {shown.file.file_name}
          </Text>
        )}
      </Box>
      <StoredDocument key={shown.file.file_uid} file={shown.file} load={shown.load} />
    </Row>
  );
}

type Loaded = DownloadedFile | 'missing' | CallError | null;

interface StoredProps {
  file: Attachment;
  load: PreviewFile['load'];
}

function StoredDocument({ file, load }: StoredProps) {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [attempt, setAttempt] = useState(0);
  const kind = getPreviewType(file.file_name);
  const latestLoad = useRef(load);

  useEffect(() => {
    if (kind === 'none' || !file.file_uid) return;
    let current = true;
    loadStoredFile(file.file_uid, latestLoad.current).then(
      found => current && setLoaded(found),
      (error: unknown) => current && setLoaded(error instanceof CallError ? error : new CallError('server')),
    );
    return () => {
      current = false;
    };
  }, [file.file_uid, kind, attempt]);

  if (!file.file_uid)
    return (
      <Text as="p" tone="soft" pad={[7, 6]}>
        {attachmentMessages.noFileId}
      </Text>
    );
  if (kind === 'none') return <DownloadOnly file={file} load={load} />;
  if (loaded === null) return <output className={styles.waiting} aria-label={`Loading ${file.file_name}`} />;
  if (loaded === 'missing')
    return (
      <Text as="p" tone="soft" pad={[7, 6]}>
        {attachmentMessages.notExists}
      </Text>
    );
  if (loaded instanceof CallError) {
    const again = () => {
      setLoaded(null);
      setAttempt(count => count + 1);
    };
    return (
      <Text as="div" tone="soft" pad={[7, 6]}>
        <QuietRetry text={loaded.message} error={loaded} onRetry={again} />
      </Text>
    );
  }
  const Viewer = VIEWERS[kind];
  return (
    <Suspense fallback={<output className={styles.waiting} aria-label={`Opening ${file.file_name}`} />}>
      <Viewer blob={loaded.blob} fileName={file.file_name} />
    </Suspense>
  );
}

function DownloadOnly({ file, load }: StoredProps) {
  const [problem, setProblem] = useState<{ text: string; error?: unknown } | null>(null);
  async function download(): Promise<void> {
    setProblem(null);
    try {
      const found = await loadStoredFile(file.file_uid, load);
      if (found === 'missing') setProblem({ text: attachmentMessages.notExists });
      else saveBlob(found.blob, file.file_name);
    } catch (error) {
      setProblem({ text: error instanceof CallError ? error.message : attachmentMessages.notExists, error });
    }
  }
  return (
    <DownloadOffer
      why="This file type can't be previewed. Download it to open it."
      fileName={file.file_name}
      onDownload={() => void download()}
    >
      <p role="alert">
        {problem?.text}
        <CopyDetails error={problem?.error} />
      </p>
    </DownloadOffer>
  );
}
