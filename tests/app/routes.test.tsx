import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { featureRoutes, getOfferedRoutes } from '@/app/featureRoutes';
import type { RouteHandle } from '@/app/layout/routeHandle';
import { buildRoutes } from '@/app/routes';
import { getOfferedHref } from '@/domain/offeredHref';
import { ALL_RECORD_TYPES } from '@/domain/recordTypes';
import { SWITCHABLE_FEATURES } from '@/lib/features';
import { env } from '@/platform/env';
import type { FeatureRoute } from '@/platform/routing/routes';
import { mayEnter } from '@/platform/session/access';
import { renderApp } from '../support/renderApp';
import { answer } from '../support/server';
import { aSession } from '../support/session';

/** Every address of the three specifications and docs/decisions.md, as spelled there, and its target. */
const ADDRESSES: [string, string?][] = [
  ['/', '/workbench'],
  ['/workbench'],
  ['/Supplier'],
  ['/SupplierDetails/5'],
  ['/Supplier/View/5'],
  ['/supplier/View/5', '/Supplier/View/5'],
  ['/Supplier/Register'],
  ['/Supplier/Update/5'],
  ['/Approvalcenter'],
  ['/ApprovalCenter', '/Approvalcenter'],
  ['/bulkSentBackItemCenter'],
  ['/queryResponse'],
  ['/support'],
  ['/Support', '/support'],
  ['/ContactForFunctionalIssues'],
  ['/NonPoInvoice'],
  ['/nonpoinvoice', '/NonPoInvoice'],
  ['/NonPoInvoice/', '/NonPoInvoice'],
  ['/NonPoInvoice/Add'],
  ['/NonPoInvoice/Edit'],
  ['/NonPoInvoice/Copy'],
  ['/NonPoInvoice/View/5'],
  ['/ProformaInvoice'],
  ['/Proformainvoice', '/ProformaInvoice'],
  ['/Proformainvoice/Create', '/ProformaInvoice/Create'],
  ['/Proformainvoice/Edit', '/ProformaInvoice/Edit'],
  ['/ProformaInvoice/Edit'],
  ['/Proformainvoice/View/5', '/ProformaInvoice/View/5'],
  ['/ProformaInvoice/View/5'],
  ['/NonPoInvoice/View/a%20b%2Fc%25'],
  ['/nonpoinvoice/View/50%25', '/NonPoInvoice/View/50%25'],
  ['/DeliveryInvoice'],
  ['/DeliveryInvoice/Create'],
  ['/DeliveryInvoice/Edit'],
  ['/DeliveryInvoice/View/5'],
  ['/ManualInvoiceEntry'],
  ['/ManualInvoiceEntry/View/5'],
  ['/PurchaseOrder'],
  ['/PurchaseOrder/View/5'],
  ['/Grn'],
  ['/Grn/View/5'],
  ['/Srn'],
  ['/Srn/View/5'],
  ['/ReportNonPoInvoice'],
  ['/ReportNonPoInvoiceAging'],
  ['/ReportProformaInvoiceTransaction'],
  ['/ReportProformaInvoiceAging'],
  ['/ReportDeliveryInvoiceTransaction'],
  ['/ReportDeliveryInvoiceAging'],
  ['/TeInvoice'],
  ['/TEInvoice', '/TeInvoice'],
  ['/TeInvoice/View/5'],
  ['/TEInvoice/View/5', '/TeInvoice/View/5'],
  ['/TeInvoiceImport'],
  ['/TEInvoiceImport/View/5', '/TeInvoiceImport/View/5'],
];

const lazyNowhere = (feature: FeatureRoute): FeatureRoute => ({
  ...feature,
  prefetch: undefined,
  lazy: () => Promise.resolve({ Component: () => <h1>{feature.title}</h1> }),
});
const features = featureRoutes.map(lazyNowhere);
const admin = aSession({
  roles: ['supplier', 'userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin'],
});

