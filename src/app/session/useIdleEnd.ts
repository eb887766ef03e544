import { useRef, useState } from 'react';
import { atMost } from '@/lib/pause';
import { wipeRecovery } from '@/platform/recovery/recoveryStore';
import { leaveWithoutAsking } from '@/platform/leaving/unsavedWork';
import { clearSession, goToLogin, readToken } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import { endSession, sessionEnded } from '@/platform/session/sessionLost';
import { useExpireToken } from '../api/useExpireToken';
import { useApp } from '../AppContext';

/** The page waits for so long for the server to hear of it, in ms. */
const TELLING_MS = 3_000;

/**
 * Ends an idle session: here and on the server. What was typed is kept for the next sign-in of the same person, or, where several people
 * share a computer, wiped as by Logout.
 */
export function useIdleEnd(): { busy: boolean; end: () => void; keepsTyped: boolean } {
  const session = useSession();
  const expire = useExpireToken();
  const [busy, setBusy] = useState(false);
  const ended = useRef(false);
  const keepsTyped = !useApp().environment.sharedMachines;

  const end = async () => {
    if (ended.current) return;
    ended.current = true;
    setBusy(true);
    leaveWithoutAsking();
    const told = expire(session.userId, { token: readToken(), timeoutMs: TELLING_MS }).catch(() => false);
    if (keepsTyped) return endSession(told);
    sessionEnded();
    clearSession();
    await Promise.all([atMost(TELLING_MS, told), wipeRecovery()]);
    goToLogin();
  };

  return { busy, end: () => void end(), keepsTyped };
}
