import { useState } from 'react';
import type { Id } from '@/lib/ids';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useSession } from '@/platform/session/SessionContext';
import { isPending } from '@/shared/approval/model/task';
import { Bar } from '@/shared/form/Bar';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import { describeGap, type Gap } from '../gaps';
import { changeTypes } from '../profile/changeTypes';
import { PageLink } from '../profile/PageLink';
import { CHANGES } from '../profile/pages';
import { canChangeProfile } from '../supplier.policy';
import { canSendForApproval, recipients, describeUnsentChanges } from './model/send';
import type { ProfileApproval } from './useProfileApproval';
import type { Unsent } from './useUnsent';

export function useMaySend(
  supplier: { id: Id; approved: string | null; workflowStatus: string | null },
  { approvals }: ProfileApproval,
): boolean {
  const session = useSession();
  const tasks = approvals.map(({ state }) => state.task);
  return canChangeProfile(session, supplier.id) && canSendForApproval(supplier, tasks);
}

interface SendBarProps {
  approval: ProfileApproval;
  unsent: Unsent;
  /** True until the profile has been sent once. */
  isFirst: boolean;
  isReviewed: boolean;
  /** Called with the locations' missing data, which the page shows until completed. */
  onGaps: (gaps: readonly Gap[]) => void;
  goTo: (gap: Gap) => void;
  onSent: () => void;
}

/** Display time in seconds of a missing contact or bank account (spec 1 §9). */
const SECONDS = 8;
const MOST = 5;
const SENT = 'Details has been submit successfully!';
const UNCORRECTED = {
  content: 'The approvers will receive the same values again.',
  okText: 'Send anyway',
};
const uncorrectedTitle = (count: number) =>
  count === 1
    ? 'Send without correcting the change sent back?'
    : `Send without correcting any of the ${count} changes sent back?`;
const NOT_SENT = "Your changes couldn't be sent. Try again.";

/** Shows unsent changes, their approvers, and 'Send For Approver', which checks the locations and then starts the approval (spec 1 §4). */
export function SendBar({ approval, unsent, isFirst, isReviewed, onGaps, goTo, onSent }: SendBarProps) {
  const { approvals, writes, reload } = approval;
  const [busy, setBusy] = useState(false);

  /** Sends without retry, because a second call would start a second approval. After an unclear response the approvals show the result. */
  const sendOnce = async (): Promise<boolean> => {
    const hasBegun = async () => {
      const before = approvals.map(({ state }) => state.task);
      const now = await Promise.all(approvals.map(({ state }) => state.read()));
      const wasOver = (at: number) => before[at] !== undefined && !isPending(before[at]?.status ?? '');
      return now.some((task, at) => isPending(task?.status ?? '') && wasOver(at));
    };
    try {
      return (await writes.send()) || (await hasBegun());
    } catch (error) {
      if (await hasBegun().catch(() => false)) return true;
      throw error;
    }
  };
  const changes = unsent.changes ?? [];
  const corrections = changes.filter(({ corrected }) => corrected !== null);
  const isUncorrected = corrections.length > 0 && corrections.every(({ corrected }) => !corrected);
  const send = async () => {
    if (isUncorrected && !(await confirm({ ...UNCORRECTED, title: uncorrectedTitle(corrections.length) }))) return;
    setBusy(true);
    try {
      const gaps = await writes.gaps();
      onGaps(gaps);
      for (const gap of gaps.slice(0, MOST))
        notify.error(describeGap(gap), { seconds: SECONDS, action: { label: 'Go to entry', run: () => goTo(gap) } });
      const more = gaps.length - MOST;
      if (more > 0) notify.error(`${more} more locations are missing a contact or bank account.`, { seconds: SECONDS });
      if (gaps.length > 0) return;
      const isSent = await sendOnce();
      if (isSent) notify.success(SENT);
      else notify.error(NOT_SENT);
      await Promise.all([reload(), unsent.reload()]);
      if (isSent) onSent();
    } catch (error) {
      notify.error(toCallError(error).message, { cause: error });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Bar
      state={<WhatIsSent {...{ approval, unsent, isFirst, isReviewed }} />}
      label="Unsent changes"
      buttons={
        <Button
          tone={unsent.changes?.length === 0 && !isFirst ? undefined : 'primary'}
          busy={busy}
          onClick={() => void send()}
        >
          Send For Approver
        </Button>
      }
    />
  );
}

type WhatIsSentProps = Pick<SendBarProps, 'approval' | 'unsent' | 'isFirst' | 'isReviewed'>;

function WhatIsSent({ approval, unsent, isFirst, isReviewed }: WhatIsSentProps) {
  const { changes, error } = unsent;
  if (error)
    return (
      <Text size="small" tone="soft">
        Couldn't load your changes.{' '}
        <Button tone="link" onClick={() => void unsent.reload()}>
          Try again
        </Button>
      </Text>
    );
  if (!changes) return null;
  if (changes.length === 0)
    return (
      <Text size="small" tone="soft">
        {isFirst ? 'Not sent for approval yet' : 'No unsent changes'}
      </Text>
    );
  const { count, corrected } = describeUnsentChanges(changes);
  const types = isReviewed ? [] : changeTypes.filter(kind => changes.some(({ decidedBy }) => decidedBy === kind));
  const goes = types.map(kind => recipients(kind, approval.approvals[changeTypes.indexOf(kind)]?.task ?? null));
  const details = [corrected, goes.length > 0 && `Goes ${[...new Set(goes)].join('; ')}.`].filter(Boolean).join(' ');
  return (
    <>
      {isReviewed ? (
        <strong>{count}</strong>
      ) : (
        <PageLink page={CHANGES.id}>
          <strong>Review {count}</strong>
        </PageLink>
      )}
      {details && (
        <Text block size="fine" tone="soft" breaks>
          {details}
        </Text>
      )}
    </>
  );
}