it.each(['reviewer', 'auditor'])("a %s can view every document and can't create or edit any (spec 2 §6)", role => {
  const reader = aSession({ roles: [role] });
  const shut = featureRoutes.filter(({ access }) => !mayEnter(reader, access)).map(({ path }) => path);
  expect(shut).toEqual(featureRoutes.map(({ path }) => path).filter(path => /\/(Add|Create|Edit|Copy)$/.test(path)));
});

/** Resolves an address with the router alone, without loading a screen. */
async function arrive(address: string, environment: 'dev' | 'prod' = 'dev') {
  const router = createMemoryRouter(buildRoutes({ session: admin, environment, features }), {
    basename: '/sportal',
    initialEntries: [`/sportal${address}`],
  });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const { location, matches, errors } = router.state;
  router.dispose();
  return {
    path: location.pathname.replace('/sportal', ''),
    title: (matches.at(-1)?.route.handle as RouteHandle | undefined)?.title,
    route: matches.at(-1)?.route.path,
    errors,
  };
}

describe('features that the environment switches off', () => {
  afterEach(() => void Object.assign(env, { featuresOff: [] }));

  it('have no menu entry, page or link', async () => {
    Object.assign(env, { featuresOff: ['reports', 'support', 'query'] });
    answer('getWorkflowTaskSentback', { getWorkflowTaskSentback: [] });
    renderApp({ path: '/workbench', routes: getOfferedRoutes(env.featuresOff) });
    await screen.findByRole('heading', { name: 'Workbench' });
    const targets = screen.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(targets).toContain('/sportal/NonPoInvoice');
    expect(targets.filter(href => /^\/sportal\/(report|support|queryResponse|contactfor)/i.test(href ?? ''))).toEqual(
      [],
    );
  });

  it.each(SWITCHABLE_FEATURES)('get no link to their pages: %s', feature => {
    Object.assign(env, { featuresOff: [feature] });
    const offered = new Set(getOfferedRoutes(env.featuresOff));
    const linked = featureRoutes.filter(({ path }) => getOfferedHref(path.replace(':id', '5')) !== null);
    expect(linked).toEqual(featureRoutes.filter(route => offered.has(route)));
  });

  it("aren't found at their address", async () => {
    const off = getOfferedRoutes(['reports']);
    const router = createMemoryRouter(buildRoutes({ session: admin, environment: 'dev', features: off }), {
      basename: '/sportal',
      initialEntries: ['/sportal/ReportNonPoInvoice'],
    });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.matches.at(-1)?.route.path).toBe('*');
    router.dispose();
    expect(off.map(({ path }) => path)).toContain('/NonPoInvoice');
  });
});

