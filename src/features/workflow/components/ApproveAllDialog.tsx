import { useId, useMemo, useRef, useState } from 'react';
import { useRemarks, remarksProblem, confirmDiscard } from '@/shared/approval/useRemarks';
import { Button } from '@/shared/ui/Button';
import { Money } from '@/shared/ui/Money';
import { Problem } from '@/shared/ui/Problem';
import { DialogFoot, Text } from '@/shared/ui/layout';
import { NativeDialog } from '@/shared/ui/NativeDialog';
import { submitOnEnter } from '@/shared/ui/useEnterGoesOn';
import { useAccountRequests } from '../api/useAccountRequests';
import { accountTasks, checkTasks } from '../model/fraudWarnings';
import type { ListedTask } from '../model/listedTask';
import { getComparedTasks } from '../model/comparedTasks';
import { getTaskSums } from '../model/taskList';
import { FraudWarnings, ComparisonWarnings } from './ComparisonWarnings';
import styles from './ApproveAllDialog.module.css';

interface ApproveAllDialogProps {
  tasks: readonly ListedTask[];
  userId: string;
  remarksBefore: string;
  phase: 'idle' | 'sending' | 'checking';
  onApprove: (remarks: string) => void;
  onClose: () => void;
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function SumsTable({ id, tasks }: { id: string; tasks: readonly ListedTask[] }) {
  const { sums, withoutAmount } = getTaskSums(tasks);
  return (
    <Text as="table" wide figures above={5} below={6} id={id} className={styles.sums}>
      <tbody>
        {sums.map(({ currency, country, count, total }) => (
          <tr key={currency}>
            <th scope="row">{plural(count, 'request')}</th>
            <td>
              <Money value={total} country={country || (currency === 'INR' ? 'IN' : 'US')} currency={currency} />
            </td>
          </tr>
        ))}
        {withoutAmount > 0 && (
          <tr>
            <th scope="row">{plural(withoutAmount, 'request')}</th>
            <td>{withoutAmount === 1 ? 'no amount' : 'no amounts'}</td>
          </tr>
        )}
      </tbody>
    </Text>
  );
}

/** Fraud warnings require remarks. The dialog stays until all results are known. Remarks survive a lost session. */
export function ApproveAllDialog({ tasks, userId, remarksBefore, phase, onApprove, onClose }: ApproveAllDialogProps) {
  const remarksField = useRef<HTMLTextAreaElement>(null);
  const key = { userId, context: 'ApproveAll', contextId: 0, action: 'approve' };
  const [remarks, setRemarks] = useRemarks(key, remarksBefore);
  const [tried, setTried] = useState(false);
  const isSent = useRef(false);
  const id = useId();
  const busy = phase !== 'idle';
  const changes = useMemo(() => accountTasks(tasks), [tasks]);
  const loaded = useAccountRequests(changes);
  const accounts = useMemo(() => checkTasks(changes, loaded.data), [changes, loaded.data]);
  const comparisons = useMemo(() => getComparedTasks(tasks), [tasks]);
  const needed = accounts.flagged.length > 0;
  const hasWarnings = needed || comparisons.odd.length > 0;
  const wrong = remarksProblem(remarks, needed);
  const leave = async () => {
    if (!busy && (await confirmDiscard(remarks))) onClose();
  };
  const submit = () => {
    setTried(true);
    if (wrong !== null) remarksField.current?.focus();
    else if (!isSent.current) {
      isSent.current = true; // the dialog can outlive the call by one render
      onApprove(remarks.trim());
    }
  };

  return (
    <NativeDialog
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sums`}
      onEscape={() => void leave()}
    >
      <form
        aria-busy={busy}
        onSubmit={event => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <h2 id={`${id}-title`}>Approve {plural(tasks.length, 'request')}?</h2>
        <SumsTable id={`${id}-sums`} tasks={tasks} />
        <FraudWarnings {...accounts} isLoading={loaded.loading} />
        <ComparisonWarnings {...comparisons} />
        <Text as="label" block tone="soft" size="small" below={2} htmlFor={`${id}-remarks`}>
          {needed ? 'Reason for approving despite the warnings' : 'Remarks (optional)'}
        </Text>
        <textarea
          ref={remarksField}
          id={`${id}-remarks`}
          className={styles.remarks}
          rows={3}
          value={remarks}
          readOnly={busy}
          aria-required={needed}
          aria-invalid={tried && wrong !== null}
          aria-describedby={`${id}-missing`}
          onChange={event => setRemarks(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <div id={`${id}-missing`}>
          <Problem>{tried && wrong}</Problem>
        </div>
        <Text as="p" tone="faint" size="fine" above={2}>
          Saved with {tasks.length === 1 ? 'the request' : 'each request'}.
        </Text>
        <DialogFoot className={styles.buttons}>
          <Text as="output" tone="soft" size="small" className={styles.state}>
            {phase === 'sending' && `Approving ${plural(tasks.length, 'request')}…`}
            {phase === 'checking' && 'Checking each request…'}
          </Text>
          <Button aria-disabled={busy} onClick={() => void leave()}>
            Cancel
          </Button>
          <Button tone="primary" type="submit" busy={busy} aria-disabled={busy}>
            {`Approve ${tasks.length}${hasWarnings ? ' anyway' : ''}`}
          </Button>
        </DialogFoot>
      </form>
    </NativeDialog>
  );
}
