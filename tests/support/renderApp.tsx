import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { featureRoutes } from '@/app/featureRoutes';
import { createPrefetcher } from '@/app/prefetcher';
import { buildRoutes } from '@/app/routes';
import { env } from '@/platform/env';
import type { Env } from '@/platform/envSchema';
import { createClient } from '@/platform/graphql/client';
import { BASE_PATH, type FeatureRoute } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { TestTheme } from './render';
import { aSession, storeSession } from './session';

interface Options {
  /** Below /sportal, with query and hash: '/NonPoInvoice?page=2'. */
  path: string;
  /** Overrides for the Indian supplier of `aSession`. */
  session?: Partial<Session>;
  routes?: FeatureRoute[];
  environment?: Env['name'];
  settings?: Partial<Env>;
  state?: unknown;
  layout?: boolean;
}

/** Excludes the layout, which `tests/app` tests. */
export function renderFeature(options: Options) {
  return renderApp({ ...options, layout: false });
}

/** Retries wait 1 ms. */
export function renderApp({
  path,
  session: overrides,
  routes = featureRoutes,
  environment = 'dev',
  settings,
  state,
  layout = true,
}: Options) {
  const session = aSession(overrides);
  storeSession(session);
  const client = createClient({ retryDelay: 1 });
  const prefetcher = createPrefetcher(client, { features: routes, session, environment });
  const { pathname, search, hash } = new URL(BASE_PATH + path, 'http://portal.example');
  const initialEntries = [{ pathname, search, hash, state }];
  const made = buildRoutes({ session, environment, features: routes, prefetcher });
  const router = createMemoryRouter(layout ? made : made.flatMap(outer => outer.children ?? []), {
    basename: BASE_PATH,
    initialEntries,
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const view = render(
    <App
      client={client}
      session={session}
      router={router}
      environment={{ ...env, ...settings, name: environment }}
      features={routes}
    />,
    { wrapper: TestTheme },
  );
  return { user, router, session, client, ...view };
}
