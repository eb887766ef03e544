import { useMemo, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Client } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { Session } from '@/platform/session/session';
import { Feedback } from '@/shared/ui/Feedback';
import { AppContext, type AppSetting } from './AppContext';

interface Props extends AppSetting {
  client?: Client;
  session: Session;
  router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ client, session, router, environment, features }: Props) {
  const setting = useMemo(() => ({ environment, features }), [environment, features]);
  return (
    <PlatformProvider client={client} session={session}>
      <AppContext value={setting}>
        <RouterProvider router={router} />
        <Feedback />
      </AppContext>
    </PlatformProvider>
  );
}
