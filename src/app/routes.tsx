import type { ReactNode } from 'react';
import {
  generatePath,
  redirect,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  Link,
} from 'react-router-dom';
import type { Env } from '@/platform/envSchema';
import { atMost } from '@/lib/pause';
import { PrefetchedContext, type Prefetched } from '@/platform/graphql/prefetch';
import { NextPage, NextPageContext } from '@/platform/routing/nextPage';
import { BASE_PATH, type FeatureRoute, type ScreenRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { AppLayout } from './layout/AppLayout';
import type { RouteHandle } from './layout/routeHandle';
import { LoadingContent } from './layout/LoadingContent';
import { loadTheme } from './loadScreen';
import type { Prefetcher } from './prefetcher';
import { BusyPage } from './pages/BusyPage';
import { ContentErrorPage, PortalErrorPage } from './pages/ErrorPage';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { MessagePage } from './pages/MessagePage';

interface Setting {
  session: Session;
  environment: Env['name'];
  features: FeatureRoute[];
  /** Without it the screens send their queries themselves. */
  prefetcher?: Prefetcher;
}

/** A navigation shows the new screen within this time, with or without its data. */
const ANSWERS_WITHIN_MS = 250;

/** Loads a screen as an element: with a component, the router would render the screen once more at every state change. */
const drawn = (load: FeatureRoute['lazy']) => async () => {
  const { Component } = await load();
  return { element: <Component /> };
};

function WithPrefetched({ children }: { children: ReactNode }) {
  return <PrefetchedContext value={useLoaderData<Prefetched | null>()}>{children}</PrefetchedContext>;
}

export function buildRoutes({ session, environment, features, prefetcher }: Setting): RouteObject[] {
  const next = new NextPage();
  const exists = (screen: { outsideProductionOnly?: boolean }) =>
    !(screen.outsideProductionOnly && environment === 'prod');
  const getRoute = (feature: FeatureRoute) => buildFeatureRoute(feature, session, prefetcher, next);
  const themed = features.filter(feature => exists(feature) && !feature.plain).map(getRoute);
  const plain = features.filter(feature => exists(feature) && feature.plain).map(getRoute);
  const others = [
    ...features.filter(exists).flatMap(aliasRoutes),
    { path: '/busy', handle: { title: 'Busy' }, element: <BusyPage /> },
    { path: '*', handle: { title: 'Page not found' }, element: <NotFoundPage /> },
  ];
  return [
    {
      element: (
        <NextPageContext value={next}>
          <AppLayout prefetcher={prefetcher} />
        </NextPageContext>
      ),
      errorElement: <PortalErrorPage />,
      children: [
        {
          // Inside the layout, so that header and menu stay usable.
          errorElement: <ContentErrorPage />,
          children: [{ lazy: drawn(loadTheme), ...perPage, children: themed }, ...plain, ...others],
        },
      ],
    },
  ];
}

/** Redirects other case or a trailing slash to the canonical path (docs/decisions.md#case-insensitive-paths). */
function toCanonical(path: string, { request, params }: LoaderFunctionArgs): void {
  const url = new URL(request.url);
  const wanted = generatePath(path, params);
  // Compares decoded text, so that differently escaped parameters don't redirect.
  if (safeDecode(url.pathname) !== BASE_PATH + safeDecode(wanted)) throw redirect(wanted + url.search);
}

function canonical({ path }: ScreenRoute): Pick<RouteObject, 'loader'> {
  return {
    loader: args => {
      toCanonical(path, args);
      return null;
    },
  };
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Changed search parameters (a list's state) don't run the loader again. */
const perPage = {
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname,
  hydrateFallbackElement: <LoadingContent />,
};

function buildFeatureRoute(
  feature: FeatureRoute,
  session: Session,
  prefetcher: Prefetcher | undefined,
  next: NextPage,
): RouteObject {
  const base = { path: feature.path, handle: { title: feature.title } satisfies RouteHandle, ...perPage };
  if (!mayEnter(session, feature.access))
    return { ...base, ...canonical(feature), element: <NoAccessPage title={feature.title} /> };
  return {
    ...base,
    lazy: async () => {
      const { element } = await drawn(feature.lazy)();
      return { element: <WithPrefetched>{element}</WithPrefetched> };
    },
    // Runs in parallel with `lazy`, so that data and code load together.
    loader: async args => {
      toCanonical(feature.path, args);
      const { request } = args;
      const prefetched = (await prefetcher?.open(feature, new URL(request.url), next.get()?.state)) ?? null;
      const discard = () => prefetched?.discard();
      if (request.signal.aborted) discard();
      else request.signal.addEventListener('abort', discard);
      // Waits for fast responses; slower ones arrive after the screen renders.
      if (prefetched) await atMost(ANSWERS_WITHIN_MS, prefetched.settled);
      return prefetched;
    },
  };
}

function aliasRoutes({ path, title, aliases = [] }: ScreenRoute): RouteObject[] {
  return aliases.map(alias => ({
    path: alias,
    handle: { title } satisfies RouteHandle,
    element: <LoadingContent />,
    ...perPage,
    loader: ({ request, params }) => redirect(generatePath(path, params) + new URL(request.url).search),
  }));
}

const BACK_HOME = (
  <Link className={getButtonClass({ tone: 'primary' })} to="/">
    Back Home
  </Link>
);

/** Spec 1 §2. */
const NOT_FOUND = 'Sorry, the page you visited does not exist.';

function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      title={NOT_FOUND}
      text="Check the address, or search by number above."
      actions={BACK_HOME}
      failure={{ reference: useLocation().pathname }}
    />
  );
}

function NoAccessPage({ title }: { title: string }) {
  return (
    <MessagePage
      code="No access"
      title={`You don't have access to ${title}`}
      text="Ask the person who manages your account if you need this page."
      actions={BACK_HOME}
      failure={{ reference: useLocation().pathname }}
    />
  );
}
