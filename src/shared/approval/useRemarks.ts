import { useEffect, useEffectEvent, useState } from 'react';
import type { Id } from '@/lib/ids';
import { ofPerson } from '@/platform/session/personal';
import { onSessionLost } from '@/platform/session/sessionLost';

export interface RemarksKey {
  userId: string;
  context: string;
  contextId: Id;
  action: string;
}

/** Holds the remarks of a dialog. They are kept when the session ends while it is open, and are there when it opens again. */
export function useRemarks({ userId, context, contextId, action }: RemarksKey, initial = '') {
  const kept = ofPerson(userId, 'approval', context, contextId, action);
  const [remarks, setRemarks] = useState(() => {
    const found = kept.read();
    return typeof found === 'string' ? found : initial;
  });
  const forget = useEffectEvent(() => kept.keep(null));
  const keepRemarks = useEffectEvent(() => kept.keep(remarks || null));
  useEffect(() => {
    forget();
    return onSessionLost(() => keepRemarks());
  }, []);
  return [remarks, setRemarks] as const;
}
