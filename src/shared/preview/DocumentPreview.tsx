import { lazy, Suspense, useId, useState, type ComponentType, type ReactNode } from 'react';
import type { DownloadedFile } from '@/platform/files/fileService';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { attachmentMessages, type Attachment } from '@/shared/attachments/attachment';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { Box, Hidden, Row, Text } from '@/shared/ui/layout';
import styles from './DocumentPreview.module.css';
import { DownloadOffer } from './NotShown';
import { loadStoredFile } from '@/shared/attachments/storedFiles';
import { useDownload } from '@/shared/attachments/useDownload';
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
  if (!shown) return <Message>{attachmentMessages.none}</Message>;
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

interface StoredProps {
  file: Attachment;
  load: PreviewFile['load'];
}

function StoredDocument({ file, load }: StoredProps) {
  const { file_uid: uid, file_name: fileName } = file;
  const kind = getPreviewType(fileName);
  const { data, error, busy, reload } = useLoaded(
    (wanted: string) => loadStoredFile(wanted, load),
    kind === 'none' || !uid ? null : uid,
  );
  if (!uid) return <Message>{attachmentMessages.noFileId}</Message>;
  if (kind === 'none') return <DownloadOnly file={file} load={load} />;
  if (busy) return <output className={styles.waiting} aria-label={`Loading ${fileName}`} />;
  if (error)
    return (
      <Message>
        <QuietRetry text={error.message} error={error} onRetry={() => void reload()} />
      </Message>
    );
  if (!data || data === 'missing') return <Message>{attachmentMessages.notExists}</Message>;
  const Viewer = VIEWERS[kind];
  return (
    <Suspense fallback={<output className={styles.waiting} aria-label={`Opening ${fileName}`} />}>
      <Viewer blob={data.blob} fileName={fileName} />
    </Suspense>
  );
}

function Message({ children }: { children: ReactNode }) {
  return (
    <Text as="div" tone="soft" pad={[7, 6]}>
      {children}
    </Text>
  );
}

function DownloadOnly({ file, load }: StoredProps) {
  const { download, alert } = useDownload(file, { load: () => loadStoredFile(file.file_uid, load) });
  return (
    <DownloadOffer
      why="This file type can't be previewed. Download it to open it."
      fileName={file.file_name}
      onDownload={download}
    >
      {alert}
    </DownloadOffer>
  );
}
