import { recordKinds, copyHref, editHref } from '@/domain/recordKinds';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useSession } from '@/platform/session/SessionContext';
import { useDeleteNonPo } from '../api/useDeleteNonPo';
import type { NonPoInvoice } from '../api/useNonPo';
import { messages } from '../model/messages';
import { canCopyInvoice, canDeleteInvoice, canEditInvoice } from '../model/nonPo.policy';
import { readDeleteResult } from '../model/nonPo.result';
import { nonPoPaths, recordState } from '../paths';

interface NonPoActionsProps {
  invoice: NonPoInvoice;
  /** A deletion failed; `words` say why. */
  onFailed: (words: string) => void;
}

/** What this user may do with the stored invoice itself: edit, copy, delete (spec 2 §4). */
export function NonPoActions({ invoice, onFailed }: NonPoActionsProps) {
  const session = useSession();
  const navigate = useNavigate();
  const remove = useDeleteNonPo();
  const busy = useRef(false);
  const [deleting, setDeleting] = useState(false);

  const open = (href: string, more: object) => {
    void navigate(href, { state: { ...recordState(invoice), ...more } });
  };

  const askAndDelete = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      const named = invoice.invoiceNumber ? `Invoice ${invoice.invoiceNumber}` : `Invoice #${invoice.id}`;
      const content = `${named} is deleted for good, with its lines and documents.`;
      if (!(await confirm({ title: 'Delete this draft?', content, okText: 'Delete', danger: true }))) return;
      setDeleting(true);
      if (!readDeleteResult(await remove(invoice.id))) throw new Error('not confirmed');
      notify.success(messages.deleted);
      void navigate(nonPoPaths.list, { replace: true });
    } catch (problem) {
      const { kind, message } = toCallError(problem);
      if (kind === 'session') return;
      notify.error(messages.deleteFailed);
      onFailed(message);
      setDeleting(false);
    } finally {
      busy.current = false;
    }
  };

  return (
    <>
      {canDeleteInvoice(session, invoice) && (
        <Button danger loading={deleting} onClick={() => void askAndDelete()}>
          Delete
        </Button>
      )}
      {canCopyInvoice(session, invoice) && (
        <Button
          disabled={deleting}
          onClick={() => open(copyHref(recordKinds.NonPoInvoice, invoice.id), { mode: 'copy', itsCopy: true })}
        >
          Copy Invoice
        </Button>
      )}
      {canEditInvoice(session, invoice) && (
        <Button disabled={deleting} onClick={() => open(editHref(recordKinds.NonPoInvoice, invoice.id), {})}>
          Edit
        </Button>
      )}
    </>
  );
}
