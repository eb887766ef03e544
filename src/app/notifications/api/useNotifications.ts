import * as z from 'zod/mini';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseJsonText } from '@/lib/jsonText';
import { same } from '@/lib/same';
import { whenIdle } from '@/lib/whenIdle';
import { whenStill } from '@/lib/whenStill';
import { useCall } from '@/platform/graphql/useCall';
import { ofPerson } from '@/platform/session/personal';
import { useSession } from '@/platform/session/SessionContext';
import { isSignedIn } from '@/platform/session/sessionLost';
import { firstRows } from '@/shared/list/listInput';
import { NotificationListDocument } from './notificationList.graphql.generated';

/** Refresh interval: one hour (spec 3 §7, §9). */
const REFRESH_MS = 3_600_000;

/** Waits for the screen's rows, but at most this long, in ms. */
const FIRST_WITHIN_MS = 2_000;

/** New notifications move the page, so they wait for this long without input, in ms. */
const STILL_MS = 1_000;

/** Spec 3 §7. */
const INPUT = firstRows(100, { active: true, deleted: false });

const notification = z.object({ id: z.union([z.number(), z.string()]), name: z.string(), description: z.string() });
export type Notification = z.infer<typeof notification>;

/** A hidden tab doesn't load; it loads when it becomes visible. */
const hidden = () => document.visibilityState === 'hidden';

/** Returns the last stored notifications first, so that loading doesn't move the page; null if none were ever loaded. Failures are silent. */
export function useNotifications(): readonly Notification[] | null {
  const call = useCall();
  const { userId } = useSession();
  const [list, setList] = useState<readonly Notification[] | null>(() =>
    parseJsonText(z.nullable(z.array(notification)), ofPerson(userId, 'notifications').read(), null),
  );
  const isShown = useEffectEvent((fresh: readonly Notification[]) => same(fresh, list));

  useEffect(() => {
    const stop = new AbortController();
    let askedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callOffShowing = () => {};
    const show = (fresh: readonly Notification[]) => {
      callOffShowing();
      if (isShown(fresh)) return;
      ofPerson(userId, 'notifications').keep(fresh);
      callOffShowing = whenStill(STILL_MS, () => setList(fresh));
    };
    const refresh = () => {
      clearTimeout(timer);
      // After logout or a session change in another tab nothing is shown.
      if (hidden() || !isSignedIn()) return;
      askedAt = Date.now();
      timer = setTimeout(refresh, REFRESH_MS);
      call(NotificationListDocument, { input: INPUT }, { signal: stop.signal }).then(
        response => {
          if (stop.signal.aborted) return;
          const rows = response.notificationList?.data ?? [];
          show(
            rows
              .map(row => ({ id: row.id, name: row.name?.trim() ?? '', description: row.description?.trim() ?? '' }))
              .filter(row => row.name || row.description),
          );
        },
        () => {}, // Keep what is shown
      );
    };
    const onVisible = () => {
      if (!hidden() && Date.now() - askedAt >= REFRESH_MS) refresh();
    };
    const callOff = whenIdle(refresh, FIRST_WITHIN_MS);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      callOff();
      callOffShowing();
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [call, userId]);

  return list;
}
