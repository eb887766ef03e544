import { useEffect, useState } from 'react';
import type { Id } from '@/lib/ids';
import { whenIdle } from '@/lib/whenIdle';
import { useCall } from '@/platform/graphql/useCall';
import { isSignedIn } from '@/platform/session/sessionLost';
import { firstRows } from '@/shared/list/listInput';
import { NotificationListDocument } from './notificationList.graphql.generated';

/** Asked again every hour (spec 3 §7, §9). */
const REFRESH_MS = 3_600_000;

/** The rows of the screen go first; on a busy machine it is asked then all the same, in ms. */
const FIRST_WITHIN_MS = 2_000;

/** Page 1, 100 entries, active and not deleted (spec 3 §7). */
const INPUT = firstRows(100, { active: true, deleted: false });

export interface Notification {
  id: Id;
  name: string;
  description: string;
}

/** True: the answer is of no use to anybody now; it is asked for when the tab is looked at again. */
const hidden = () => document.visibilityState === 'hidden';

/** The active notifications, fresh every hour while the tab is looked at. A failed call changes nothing and says nothing. */
export function useNotifications(): readonly Notification[] {
  const call = useCall();
  const [list, setList] = useState<readonly Notification[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    let askedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
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
          setList(
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
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [call]);

  return list;
}
