import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { Hidden } from '@/shared/ui/layout';
import { NativeDialog } from '@/shared/ui/NativeDialog';
import styles from './OtherTabNotice.module.css';
import { useIdle, useIdleEnd } from './useIdle';

/** Ends the session after minutes without a press or key in any tab; asks the user one minute before. */
export function IdleNotice({ minutes }: { minutes: number }) {
  const { busy, end, keepsInput } = useIdleEnd();
  const { seconds, stay } = useIdle(minutes, end);
  if (seconds === null && !busy) return null;
  return <Warning seconds={seconds ?? 0} busy={busy} keepsInput={keepsInput} onStay={stay} onEnd={end} />;
}

interface WarningProps {
  seconds: number;
  busy: boolean;
  keepsInput: boolean;
  onStay: () => void;
  onEnd: () => void;
}

const SAID_AT = [60, 30, 10];

function Warning({ seconds, busy, keepsInput, onStay, onEnd }: WarningProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState(seconds);
  const next = SAID_AT.findLast(at => seconds <= at) ?? seconds;
  if (said !== next) setSaid(next);
  return (
    <NativeDialog
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby="idle-title"
      aria-describedby="idle-text"
      firstFocus={first}
      onEscape={onStay}
    >
      <h2 id="idle-title">Are you still there?</h2>
      <p id="idle-text">
        You have been inactive.{' '}
        {keepsInput
          ? 'Your unsaved work is kept on this computer until you sign in again.'
          : 'Unsaved work will be discarded because this is a shared computer.'}
      </p>
      <p aria-hidden="true">{busy ? 'Signing out …' : `You will be signed out in ${secondsText(seconds)}.`}</p>
      <Hidden as="output">{busy ? 'Signing out' : `You will be signed out in ${secondsText(said)}.`}</Hidden>
      <div>
        <Button disabled={busy} onClick={onEnd}>
          Sign out now
        </Button>{' '}
        <Button ref={first} tone="primary" disabled={busy} onClick={onStay}>
          Stay signed in
        </Button>
      </div>
    </NativeDialog>
  );
}

const secondsText = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);
