import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { showStartProblem } from '@/app/startProblem';
import { query } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { withLinkState } from '@/platform/routing/linkState';
import type { FeatureRoute } from '@/platform/routing/routes';
import { ThingDocument } from '../support/documents';
import { renderApp } from '../support/renderApp';
import { answer } from '../support/server';

const menu = () => screen.getByRole('navigation', { name: 'Main' });

function feature(
  path: string,
  title: string,
  Component: FeatureRoute['lazy'] extends () => Promise<infer L> ? L : never,
) {
  return { path, title, access: 'everyone', lazy: () => Promise.resolve(Component) } satisfies FeatureRoute;
}

describe('app shell', () => {
  it('shows the specified message and a link home for an unknown page', async () => {
    const home = feature('/workbench', 'Workbench', { Component: () => <h1>The work</h1> });
    const { user, router } = renderApp({ path: '/NonPoInvoice/x/y', routes: [{ ...home, aliases: ['/'] }] });
    expect(await screen.findByRole('heading', { name: 'Sorry, the page you visited does not exist.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back Home' }));
    expect(await screen.findByRole('heading', { name: 'The work' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/sportal/workbench');
  });

  it('updates the document title, focuses the heading and marks the menu entry on a page change', async () => {
    answer('supportList', { supportList: { data: [] } });
    const { user } = renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { name: 'Contact for Functional Issues' });
    expect(document.body).toHaveFocus();
    await user.click(within(menu()).getByRole('link', { name: 'Get in Touch' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Support' })).toHaveFocus());
    expect(document.title).toBe('Support · Supplier Portal');
    expect(within(menu()).getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu()).getByRole('link', { name: 'Functional Issues' })).not.toHaveAttribute('aria-current');
  });

  it('keeps the focus when a list changes its address or a new page focuses a field', async () => {
    function List() {
      return (
        <>
          <h1>List</h1>
          <Link to="?page=2">Next</Link>
          <Link to="/Grn/Form">New</Link>
        </>
      );
    }
    function Form() {
      const [name, setName] = useState('');
      return (
        <>
          <h1>Form</h1>
          <label>
            {}
            Name <input ref={field => field?.focus()} value={name} onChange={event => setName(event.target.value)} />
          </label>
        </>
      );
    }
    const { user } = renderApp({
      path: '/Grn',
      routes: [feature('/Grn', 'List', { Component: List }), feature('/Grn/Form', 'Form', { Component: Form })],
    });
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'New' }));
    await waitFor(() => expect(screen.getByLabelText(/Name/)).toHaveFocus());
  });

  it("has a 'Skip to content' link that focuses the main content", async () => {
    const { user } = renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens and closes menu groups and remembers their state', async () => {
    const { user, unmount } = renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { level: 1 });
    const reports = within(menu()).getByRole('button', { name: 'Reports' });
    expect(reports).toHaveAttribute('aria-expanded', 'false');
    expect(within(menu()).queryByRole('link', { name: 'Non-PO Aging' })).toBeNull();
    await user.click(reports);
    expect(within(menu()).getByRole('link', { name: 'Non-PO Aging' })).toBeVisible();
    await user.click(within(menu()).getByRole('button', { name: 'Invoices' }));
    unmount();
    renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { level: 1 });
    expect(within(menu()).getByRole('link', { name: 'Non-PO Aging' })).toBeVisible();
    expect(within(menu()).queryByRole('link', { name: 'Non-PO Invoices' })).toBeNull();
  });

  it('collapses the menu to a rail and expands it when a group is selected', async () => {
    const { user } = renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(within(menu()).queryByRole('link', { name: 'Non-PO Invoices' })).toBeNull();
    await user.click(within(menu()).getByRole('button', { name: 'Reports' }));
    expect(within(menu()).getByRole('link', { name: 'Non-PO Aging' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  });

  it('opens the menu as a drawer with the focus inside', async () => {
    const { user } = renderApp({ path: '/nowhere' });
    await screen.findByRole('heading', { level: 1 });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('inert');
    await user.click(within(menu()).getByRole('button', { name: 'Support' }));
    await user.click(within(menu()).getByRole('link', { name: 'Functional Issues' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Contact for Functional Issues' })).toHaveFocus());
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it.each([
    ['qa', 'logo-qa.svg'],
    ['prod', 'logo.svg'],
  ] as const)('uses in %s the logo %s', async (environment, file) => {
    renderApp({ path: '/ContactForFunctionalIssues', environment });
    const home = await screen.findByRole('link', { name: 'Supplier Portal, home' });
    expect(within(home).getByRole('presentation')).toHaveAttribute('src', expect.stringMatching(`/${file}$`));
  });

  it("shows 'Your operation is executing' at /busy", async () => {
    renderApp({ path: '/busy' });
    expect(await screen.findByRole('heading', { name: 'Your operation is executing' })).toBeVisible();
  });

  it('loads the code of a screen when its link is hovered or focused', async () => {
    const lazy = vi.fn(() => Promise.resolve({ Component: () => <h1>Note</h1> }));
    const { user } = renderApp({
      path: '/workbench',
      routes: [
        { path: '/Srn', title: 'SRN', access: 'everyone', lazy, menu: { group: 'orders', place: 3, label: 'SRN' } },
      ],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(lazy).not.toHaveBeenCalled();
    await user.hover(within(menu()).getByRole('link', { name: 'SRN' }));
    await waitFor(() => expect(lazy).toHaveBeenCalledTimes(1));
  });

  it("prefetches the queries of a screen when its link is hovered, using the link's state", async () => {
    const asked: string[] = [];
    const state = { companyCode: '1000' };
    const List = () => (
      <>
        <h1>The list</h1>
        <Link ref={withLinkState(state)} to="/Grn/View/7?tab=2" state={state}>
          GRN 7
        </Link>
      </>
    );
    const view: FeatureRoute = {
      ...feature('/Grn/View/:id', 'Note', { Component: () => <h1>The note</h1> }),
      prefetch: async () => (url, _session, given) => {
        asked.push(`${url.pathname}${url.search} ${JSON.stringify(given)}`);
        return [];
      },
    };
    const { user } = renderApp({ path: '/Grn', routes: [feature('/Grn', 'Notes', { Component: List }), view] });
    await user.hover(await screen.findByRole('link', { name: 'GRN 7' }));
    await waitFor(() => expect(asked).toEqual(['/sportal/Grn/View/7?tab=2 {"companyCode":"1000"}']));
  });

  it('renders a screen once, with its data, when the query resolves quickly', async () => {
    const drawn: string[] = [];
    answer('thing', { thing: { id: 1, name: 'The thing' } });
    const Screen = () => {
      const { data } = useBackendQuery(ThingDocument, { id: 1 });
      drawn.push(data?.thing?.name ?? 'nothing yet');
      return <h1>{data?.thing?.name}</h1>;
    };
    const quick: FeatureRoute = {
      ...feature('/Grn', 'Notes', { Component: Screen }),
      prefetch: async () => () => [query(ThingDocument, { id: 1 })],
    };
    renderApp({ path: '/Grn', routes: [quick] });
    expect(await screen.findByRole('heading', { name: 'The thing' })).toBeVisible();
    expect(new Set(drawn)).toEqual(new Set(['The thing']));
  });
});

describe('a missing environment variable', () => {
  it('is named on an error page instead of the portal', () => {
    const root = document.createElement('div');
    document.body.append(root);
    showStartProblem(root, ['VITE_FILE_URL is missing.', 'VITE_ENV must be dev, qa, uat or prod.']);
    expect(screen.getByRole('heading', { name: "The portal isn't configured correctly" })).toBeVisible();
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'VITE_FILE_URL is missing.',
      'VITE_ENV must be dev, qa, uat or prod.',
    ]);
  });
});
