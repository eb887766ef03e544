import { useState } from 'react';
import { viewHref } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import { noteDecision, type NamedRecord } from '@/platform/recentRecords';
import { useSession } from '@/platform/session/SessionContext';
import { COMMAND, DECIDED } from '@/shared/approval/model/outcome';
import type { Action } from '@/shared/approval/model/task';
import { useApproval, type Acted } from '@/shared/approval/useApproval';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { useApprovalWrites } from './api/useApprovalWrites';
import { changeTypes, type ChangeType } from '../profile/changeTypes';

interface Unconfirmed {
  kind: ChangeType;
  error: CallError;
  again: () => void;
}

const remembered = (kind: ChangeType, supplierId: Id, name: string): NamedRecord => ({
  href: viewHref(kind, supplierId),
  name: name || `#${supplierId}`,
  detail: kind.name,
});

/** Returns the three approvals of a profile and the follow-ups of a decision. Call once per profile page. */
export function useProfileApproval(supplierId: Id, name: string, onChanged: () => Promise<void>) {
  const writes = useApprovalWrites(supplierId);
  const { userId } = useSession();
  const [unconfirmed, setUnconfirmed] = useState<readonly Unconfirmed[]>([]);

  /** The decision is final even if this fails; the user can retry, nothing retries automatically. */
  const confirm = async (kind: ChangeType, acted: Acted): Promise<boolean> => {
    const { module, context } = kind;
    const { action, lastLevel, othersAsked, toLevel } = acted;
    const commandName = COMMAND[action];
    const setOpen = (...open: Unconfirmed[]) =>
      setUnconfirmed(before => [...before.filter(other => other.kind !== kind), ...open]);
    setOpen();
    try {
      await writes.confirm({ module, context, commandName });
      // If all approvers must approve, the last one completes the level; only the backend knows who is last.
      const isEnd = async () => lastLevel && (!othersAsked || (await writes.isApproved(context)));
      if (!toLevel && (action !== 'approve' || (await isEnd()))) await writes.setStatus(commandName);
      return true;
    } catch (error) {
      setOpen({ kind, error: toCallError(error), again: () => void confirm(kind, acted).then(onChanged) });
      return false;
    }
  };
  const [profile, finance, items] = changeTypes;
  const getOptions = (kind: ChangeType) => ({
    context: kind,
    contextId: supplierId,
    status: null,
    onRecorded: (acted: Acted) => confirm(kind, acted),
    onActed: (acted: Acted | null) => {
      if (acted) noteDecision(userId, remembered(kind, supplierId, name), DECIDED[acted.action]);
      return onChanged();
    },
  });
  const approvals = [
    useApproval(getOptions(profile)),
    useApproval(getOptions(finance)),
    useApproval(getOptions(items)),
  ] as const;
  const mine = approvals.find(({ rights }) => rights.isPendingWithMe);
  const may = (action: Action) => mine?.rights.actions.includes(action) ?? false;
  useShortcuts([
    { key: 'a', label: 'Approve', works: () => may('approve'), run: () => mine?.press('approve') },
    { key: 's', label: 'Send back', works: () => may('sendback'), run: () => mine?.press('sendback') },
    { key: 'r', label: 'Reject', works: () => may('reject'), run: () => mine?.press('reject') },
  ]);
  const reload = async () => {
    await Promise.all([...approvals.map(({ state }) => state.reload()), onChanged()]);
  };
  return { approvals, unconfirmed, writes, reload, supplierId };
}

export type ProfileApproval = ReturnType<typeof useProfileApproval>;
