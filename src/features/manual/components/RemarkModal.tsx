import { useRef } from 'react';
import { recordTypes } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { DialogForm, type Leave } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { Modal } from '@/shared/ui/Modal';
import { Notice } from '@/shared/ui/Notice';
import { manualClose } from '../api/operations';
import { messages } from '../messages';

const kind = recordTypes.ManualInvoiceEntry;

const fields = defineFields([
  { kind: 'longText', name: 'remarks', label: 'Remark', rows: 4, span: 3, required: messages.remarkEmpty },
]);
type Remark = ValuesOf<typeof fields>;
const BLANK: Remark = { remarks: '' };
const resolved = resolveFields<Remark>(fields, [], [], BLANK);

const WORDS = {
  review: { title: 'Review and close invoice', submit: 'Close invoice', back: 'Cancel' },
  cancel: { title: 'Cancel invoice', submit: 'Cancel invoice', back: 'Keep invoice' },
};

interface RemarkModalProps {
  open: boolean;
  entry: { id: Id; invoiceNumber: string | null };
  /** Review by a reviewer, or cancellation by the creator; both close the entry with a remark (spec 3 §4). */
  act: keyof typeof WORDS;
  /** The form below has changes that the cancellation does not save. */
  isUnsaved?: boolean;
  onCancel: () => void;
  onClosed: () => void;
  onDone: () => void;
}

export function RemarkModal({ open, entry, act, isUnsaved = false, onCancel, onClosed, onDone }: RemarkModalProps) {
  const call = useCall();
  const leave = useRef<Leave>(null);
  const form = useDocumentForm<Remark, Id | null>({
    key: { screen: `${kind.context}.${act}`, recordId: String(entry.id) },
    initial: BLANK,
    schemaFor: (_values, intent) => buildSchema(resolved, intent),
    save: async ({ remarks }) => {
      try {
        return await call(manualClose, { id: entry.id, remarks: remarks.trim() });
      } catch (problem) {
        // The toast shows the message of spec 3 §8, the dialog shows the server's reason.
        if (toCallError(problem).kind !== 'session') notify.error(messages.closeFailed, { cause: problem });
        throw problem;
      }
    },
    readResult: id => (id === null ? { error: messages.closeFailed } : 'ok'),
    onSaved: () => {
      notify.success(messages.closed, { detail: entry.invoiceNumber ?? `#${entry.id}` });
      onDone();
    },
  });
  return (
    <Modal
      title={`${WORDS[act].title} ${entry.invoiceNumber ?? `#${entry.id}`}`}
      open={open}
      width={560}
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': 'Close' }}
      onCancel={() => (leave.current ?? onCancel)()}
      afterClose={onClosed}
    >
      <DialogForm
        form={form}
        recordPath={kind.paths.list}
        submitLabel={WORDS[act].submit}
        cancelLabel={WORDS[act].back}
        onCancel={onCancel}
        leave={leave}
      >
        {isUnsaved && (
          <Notice tone="warn" as="p">
            Your unsaved changes to this invoice will be lost.
          </Notice>
        )}
        <FieldGrid control={form.control} resolved={resolved} />
      </DialogForm>
    </Modal>
  );
}
