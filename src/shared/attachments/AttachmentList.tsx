import { useRef } from 'react';
import { confirm } from '@/platform/feedback/feedback';
import { Button } from '@/shared/ui/Button';
import { Stack, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { attachmentMessages, type Attachment } from './attachment';
import styles from './attachments.module.css';
import { FileRow, ActButton } from './FileRow';
import { useDownload } from './useDownload';

const loadPopup = async () => (await import('@/shared/ui/Modal')).Modal;

/** Files that a field shows without its popup. */
const IN_PLACE = 3;

interface AttachmentListProps {
  files: readonly Attachment[];
  label?: string;
  /** Text shown without files. */
  empty?: string;
  /** Message for a file that the service doesn't have; default 'File not exists'. */
  missing?: string | undefined;
  onDelete?: (file: Attachment) => void;
  titles?: readonly string[] | undefined;
  onTitle?: (file: Attachment, title: string) => void;
}

export function AttachmentList({ files, label, empty, missing, onDelete, titles, onTitle }: AttachmentListProps) {
  if (files.length === 0)
    return (
      <Text as="p" tone="faint">
        {empty ?? attachmentMessages.none}
      </Text>
    );
  return (
    <Stack as="ul" gap={2} aria-label={label}>
      {files.map((file, index) => (
        <li key={file.file_uid || `${file.file_name} ${index}`}>
          <StoredFile file={file} missing={missing} onDelete={onDelete} titles={titles} onTitle={onTitle} />
        </li>
      ))}
    </Stack>
  );
}

/** Shows a field's first files in place and all files in a popup (spec 1 §2 'File upload widget'). */
export function UploadedFiles(props: AttachmentListProps) {
  const { files, titles } = props;
  const popup = useLazyModal(loadPopup);
  // A file without a title must be visible.
  const shown = titles ? files : files.slice(0, IN_PLACE);
  return (
    <>
      <AttachmentList {...props} files={shown} />
      {files.length > shown.length && (
        <Button tone="link" small busy={popup.opening !== null} {...popup.opener()}>
          {attachmentMessages.uploadedFiles} ({files.length})
        </Button>
      )}
      {popup.Component && (
        <popup.Component
          title={attachmentMessages.uploadedFiles}
          open={popup.isOpen}
          onCancel={popup.close}
          afterClose={popup.remove}
          footer={null}
        >
          <AttachmentList {...props} />
        </popup.Component>
      )}
    </>
  );
}

interface StoredFileProps extends Pick<AttachmentListProps, 'missing' | 'onDelete' | 'titles' | 'onTitle'> {
  file: Attachment;
}

function StoredFile({ file, missing, onDelete, titles, onTitle }: StoredFileProps) {
  const { busy, download, alert } = useDownload(file, { missing });
  const row = useRef<HTMLDivElement>(null);

  async function confirmAndDelete(): Promise<void> {
    const sure = await confirm({ title: `Delete ${file.file_name}?`, okText: 'Delete', danger: true });
    if (!sure) return;
    // The row is about to disappear: keep the focus in the widget.
    row.current?.closest<HTMLElement>('[data-upload], [role="dialog"]')?.querySelector('button')?.focus();
    onDelete?.(file);
  }

  return (
    <div ref={row}>
      <FileRow name={file.file_name} size={file.fileSize} title={titles ? undefined : file.title}>
        {titles && (
          <select
            className={styles.title}
            aria-label={`Title of ${file.file_name}`}
            value={file.title ?? ''}
            onChange={event => onTitle?.(file, event.target.value)}
          >
            <option value="" disabled>
              Select a title
            </option>
            {(file.title && !titles.includes(file.title) ? [file.title, ...titles] : titles).map(title => (
              <option key={title}>{title}</option>
            ))}
          </select>
        )}
        <ActButton act="download" label={`Download ${file.file_name}`} busy={busy} onClick={download} />
        {onDelete && (
          <ActButton act="remove" label={`Delete ${file.file_name}`} onClick={() => void confirmAndDelete()} />
        )}
      </FileRow>
      {alert}
    </div>
  );
}
