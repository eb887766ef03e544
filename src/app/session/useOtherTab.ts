import { useEffect, useState } from 'react';
import { readToken } from '@/platform/session/session';
import { belongsToAnother, elsewhere } from '@/platform/session/sessionLost';

/** What another tab did to the session that this tab shows. */
export type OtherTab = 'same' | 'signedOut' | 'somebodyElse';

function look(): OtherTab {
  if (belongsToAnother()) return 'somebodyElse';
  return readToken() === null ? 'signedOut' : 'same';
}

/** Watches browser storage: another tab logs out, in again, or in as somebody else; or the browser brings back an old page. */
export function useOtherTab(): OtherTab {
  const [state, setState] = useState<OtherTab>('same');
  useEffect(() => {
    const check = () => setState(look());
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) check();
    };
    globalThis.addEventListener('storage', check);
    globalThis.addEventListener('pageshow', onPageShow);
    const stopListening = elsewhere.on(check);
    return () => {
      stopListening();
      globalThis.removeEventListener('storage', check);
      globalThis.removeEventListener('pageshow', onPageShow);
    };
  }, []);
  return state;
}
