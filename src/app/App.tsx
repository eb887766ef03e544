import { useLayoutEffect, useMemo, useState, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Client } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { Session } from '@/platform/session/session';
import { AppContext, type AppSetting } from './AppContext';

interface Props extends AppSetting {
  client?: Client;
  session: Session;
  router: ComponentProps<typeof RouterProvider>['router'];
}

type RouterState = Props['router']['state'];

/** Blockers and places of scrolling change, too, and mean no other page. */
const isSamePage = (now: RouterState, before: RouterState) =>
  now.initialized === before.initialized && now.location === before.location && now.matches === before.matches;

/**
 * Draws what the router shows. The router's own component listens to it from its first commit on, and a first draw in pieces takes
 * a while: what the router has found meanwhile (the screen's code, another page by Back) would be missed for good. Then it begins again.
 */
function Shown({ router }: Pick<Props, 'router'>) {
  const [begunWith] = useState(() => router.state);
  const [attempt, setAttempt] = useState(1);
  useLayoutEffect(() => {
    // The router is the outside that React is brought into line with, once.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!isSamePage(router.state, begunWith)) setAttempt(2);
  }, [router, begunWith]);
  return <RouterProvider key={attempt} router={router} />;
}

/** The signed-in portal. */
export function App({ client, session, router, environment, rooms }: Props) {
  const setting = useMemo(() => ({ environment, rooms }), [environment, rooms]);
  return (
    <PlatformProvider client={client} session={session}>
      <AppContext value={setting}>
        <Shown router={router} />
      </AppContext>
    </PlatformProvider>
  );
}
