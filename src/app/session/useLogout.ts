import { useState } from 'react';
import { wipeRecovery } from '@/platform/recovery/recoveryStore';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { hasUnsavedWork } from '@/platform/leaving/unsavedWork';
import { clearSession, goToLogin, readToken } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import { sessionEnded } from '@/platform/session/sessionLost';
import { useExpireToken } from '../api/useExpireToken';

/** Exact messages of spec 1 §8; the addition to the second explains it (docs/decisions.md#logout-is-local). */
const LOGGED_OUT = 'Logged out succcessfully';
const FAILED = 'Something wrong. Please try again...!';
const NOT_TOLD = "You are signed out on this computer. The server couldn't be reached; your session there will expire.";
/** Time in ms to read and announce the message before the login page opens. */
const READING_MS = 2_000;
const READING_FAILURE_MS = 8_000;
/** Maximum wait for the server in ms. */
const TELLING_MS = 10_000;

/** Wipes session and drafts without waiting for the server; then ends the token there and opens the login page. */
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
    clearSession(); // Before any await: no form saves a draft, and no token remains if the computer sleeps
    const [cause] = await Promise.all([
      expire(session.userId, { token, timeoutMs: TELLING_MS }).catch(toCallError),
      wipeRecovery(),
    ]);
    const serverEnded = cause === true || (cause !== false && cause.kind === 'session');
    if (serverEnded) notify.success(LOGGED_OUT);
    else notify.error(`${FAILED} ${NOT_TOLD}`, { seconds: 0, cause });
    setTimeout(() => goToLogin(), serverEnded ? READING_MS : READING_FAILURE_MS);
  };

  return { busy, logout };
}