describe('addresses', () => {
  it.each(ADDRESSES)('%s opens its page', async (address, canonical = address) => {
    const end = await arrive(address);
    expect(end.route).not.toBe('*');
    expect(end.path).toBe(canonical);
    expect(end.errors).toBeNull();
  });

  it.each([
    '/NonPoInvoice/x/y',
    '/NonPoInvoice/View',
    '/NonPoInvoice/View/5/more',
    '/workbench/5',
    '/Unknown',
    '/Proformainvoice/Delete',
    '/Supplier/View',
  ])('%s is not found', async address => {
    expect((await arrive(address)).title).toBe('Page not found');
  });

  it.each(['/TeInvoice', '/TEInvoice/View/5', '/TeInvoiceImport', '/TeInvoiceImport/View/5'])(
    '%s does not exist in production',
    async address => {
      expect((await arrive(address, 'prod')).title).toBe('Page not found');
    },
  );

  it('keep their query when redirected to the canonical spelling', async () => {
    const { router } = renderApp({ path: '/contactFORfunctionalIssues?page=2&q=A%26B' });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.location).toMatchObject({
      pathname: '/sportal/ContactForFunctionalIssues',
      search: '?page=2&q=A%26B',
    });
  });

  it('are unique across all routes', () => {
    const paths = featureRoutes.map(screen => screen.path.toLowerCase());
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('all have a title', () => {
    const untitled = (routes: RouteObject[]): string[] =>
      routes.flatMap(route =>
        route.children
          ? untitled(route.children)
          : (route.handle as RouteHandle | undefined)?.title
            ? []
            : [route.path ?? '?'],
      );
    expect(untitled(buildRoutes({ session: admin, environment: 'dev', features }))).toEqual([]);
  });

  it('match case-insensitively and only as a whole', () => {
    const routes = buildRoutes({ session: admin, environment: 'dev', features });
    expect(matchRoutes(routes, '/NONPOINVOICE/ADD')?.at(-1)?.route.path).toBe('/NonPoInvoice/Add');
    expect(matchRoutes(routes, '/NonPoInvoiceX')?.at(-1)?.route.path).toBe('*');
  });
});

describe('addresses of record types', () => {
  const declared = ALL_RECORD_TYPES.flatMap(({ paths }) => Object.values(paths).filter(path => path !== null));
  it.each([...new Set(declared)])('%s has a route', path => {
    expect(featureRoutes.map(screen => screen.path)).toContain(path);
  });
});

describe('invoice list', () => {
  it('is requested once: the screen uses the query that the route started', async () => {
    const lists = answer('nonPoInvoiceList', { nonPoInvoiceList: { totalRecords: 0, data: [] } });
    answer('filterList', { filterList: { totalRecords: 0, data: [] } });
    renderApp({ path: '/NonPoInvoice' });
    expect(lists).toHaveLength(0);
    await screen.findByRole('heading', { name: 'Invoice List' });
    expect(await screen.findByText('Total Records: 0')).toBeVisible();
    expect(lists).toHaveLength(1);
  });
});

describe('route', () => {
  const prefetched: string[] = [];
  /** The requests sent before the screen first rendered. */
  const seen: string[][] = [];
  const Note = () => {
    if (seen.length === 0) seen.push([...prefetched]);
    return <h1>The note</h1>;
  };
  const feature: FeatureRoute = {
    path: '/Grn/View/:id',
    title: 'Goods Receipt Note',
    access: { anyOf: ['employee'] },
    lazy: () => Promise.resolve({ Component: Note }),
    prefetch: async () => (url, session, state) => {
      prefetched.push(
        `${url.pathname}${url.search} for ${session.userName}${state ? `, ${JSON.stringify(state)}` : ''}`,
      );
      return [];
    },
  };

  it('starts its prefetch once, before its screen renders', async () => {
    prefetched.length = 0;
    seen.length = 0;
    const { router } = renderApp({ path: '/Grn/View/5?tab=2', session: { roles: ['employee'] }, routes: [feature] });
    expect(await screen.findByRole('heading', { name: 'The note' })).toBeVisible();
    expect(seen).toEqual([['/sportal/Grn/View/5?tab=2 for Asha Rao']]);
    await router.navigate('/Grn/View/5?tab=3');
    expect(prefetched).toHaveLength(1);
    await router.navigate('/Grn/View/6');
    expect(prefetched.at(-1)).toBe('/sportal/Grn/View/6 for Asha Rao');
    expect(document.title).toBe('Goods Receipt Note · Supplier Portal');
  });

  it('passes the state of the followed link to its prefetch', async () => {
    prefetched.length = 0;
    const { router } = renderApp({ path: '/support', session: { roles: ['employee'] }, routes: [feature] });
    await router.navigate('/Grn/View/7', { state: { companyCode: '1000' } });
    expect(prefetched).toEqual(['/sportal/Grn/View/7 for Asha Rao, {"companyCode":"1000"}']);
  });

  it('loads and prefetches nothing for a user without access and shows a message in the layout', async () => {
    prefetched.length = 0;
    let loaded = false;
    const lazy = () => {
      loaded = true;
      return feature.lazy();
    };
    renderApp({ path: '/Grn/View/5', routes: [{ ...feature, lazy }] });
    expect(await screen.findByRole('heading', { name: "You don't have access to Goods Receipt Note" })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(prefetched).toEqual([]);
    expect(loaded).toBe(false);
  });
});
