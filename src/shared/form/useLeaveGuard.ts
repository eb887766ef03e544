import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '@/platform/feedback/feedback';
import { registerUnsavedWork } from '@/platform/routing/unsavedWork';
import { readSession } from '@/platform/session/session';

const LEAVE = {
  title: 'Leave without saving?',
  content: 'What you typed is not saved on the server. It stays on this device and is offered when you come back.',
  okText: 'Leave',
  cancelText: 'Stay',
  danger: true,
};

/** Asks once before unsaved work is left behind, inside the portal or by closing the page. `isDirty` is only asked at that moment. */
export function useLeaveGuard(isDirty: () => boolean, keep: () => void): void {
  const latest = useRef({ isDirty, keep });
  useEffect(() => {
    latest.current = { isDirty, keep };
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search) &&
      latest.current.isDirty(),
  );
  const { state } = blocker;
  const blocked = useRef(blocker);
  useEffect(() => {
    blocked.current = blocker;
  });
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirm(LEAVE).then(leave => {
      if (leave) {
        latest.current.keep();
        blocked.current.proceed?.();
      } else blocked.current.reset?.();
    });
  }, [state]);

  // With the session gone the page leaves by itself, and the work is kept. Logout asks here, too.
  useEffect(() => registerUnsavedWork(() => readSession() !== null && latest.current.isDirty()), []);
}
