import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import type { Operation } from '@/platform/graphql/operation';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { Button } from '@/shared/ui/Button';
import { noteDeleted } from '../einvoice/slot';
import { copyHref, editHref, type RecordType } from '../recordTypes';
import { recordState } from '../recordAddress';
import type { DocumentMessages, StoredDocument } from './document';
import { canCopyInvoice, canDeleteInvoice, canEditInvoice, waitsForCorrection } from './policy';

interface RecordActionsProps {
  kind: RecordType;
  messages: DocumentMessages;
  remove: Operation<Id, void>;
  record: StoredDocument;
  onFailed: (error: CallError) => void;
}

export function RecordActions({ kind, messages, remove, record, onFailed }: RecordActionsProps) {
  const session = useSession();
  const navigate = useNavigate();
  const call = useCall();
  const busy = useRef(false);
  const [deleting, setDeleting] = useState(false);
  const copyTo = copyHref(kind, record.id);
  const editAt = editHref(kind, record.id);

  const open = (href: string, more: object = {}) => {
    void navigate(href, { state: { ...recordState(kind, record), ...more } });
  };

  const confirmAndDelete = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const named = record.invoiceNumber ? `invoice ${record.invoiceNumber}` : `invoice #${record.id}`;
      const content = `This permanently deletes ${named} with its lines and documents.`;
      if (!(await confirm({ title: 'Delete this draft?', content, okText: 'Delete', danger: true }))) return;
      setDeleting(true);
      await call(remove, record.id);
      noteDeleted(session.userId, kind, record.id);
      notify.success(messages.deleted, { detail: named });
      void navigate(kind.paths.list, { replace: true });
    } catch (problem) {
      const error = toCallError(problem);
      if (error.kind === 'session') return;
      notify.error(messages.deleteFailed, { cause: error });
      onFailed(error);
      setDeleting(false);
    } finally {
      busy.current = false;
    }
  };

  return (
    <>
      {canDeleteInvoice(session, record) && (
        <Button tone="danger" busy={deleting} onClick={() => void confirmAndDelete()}>
          Delete
        </Button>
      )}
      {copyTo !== null && canCopyInvoice(session, record) && (
        <Button disabled={deleting} onClick={() => open(copyTo, { mode: 'copy', itsCopy: true })}>
          Copy Invoice
        </Button>
      )}
      {editAt !== null && canEditInvoice(session, record, kind) && (
        <Button
          tone={waitsForCorrection(session, record, kind) ? 'primary' : undefined}
          disabled={deleting}
          onClick={() => open(editAt)}
        >
          Edit
        </Button>
      )}
    </>
  );
}
