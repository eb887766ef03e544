import { DocumentPreview, type PreviewFile } from '@/shared/preview/DocumentPreview';
import { Modal } from '@/shared/ui/Modal';

interface ChangeDocumentsProps {
  open: boolean;
  files: readonly PreviewFile[];
  onClose: () => void;
  onClosed: () => void;
}

export function ChangeDocuments({ open, files, onClose, onClosed }: ChangeDocumentsProps) {
  return (
    <Modal
      title="Documents of this change"
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      footer={null}
      width="95%"
    >
      <DocumentPreview files={files} />
    </Modal>
  );
}
