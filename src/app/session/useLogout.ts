import { useState } from 'react';
import { wipeDrafts } from '@/platform/drafts/draftStore';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { hasUnsavedWork } from '@/platform/routing/unsavedWork';
import { clearSession, goToLogin } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import { sessionEnded } from '@/platform/session/sessionLost';
import { useExpireToken } from '../api/useExpireToken';

/** Spec 1 §8, to the letter. */
const LOGGED_OUT = 'Logged out succcessfully';
const FAILED = 'Something wrong. Please try again...!';
/** Long enough to be read and announced before the login page replaces it. */
const READING_MS = 2_000;

/** Logout: ends the token, wipes drafts and session, goes to the login page. `busy` while the server is asked and after. */
export function useLogout(): { busy: boolean; logout: () => Promise<void> } {
  const session = useSession();
  const expire = useExpireToken();
  const [busy, setBusy] = useState(false);

  const logout = async () => {
    if (busy) return;
    if (hasUnsavedWork()) {
      const agreed = await confirm({
        title: 'Log out without saving?',
        content: 'Unsaved changes will be discarded, along with the drafts kept on this computer.',
        okText: 'Log out',
        danger: true,
      });
      if (!agreed) return;
    }
    setBusy(true);
    const ended = await expire(session.userId).catch((error: unknown) => toCallError(error).kind === 'session');
    if (!ended) {
      setBusy(false);
      notify.error(FAILED);
      return;
    }
    sessionEnded();
    clearSession(); // at once: no form keeps a draft any more
    await wipeDrafts();
    notify.success(LOGGED_OUT);
    setTimeout(() => goToLogin(), READING_MS);
  };

  return { busy, logout };
}
