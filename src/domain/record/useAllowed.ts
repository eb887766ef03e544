import { useSession } from '@/platform/session/SessionContext';
import { useWorkflowTask } from '@/shared/approval/api/useWorkflowTask';
import { approvalRights, isDesignatedTurn } from '@/shared/approval/model/rights';
import { userOf } from '@/shared/approval/model/user';
import type { RecordKind } from '../recordKinds';
import type { Loadable } from '../calls/loadable';
import type { StoredDocument } from './document';
import { canCopyInvoice, canCorrectInvoice, canEditInvoice } from './policy';

/** 'correct': the designated approver puts right what a supplier submitted (spec 2 §4 'Save As Draft'). */
export type Act = 'edit' | 'copy' | 'correct';

/** What this user may do on an edit or copy page: null for nothing. Only whether it is an approver's turn is for the workflow to say. */
export function useAllowed(
  kind: RecordKind,
  asked: 'edit' | 'copy',
  record: StoredDocument | null | undefined,
): Loadable<Act> {
  const session = useSession();
  const may = !record
    ? undefined
    : asked === 'edit'
      ? canEditInvoice(session, record, kind)
      : canCopyInvoice(session, record);
  const asApprover = asked === 'edit' && may === false && record && canCorrectInvoice(session, record);
  const { task, error, reload } = useWorkflowTask(kind.context, asApprover ? record.id : null);
  if (!asApprover) return { data: may === undefined ? undefined : may ? asked : null };
  const user = userOf(session);
  const named = { userId: record.approverId ?? '', email: record.approverEmail ?? '' };
  const isTurn = task && isDesignatedTurn(approvalRights(task, user, kind), user, named);
  return { data: task === undefined ? undefined : isTurn ? 'correct' : null, error, reload };
}
