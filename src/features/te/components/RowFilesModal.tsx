import { useMemo, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { AttachmentList } from '@/shared/attachments/AttachmentList';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import { UploadGuardContext, useFilesDialog } from '@/shared/attachments/uploadGuard';
import { attachmentsToJson, type Attachment } from '@/shared/attachments/attachment';
import { Box, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { stagedById, updateStaged, type StagedRow } from '../api/operations';
import { teMessages } from '../model/messages';
import { filesOfRow, type RowFileField } from '../model/rowFiles';
import { getNumber } from '../model/staging';
import { AttachedInvoice } from './AttachedInvoice';

interface RowFilesModalProps {
  open: boolean;
  row: StagedRow;
  field: RowFileField;
  canChange: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const WORDS: Record<RowFileField, { title: string; none: string }> = {
  invoiceCopy: { title: 'Invoice File', none: teMessages.noCopies },
  supportingDocuments: { title: 'Evidence Receipt File', none: teMessages.noDocuments },
};

/** Edits the files of an imported invoice: one pdf, gif or jpeg at a time (spec 3 §5). Saves each change immediately. */
export function RowFilesModal({ open, row, field, canChange, onClose, onClosed }: RowFilesModalProps) {
  const { title, none } = WORDS[field];
  const call = useCall();
  const [files, setFiles] = useState(() => filesOfRow(row, field));
  const [saving, setSaving] = useState(false);
  const { guard, mayClose } = useFilesDialog();
  const close = () => void mayClose().then(may => may && onClose());
  const name = `${title} of ${getNumber(row)}`;

  const save = async (next: Attachment[]) => {
    setSaving(true);
    try {
      await call(updateStaged, { id: row.id, [field]: attachmentsToJson(next) });
      guard.commit(); // The saved record refers to the file, so the service must keep it even if it is removed here
      setFiles(next);
      notify.success(teMessages.fileUpdated);
    } catch (error) {
      notify.error(teMessages.fileNotUpdated, { detail: toCallError(error).message, cause: error });
    } finally {
      setSaving(false);
    }
  };

  return (
    <Modal open={open} title={name} footer={null} onCancel={close} afterClose={onClosed}>
      {files.length === 0 && (
        <Text as="p" tone="soft" below={5}>
          {none}
        </Text>
      )}
      {canChange ? (
        <UploadGuardContext value={guard}>
          <AttachmentUpload
            label={name}
            value={files}
            onChange={next => void save(next)}
            families={['pdf', 'image']}
            max={1}
            module="TEInvoice"
            context="StagingTEInvoice"
            contextId={String(row.id)}
            missing={teMessages.fileMissing}
            disabled={saving}
          />
        </UploadGuardContext>
      ) : (
        files.length > 0 && <AttachmentList files={files} label={name} missing={teMessages.fileMissing} />
      )}
      {field === 'invoiceCopy' && files.length > 0 && <CopyOfRow row={row} files={files} />}
    </Modal>
  );
}

function CopyOfRow({ row, files }: { row: StagedRow; files: readonly Attachment[] }) {
  const { data } = useBackendQuery(stagedById, row.id);
  const invoice = useMemo(() => data && { ...data, invoiceCopy: attachmentsToJson(files) }, [data, files]);
  return invoice ? (
    <Box above={5}>
      <AttachedInvoice invoice={invoice} />
    </Box>
  ) : null;
}
