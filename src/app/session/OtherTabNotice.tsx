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
    text: 'You signed out in another tab. What you typed here is still on this page: sign in again in a new tab to continue.',
    button: 'Sign in in a new tab',
  },
  somebodyElse: {
    title: 'Somebody else is signed in',
    text: 'Another user has signed in in another tab of this browser. This page belongs to the previous user and can no longer be used.',
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
