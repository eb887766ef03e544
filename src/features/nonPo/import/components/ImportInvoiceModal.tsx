import type { Session } from '@/platform/session/session';
import { AttachmentUpload } from '@/shared/attachments/AttachmentUpload';
import type { FileFamily } from '@/shared/attachments/attachment';
import { Button } from '@/shared/ui/Button';
import { UploadGuardContext } from '@/shared/attachments/uploadGuard';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Stack, Text } from '@/shared/ui/layout';
import { LookupsContext, useAfterLookups } from '@/shared/ui/lookups';
import { useEnterGoesOn } from '@/shared/ui/useEnterGoesOn';
import { getFiles, recordTypes } from '@/domain/recordTypes';
import { PartyFields } from '@/domain/invoice/PartyFields';
import type { NewInvoiceFor } from '@/domain/invoice/newInvoice';
import { Modal } from '@/shared/ui/Modal';
import { importMessages } from '../model/importMessages';
import type { ReadFile } from '../model/importState';
import { useImport } from './useImport';

const FAMILIES: readonly FileFamily[] = ['pdf', 'image'];

interface ImportInvoiceModalProps {
  session: Session;
  onCancel: () => void;
  onRead: (invoiceFor: NewInvoiceFor, read: ReadFile) => void;
}

export function ImportInvoiceModal({ session, onCancel, onRead }: ImportInvoiceModalProps) {
  const state = useImport(session, onRead);
  const { running, problem } = state;
  const { lookups, waits, run } = useAfterLookups(() => void state.submit(), state.choice.companies.loading);
  const enterGoesOn = useEnterGoesOn(run);
  return (
    <Modal
      open
      title="Create Invoice"
      onCancel={onCancel}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {state.canGoOnByHand && <Button onClick={state.goOnByHand}>Enter manually</Button>}
          <Button tone="primary" busy={running || waits} onClick={run}>
            {running ? importMessages.processing : 'Submit'}
          </Button>
        </>
      }
    >
      <UploadGuardContext value={state.guard}>
        <Stack gap={6} pad={[4, 0]} aria-busy={running} {...enterGoesOn}>
          <LookupsContext value={lookups}>
            <PartyFields choice={state.choice} problem={null} disabled={running} />
          </LookupsContext>
          <Stack gap={3}>
            <Text tone="soft" weight="medium" data-required aria-hidden="true">
              Invoice
            </Text>
            <AttachmentUpload
              {...getFiles(recordTypes.NonPoInvoice)}
              label="Invoice"
              families={FAMILIES}
              max={1}
              contextId=""
              value={state.files}
              onChange={state.setFiles}
              disabled={running}
              aria-required
            />
          </Stack>
          <div role="alert">
            {problem && (
              <Text as="p" tone="bad" weight="medium">
                {problem.message}
                <CopyDetails error={problem.error} />
                {state.canGoOnByHand && (
                  <Text block tone="soft" weight="plain">
                    Try again, choose another file, or enter the invoice manually with this file attached.
                  </Text>
                )}
              </Text>
            )}
          </div>
          <Text as="output" tone="soft" hushed>
            {running ? `${importMessages.processing}… Up to 15 seconds.` : ''}
          </Text>
        </Stack>
      </UploadGuardContext>
    </Modal>
  );
}
