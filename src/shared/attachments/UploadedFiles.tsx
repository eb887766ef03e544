import type { ReactNode } from 'react';
import { Modal } from '@/shared/ui/Modal';
import { attachmentMessages } from './attachment';

interface UploadedFilesProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** Popup of spec 1 §2 'File upload widget'. */
export function UploadedFiles(props: UploadedFilesProps) {
  return (
    <Modal
      title={attachmentMessages.uploadedFiles}
      open={props.open}
      onCancel={props.onClose}
      afterClose={props.onClosed}
      footer={null}
    >
      {props.children}
    </Modal>
  );
}
