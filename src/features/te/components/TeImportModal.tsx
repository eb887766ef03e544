import Steps from 'antd/es/steps';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { useSession } from '@/platform/session/SessionContext';
import { storedUploads } from '@/shared/attachments/storedUploads';
import { useUnsavedWork } from '@/shared/form/useUnsavedWork';
import { createImportGuard } from '@/shared/importing/importGuard';
import { Button } from '@/shared/ui/Button';
import { Box, Row } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { BulkUploader } from '../bulkUpload/BulkUploader';
import { createBulkUpload, getCounts, whyNotYet } from '../bulkUpload/bulkUpload';
import { teMessages } from '../model/messages';
import type { FileFamily } from '@/lib/fileTypes';
import { env } from '@/platform/env';
import { CallError } from '@/platform/graphql/callError';
import { checkContent } from '@/platform/files/checkFile';
import { postFile } from '@/platform/files/fileService';
import type { SendImport } from '@/shared/importing/importDef';
import { ImportWorkbench } from '@/shared/importing/ImportWorkbench';
import { attachmentProblem, readImportResult } from '../import/importResult';
import { teImport } from '../import/te.import';

interface ImportModalProps {
  open: boolean;
  onCancel: () => void;
  onClosed: () => void;
  onImported: () => void;
}

const PLACE = 'te';
/** Images, pdf, doc and docx (spec 3 §5). */
const ATTACHMENT_FAMILIES: readonly FileFamily[] = ['picture', 'pdf', 'word'];

/** 'Import Invoice': uploads the attachments, then the file of invoices that names them (spec 3 §2, §4). */
export function TeImportModal({ open, onCancel, onClosed, onImported }: ImportModalProps) {
  const { userId } = useSession();
  const [kept] = useState(() => storedUploads(userId, PLACE));
  const [upload] = useState(() =>
    createBulkUpload({
      families: ATTACHMENT_FAMILIES,
      send: sendAttachment,
      known: kept.read(),
      onStored: kept.add,
    }),
  );
  const [guard] = useState(() => createImportGuard(() => whyNotYet(upload.view())));
  const [step, setStep] = useState(0);
  const view = useSyncExternalStore(upload.subscribe, upload.view);
  const { done, left } = getCounts(view);
  useUnsavedWork({ isDirty: () => getCounts(upload.view()).left > 0 });
  useEffect(() => upload.stop, [upload]);

  const mayClose = async () => {
    const { stopUpload: title, uploadedStays: content } = teMessages;
    const confirmation = { title, content, okText: 'Stop uploading', cancelText: 'Keep uploading', danger: true };
    if (left > 0 && !(await confirm(confirmation))) return false;
    return guard.mayClose();
  };
  const close = () => void mayClose().then(may => may && onCancel());
  const back = () => void guard.mayClose().then(may => may && setStep(0));

  return (
    <Modal
      open={open}
      title="Import Invoice"
      width={step === 0 ? 'min(1080px, 96vw)' : 'min(1480px, 96vw)'}
      centered
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
      afterOpenChange={visible => !visible && onClosed()}
    >
      <Box most={520} below={6}>
        <Steps
          size="small"
          responsive={false}
          current={step}
          items={[{ title: 'Upload attachments' }, { title: 'Import file' }]}
        />
      </Box>
      {step === 0 ? (
        <>
          <BulkUploader
            upload={upload}
            families={ATTACHMENT_FAMILIES}
            label="Attachments"
            hint="Use these file names in the import file."
          />
          <Row align="stretch" place="atEnd" gap={4} above={6}>
            <Button onClick={close}>Cancel</Button>
            {done > 0 && (
              <Button tone="primary" onClick={() => setStep(1)}>
                Next
              </Button>
            )}
          </Row>
        </>
      ) : (
        <>
          <Button tone="link" onClick={back}>
            Back to attachments
          </Button>
          <ImportWorkbench
            def={teImport}
            send={sendTeImport}
            guard={guard}
            onCancel={close}
            onAccepted={() => {
              kept.clear();
              notify.success(teMessages.submitted);
              onImported();
            }}
          />
        </>
      )}
    </Modal>
  );
}

/** Step 1: validates and uploads a file, which is read only now. Rejects with the error message. */
async function sendAttachment(
  file: File,
  { signal, progress }: { signal: AbortSignal; progress: (share: number) => void },
): Promise<void> {
  const verdict = await checkContent(file, ATTACHMENT_FAMILIES);
  if (!verdict.ok) throw new CallError('validation', { message: verdict.message });
  const result = await postFile(`${env.authUrl}/Import/UploadAttachment`, 'file', file, {
    signal,
    onProgress: progress,
  });
  const problem = attachmentProblem(result);
  if (problem !== null) throw new CallError('server', { message: problem });
}

/** Step 2: sends the file of invoices. */
export const sendTeImport: SendImport = async (file, { signal, progress, setMessage: say }) => {
  say(`Uploading ${file.name}`);
  return readImportResult(
    await postFile(`${env.authUrl}/Import/TEInvoiceImport`, 'file', file, { signal, onProgress: progress }),
  );
};
