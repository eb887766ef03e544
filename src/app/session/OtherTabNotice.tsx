import { useEffect, useState } from 'react';
import { leave } from '@/platform/leaving/leave';
import { currentPath, loginAddress, readToken } from '@/platform/session/session';
import { Button } from '@/shared/ui/Button';
import { NativeDialog } from '@/shared/ui/NativeDialog';
import styles from './OtherTabNotice.module.css';
import { belongsToAnother, elsewhere } from '@/platform/session/sessionLost';

const TEXT: Record<Exclude<OtherTab, 'same'>, { title: string; text: string; button: string }> = {
  signedOut: {
    title: 'You are signed out',
    text: 'You signed out in another tab. Sign in again to continue; this page keeps your work.',
    button: 'Sign in (new tab)',
  },
  somebodyElse: {
    title: 'Another user is signed in',
    text: 'Another user signed in in this browser, so this page can no longer be used.',
    button: 'Continue as the new user',
  },
};

export function OtherTabNotice() {
  const state = useOtherTab();
  if (state === 'same') return null;
  return <Notice key={state} state={state} />;
}

function Notice({ state }: { state: Exclude<OtherTab, 'same'> }) {
  const { title, text, button } = TEXT[state];
  const go = () => (state === 'signedOut' ? leave.inNewTab(loginAddress(currentPath())) : leave.reload());
  return (
    <NativeDialog
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby="other-tab-title"
      aria-describedby="other-tab-text"
    >
      <h2 id="other-tab-title">{title}</h2>
      <p id="other-tab-text">{text}</p>
      <Button tone="primary" onClick={go}>
        {button}
      </Button>
    </NativeDialog>
  );
}

type OtherTab = 'same' | 'signedOut' | 'somebodyElse';

function readOtherTab(): OtherTab {
  if (belongsToAnother()) return 'somebodyElse';
  return readToken() === null ? 'signedOut' : 'same';
}

/** Watches storage and restored pages for a logout, a new login or another user in another tab. */
function useOtherTab(): OtherTab {
  const [state, setState] = useState<OtherTab>('same');
  useEffect(() => {
    const check = () => setState(readOtherTab());
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) check();
    };
    globalThis.addEventListener('storage', check);
    globalThis.addEventListener('pageshow', onPageShow);
    const stopListening = elsewhere.on(check);
    return () => {
      stopListening();
      globalThis.removeEventListener('storage', check);
      globalThis.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return state;
}
