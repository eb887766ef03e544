import { useState } from 'react';
import { wipeRecovery } from '@/platform/recovery/recoveryStore';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { hasUnsavedWork } from '@/platform/leaving/unsavedWork';
import { clearSession, goToLogin, readToken } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import { sessionEnded } from '@/platform/session/sessionLost';
import { useExpireToken } from '../api/useExpireToken';

/** Spec 1 §8, to the letter; what follows the second says what it means here (DECISIONS 118). */
const LOGGED_OUT = 'Logged out succcessfully';
const FAILED = 'Something wrong. Please try again...!';
const NOT_TOLD =
  'You are signed out on this computer, but the server could not be told: there your sign-in ends by itself later.';
/** Long enough to be read and announced before the login page replaces it. */
const READING_MS = 2_000;
const READING_FAILURE_MS = 8_000;
/** A server that says nothing for so long is told in vain. */
const TELLING_MS = 10_000;

/**
 * Logout: wipes session and drafts here, at once and whatever the server says, ends the token there, and goes to the login page. `busy`
 * from the press on.
 */
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
    const token = readToken();
    sessionEnded();
    clearSession(); // before anything is awaited: no form keeps a draft any more, and a closed lid leaves no token behind
    const [told] = await Promise.all([
      expire(session.userId, { token, timeoutMs: TELLING_MS }).catch(
        (error: unknown) => toCallError(error).kind === 'session',
      ),
      wipeRecovery(),
    ]);
    if (told) notify.success(LOGGED_OUT);
    else notify.error(`${FAILED} ${NOT_TOLD}`, { seconds: 0 });
    setTimeout(() => goToLogin(), told ? READING_MS : READING_FAILURE_MS);
  };

  return { busy, logout };
}
