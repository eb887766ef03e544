import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Money } from '@/shared/ui/Money';
import { Problem } from '@/shared/ui/Problem';
import controls from '@/shared/list/controls.module.css';
import { withSigns } from '../model/fraudSigns';
import type { ListedTask } from '../model/listedTask';
import { sumsOf } from '../model/taskList';
import { FraudSigns } from './FraudSigns';
import styles from './ApproveAllDialog.module.css';

interface ApproveAllDialogProps {
  tasks: readonly ListedTask[];
  phase: 'idle' | 'sending' | 'checking';
  onApprove: (remarks: string) => void;
  onClose: () => void;
}

const plural = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/**
 * Asks once more, with what it is about: how many and how much. Who approves what carries signs of fraud says why: the button counts
 * them, and remarks are required. It stays until the fate of the rows is known.
 */
export function ApproveAllDialog({ tasks, phase, onApprove, onClose }: ApproveAllDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const remarksField = useRef<HTMLTextAreaElement>(null);
  const [remarks, setRemarks] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const busy = phase !== 'idle';
  const { sums, withoutAmount } = sumsOf(tasks);
  const odd = useMemo(() => withSigns(tasks), [tasks]);
  const needed = odd.length > 0;
  const submit = () => {
    const said = remarks.trim();
    setMissing(needed && said === '');
    if (needed && said === '') remarksField.current?.focus();
    else onApprove(said);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-sums`}
      onCancel={event => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <form
        aria-busy={busy}
        onSubmit={event => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <h2 id={`${id}-title`} className={styles.title}>
          Approve {plural(tasks.length, 'request')}?
        </h2>
        <table id={`${id}-sums`} className={styles.sums}>
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
                <td>without an amount</td>
              </tr>
            )}
          </tbody>
        </table>
        <FraudSigns tasks={tasks} odd={odd} />
        <label className={styles.label} htmlFor={`${id}-remarks`}>
          {needed ? 'Remarks: why they are approved all the same' : 'Remarks (optional)'}
        </label>
        <textarea
          ref={remarksField}
          id={`${id}-remarks`}
          className={styles.remarks}
          rows={3}
          value={remarks}
          readOnly={busy}
          aria-required={needed}
          aria-invalid={missing}
          aria-describedby={`${id}-missing`}
          onChange={event => {
            setRemarks(event.target.value);
            setMissing(false);
          }}
        />
        <div id={`${id}-missing`}>
          <Problem>{missing && 'Remarks is required'}</Problem>
        </div>
        <p className={styles.hint}>Your remarks are saved with each of them.</p>
        <div className={styles.progress} data-on={busy || undefined} />
        <div className={styles.buttons} data-foot>
          <output className={styles.state}>
            {phase === 'sending' && `Approving ${plural(tasks.length, 'request')}…`}
            {phase === 'checking' && 'Checking each request…'}
          </output>
          <button type="button" className={controls.button} aria-disabled={busy} onClick={() => busy || onClose()}>
            Cancel
          </button>
          <button type="submit" className={`${controls.button} ${controls.primary}`} aria-disabled={busy}>
            {needed ? `Approve ${tasks.length}, ${odd.length} with signs of fraud` : `Approve ${tasks.length}`}
          </button>
        </div>
      </form>
    </dialog>
  );
}
