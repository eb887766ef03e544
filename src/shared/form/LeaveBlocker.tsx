import { useContext, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useBlocker, useLocation, useNavigation } from 'react-router-dom';
import { confirm } from '@/platform/feedback/feedback';
import { hasUnsavedWork, unsavedWork, type UnsavedWork } from '@/platform/leaving/unsavedWork';
import { NextPageContext } from '@/platform/routing/nextPage';

const KEPT = 'You can restore your changes when you return.';
const LOST = 'Your changes will be lost.';

function confirmation(work: readonly UnsavedWork[], saving: boolean) {
  if (saving)
    return {
      title: 'Leave while saving?',
      content: 'You will not see whether your changes were saved.',
      okText: 'Leave',
      cancelText: 'Wait',
      danger: true,
    };
  const content = work.every(({ keep }) => keep !== undefined) ? KEPT : LOST;
  return { title: 'Leave without saving?', content, okText: 'Leave', cancelText: 'Stay', danger: true };
}

/** Asks before navigation loses unsaved changes. The router supports one blocker, so mount it once, in the layout. */
export function LeaveBlocker() {
  const next = useContext(NextPageContext);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const blocks = (from.pathname !== to.pathname || from.search !== to.search) && hasUnsavedWork();
    next?.set(blocks || from.pathname === to.pathname ? null : to);
    return blocks;
  });
  const { location: loading } = useNavigation();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    next?.set(loading && loading.pathname !== pathname ? loading : null);
  }, [next, loading, pathname]);
  const { state, location } = blocker;
  const answer = useEffectEvent((leave: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!leave) return blocker.reset();
    for (const { keep } of unsavedWork()) void keep?.();
    blocker.proceed();
  });
  useEffect(() => {
    if (state !== 'blocked') return;
    const work = unsavedWork();
    const saves = work.flatMap(({ saving }) => saving?.() ?? []);
    const over = new AbortController();
    let isAsking = true;
    if (saves.length > 0) void Promise.allSettled(saves).then(() => over.abort());
    void confirm({ ...confirmation(work, saves.length > 0), signal: over.signal }).then(
      leave => isAsking && answer(leave),
    );
    return () => {
      isAsking = false;
      over.abort();
    };
    // A second navigation before 'Stay' has reset the blocker needs another confirmation.
  }, [state, location]);
  return null;
}
