import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { idleTimeLeft, noteActivity } from '@/platform/session/idle';
import { atMost } from '@/lib/pause';
import { wipeRecovery } from '@/platform/recovery/recoveryStore';
import { leaveWithoutConfirmation } from '@/platform/leaving/unsavedWork';
import { clearSession, goToLogin, readToken } from '@/platform/session/session';
import { useSession } from '@/platform/session/SessionContext';
import { endSession, sessionEnded } from '@/platform/session/sessionLost';
import { useExpireToken } from '../api/useExpireToken';
import { useApp } from '../AppContext';

/** Warning time in ms; half the limit if the limit is one minute. */
const WARNING_MS = 60_000;
const PRESSES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Returns the seconds until the session ends; null while more than a minute is left. Input doesn't stop the countdown. */
export function useIdle(minutes: number, onEnd: () => void): { seconds: number | null; stay: () => void } {
  const [seconds, setSeconds] = useState<number | null>(null);
  const end = useEffectEvent(onEnd);
  const checkAgain = useRef(() => {});
  useEffect(() => {
    const warning = Math.min(WARNING_MS, minutes * 30_000);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let warned = false;
    const check = () => {
      clearTimeout(timer);
      const left = idleTimeLeft(minutes);
      warned = left <= warning;
      setSeconds(warned ? Math.max(0, Math.ceil(left / 1000)) : null);
      if (left <= 0) return end();
      // A browser wakes from sleep with old timers: what counts is the clock, each time.
      timer = setTimeout(check, warned ? Math.min(left, 1000) : Math.min(left - warning, 60_000));
    };
    const onPress = () => {
      if (warned) return;
      // After sleep, input may precede the timer although the session has ended.
      if (idleTimeLeft(minutes) <= 0) check();
      else noteActivity();
    };
    checkAgain.current = check;
    noteActivity();
    check();
    for (const press of PRESSES) document.addEventListener(press, onPress, { passive: true, capture: true });
    document.addEventListener('visibilitychange', check);
    globalThis.addEventListener('storage', check);
    return () => {
      clearTimeout(timer);
      for (const press of PRESSES) document.removeEventListener(press, onPress, { capture: true });
      document.removeEventListener('visibilitychange', check);
      globalThis.removeEventListener('storage', check);
    };
  }, [minutes]);
  const stay = useCallback(() => {
    noteActivity();
    checkAgain.current();
  }, []);
  return { seconds, stay };
}

/** Maximum wait for the server in ms. */
const TELLING_MS = 3_000;

/** Ends an idle session here and on the server; on shared computers typed data is wiped like at Logout. */
export function useIdleEnd(): { busy: boolean; end: () => void; keepsInput: boolean } {
  const session = useSession();
  const expire = useExpireToken();
  const [busy, setBusy] = useState(false);
  const ended = useRef(false);
  const keepsInput = !useApp().environment.sharedMachines;

  const end = async () => {
    if (ended.current) return;
    ended.current = true;
    setBusy(true);
    leaveWithoutConfirmation();
    const serverEnded = expire(session.userId, { token: readToken(), timeoutMs: TELLING_MS }).catch(() => false);
    if (keepsInput) return endSession(serverEnded);
    sessionEnded();
    clearSession();
    await Promise.all([atMost(TELLING_MS, serverEnded), wipeRecovery()]);
    goToLogin();
  };

  return { busy, end: () => void end(), keepsInput };
}
