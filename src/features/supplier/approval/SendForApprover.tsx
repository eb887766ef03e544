import { useRef, useState } from 'react';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { useSession } from '@/platform/session/SessionContext';
import { Button } from '@/shared/ui/Button';
import { gapInWords, type Gap } from '../gaps';
import { canChangeProfile } from '../supplier.policy';
import { canSendForApproval } from './model/send';
import type { ProfileApproval } from './useProfileApproval';

interface SendForApproverProps {
  supplier: { id: Id; approved: string | null; workflowStatus: string | null };
  approval: ProfileApproval;
  /** Hears what the locations lack; it stays on the page until it is there. */
  onGaps: (gaps: readonly Gap[]) => void;
  /** Leads to the row that a location lacks. */
  goTo: (gap: Gap) => void;
}

/** How long a missing contact or bank is said (spec 1 §9). */
const SECONDS = 8;
/** The most locations that are named; of more than these only the number is said. */
const MOST = 5;
const SENT = 'Details has been submit successfully!';
const NOT_SENT = 'Your changes were not sent. Please try again.';

/** 'Send For Approver': looks at the locations first, then starts the approval of what changed (spec 1 §4). */
export function SendForApprover({ supplier, approval, onGaps, goTo }: SendForApproverProps) {
  const { approvals, writes, reload } = approval;
  const session = useSession();
  const [busy, setBusy] = useState(false);
  /** Takes away what the last pre-check said. */
  const said = useRef<(() => void)[]>([]);
  const statuses = approvals.flatMap(({ task }) => (task ? [task.status] : []));
  if (!canChangeProfile(session, supplier.id) || !canSendForApproval(supplier, statuses)) return null;

  const send = async () => {
    setBusy(true);
    for (const dismiss of said.current.splice(0)) dismiss();
    try {
      const gaps = await writes.gaps();
      onGaps(gaps);
      for (const gap of gaps.slice(0, MOST))
        said.current.push(
          notify.error(gapInWords(gap), { seconds: SECONDS, action: { label: 'Go there', run: () => goTo(gap) } }),
        );
      const more = gaps.length - MOST;
      if (more > 0)
        said.current.push(notify.error(`${more} more locations are missing contact or bank.`, { seconds: SECONDS }));
      if (gaps.length > 0) return;
      if (await writes.send()) notify.success(SENT);
      else notify.error(NOT_SENT);
      await reload();
    } catch (error) {
      notify.error(toCallError(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button tone="primary" busy={busy} onClick={() => void send()}>
      Send For Approver
    </Button>
  );
}
