import type { Attachment } from '@/shared/attachments/attachment';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { UploadGuardContext, useFilesDialog } from '@/shared/attachments/uploadGuard';
import type { UploadTarget } from '@/shared/attachments/useUploads';
import { Button } from '@/shared/ui/Button';
import { Modal } from '@/shared/ui/Modal';

interface AttachmentDialogProps {
  open: boolean;
  title: string;
  files: readonly Attachment[];
  /** Null: read-only. */
  upload: UploadTarget | null;
  onChange: (files: Attachment[]) => void;
  onClose: () => void;
  onClosed: () => void;
}

export function AttachmentDialog(props: AttachmentDialogProps) {
  const { open, title, files, upload, onChange, onClose, onClosed } = props;
  const { guard, mayClose } = useFilesDialog();
  const close = () => void mayClose().then(may => may && onClose());
  return (
    <Modal
      open={open}
      title={title}
      onCancel={close}
      afterClose={onClosed}
      footer={<Button onClick={close}>Close</Button>}
    >
      {upload ? (
        <UploadGuardContext value={guard}>
          <AttachmentUpload {...upload} label={title} value={files} onChange={onChange} />
        </UploadGuardContext>
      ) : (
        <AttachmentList files={files} label={title} />
      )}
    </Modal>
  );
}
