import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { attachmentMessages } from './attachment';

/** The popup of spec 1 §2 'File upload widget'. A default export because it is loaded when it is opened. */
export default function UploadedFiles(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Modal
      title={attachmentMessages.uploadedFiles}
      open={props.open}
      onCancel={props.onClose}
      footer={null}
      destroyOnHidden
    >
      {props.children}
    </Modal>
  );
}
