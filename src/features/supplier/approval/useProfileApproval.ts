import { useState } from 'react';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import { COMMAND } from '@/shared/approval/model/outcome';
import { useApproval, type Acted } from '@/shared/approval/useApproval';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { useApprovalWrites } from './api/useApprovalWrites';
import { changeKinds } from './model/contexts';

type ChangeKind = (typeof changeKinds)[number];

/** The three approvals of a profile, and what has to follow a decision. Call it once in the profile's page. */
export function useProfileApproval(supplierId: number, onChanged: () => Promise<void>) {
  const writes = useApprovalWrites(supplierId);
  const [unconfirmed, setUnconfirmed] = useState<{ error: CallError; again: () => void } | null>(null);

  /** A decision stands whatever becomes of this; what did not get through is offered again, never repeated by itself. */
  const confirm = async ({ module, context }: ChangeKind, { action, lastLevel, toLevel }: Acted) => {
    const isFinal = !toLevel && (action !== 'approve' || lastLevel);
    setUnconfirmed(null);
    try {
      await writes.confirm({ module, context, commandName: COMMAND[action] }, isFinal);
    } catch (error) {
      setUnconfirmed({
        error: toCallError(error),
        again: () => void confirm({ module, context } as ChangeKind, { action, lastLevel, toLevel }),
      });
    }
    await onChanged();
  };
  const [profile, finance, items] = changeKinds;
  const optionsOf = (kind: ChangeKind) => ({
    context: kind,
    contextId: supplierId,
    status: null,
    onActed: (acted: Acted | null) => (acted ? confirm(kind, acted) : onChanged()),
  });
  const approvals = [
    useApproval(optionsOf(profile)),
    useApproval(optionsOf(finance)),
    useApproval(optionsOf(items)),
  ] as const;
  const mine = approvals.find(({ rights }) => rights.isPendingWithMe);
  useShortcuts([
    { key: 'a', label: 'Approve', run: () => mine?.press('approve') },
    { key: 's', label: 'Send back', run: () => mine?.press('sendback') },
  ]);
  const reload = async () => {
    await Promise.all([...approvals.map(({ state }) => state.reload()), onChanged()]);
  };
  return { approvals, unconfirmed, writes, reload, supplierId };
}

export type ProfileApproval = ReturnType<typeof useProfileApproval>;
