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

/** Asked again every hour (spec 3 §7, §9). */
const REFRESH_MS = 3_600_000;

/** The rows of the screen go first; on a busy machine it is asked then all the same, in ms. */
const FIRST_WITHIN_MS = 2_000;

/** What is new moves the page: it comes once the hand has rested for so long, in ms. */
const STILL_MS = 1_000;

/** Page 1, 100 entries, active and not deleted (spec 3 §7). */
const INPUT = firstRows(100, { active: true, deleted: false });

const notification = z.object({ id: z.union([z.number(), z.string()]), name: z.string(), description: z.string() });
export type Notification = z.infer<typeof notification>;

/** True: the answer is of no use to anybody now; it is asked for when the tab is looked at again. */
const hidden = () => document.visibilityState === 'hidden';

/**
 * The active notifications, fresh every hour while the tab is looked at. What was read last on this device stands from the first draw on,
 * so that nothing moves when it is read again. A failed call changes nothing and says nothing.
 */
export function useNotifications(): readonly Notification[] {
  const call = useCall();
  const { userId } = useSession();
  const [list, setList] = useState<readonly Notification[]>(() =>
    parseJsonText(z.array(notification), ofPerson(userId, 'notifications').read(), []),
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
    const ask = () => {
      clearTimeout(timer);
      // Who has logged out meanwhile, or whose session another tab has taken over, is told nothing more.
      if (hidden() || !isSignedIn()) return;
      askedAt = Date.now();
      timer = setTimeout(ask, REFRESH_MS);
      call(NotificationListDocument, { input: INPUT }, { signal: stop.signal }).then(
        answer => {
          if (stop.signal.aborted) return;
          const rows = answer.notificationList?.data ?? [];
          show(
            rows
              .map(row => ({ id: row.id, name: row.name?.trim() ?? '', description: row.description?.trim() ?? '' }))
              .filter(row => row.name || row.description),
          );
        },
        () => {}, // what was shown stays
      );
    };
    const onVisible = () => {
      if (!hidden() && Date.now() - askedAt >= REFRESH_MS) ask();
    };
    const callOff = whenIdle(ask, FIRST_WITHIN_MS);
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
