import { useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { createImportGuard } from '@/shared/importing/importGuard';
import { ImportWorkbench } from '@/shared/importing/ImportWorkbench';
import { Modal } from '@/shared/ui/Modal';
import { useManualImport } from '../import/api/useManualImport';
import { manualImportMessages } from '../messages';

interface ImportModalProps {
  open: boolean;
  onCancel: () => void;
  onClosed: () => void;
  onImported: () => void;
}

/** 'Import Item': lets the user correct a file of entries and import it (spec 3 §2, §4). */
export function ManualImportModal({ open, onCancel, onClosed, onImported }: ImportModalProps) {
  const { def, send } = useManualImport();
  const [guard] = useState(createImportGuard);
  const close = () => void guard.mayClose().then(may => may && onCancel());
  return (
    <Modal
      open={open}
      title="Import Item"
      width="min(1480px, 96vw)"
      centered
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={visible => !visible && onClosed()}
    >
      <ImportWorkbench
        def={def}
        send={send}
        guard={guard}
        onCancel={close}
        onAccepted={({ succeeded }) => {
          notify.success(manualImportMessages.imported, { detail: manualImportMessages.count(succeeded ?? 0) });
          onImported();
        }}
      />
    </Modal>
  );
}
