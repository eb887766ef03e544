import { fireEvent, screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import type { FeatureRoute } from '@/platform/routing/routes';
import { query } from '@/platform/graphql/prefetch';
import { takeTheClock } from '../support/clock';
import { ThingDocument } from '../support/documents';
import { renderApp } from '../support/renderApp';
import { answer } from '../support/server';

const idIn = (pathname: string | undefined) => Number(pathname?.split('/').at(-1));

const routes: FeatureRoute[] = [
  {
    path: '/Grn',
    title: 'Notes',
    access: 'everyone',
    plain: true,
    lazy: async () => ({
      Component: () => (
        <>
          <h1>Notes</h1>
          <Link to="/Grn/View/7">GRN 7</Link>
          <Link to="/Grn/View/8">GRN 8</Link>
        </>
      ),
    }),
  },
  {
    path: '/Grn/View/:id',
    title: 'Note',
    access: 'everyone',
    plain: true,
    lazy: async () => ({
      Component: () => <h1>{useBackendQuery(ThingDocument, { id: idIn(useParams()['id']) }).data?.thing?.name}</h1>,
    }),
    prefetch: async () => url => [query(ThingDocument, { id: idIn(url.pathname) })],
  },
];

/** Opens a list and hovers `link` for as long as a prefetch takes. */
async function restOn(link: string) {
  let version = 1;
  const calls = answer('thing', ({ id }) => ({ thing: { id, name: `note ${id as number}, version ${version}` } }));
  const view = renderApp({ path: '/Grn', routes });
  await screen.findByRole('heading', { name: 'Notes' });
  const rest = async (name: string) => {
    await view.user.hover(screen.getByRole('link', { name }));
    await expect.poll(() => calls.length).toBeGreaterThan(0);
  };
  await rest(link);
  return { ...view, calls, change: () => (version += 1) };
}

it('resting the pointer on a link prefetches the record, and its page uses that result', async () => {
  const { user, calls } = await restOn('GRN 7');
  await user.click(screen.getByRole('link', { name: 'GRN 7' }));
  expect(await screen.findByRole('heading', { name: 'note 7, version 1' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

it('a prefetched record is requested again if another record was opened in between', async () => {
  const { user, calls, change, router } = await restOn('GRN 7');
  await user.click(screen.getByRole('link', { name: 'GRN 8' }));
  expect(await screen.findByRole('heading', { name: /^note 8/ })).toBeVisible();
  change();
  await router.navigate('/Grn/View/7');
  expect(await screen.findByRole('heading', { name: 'note 7, version 2' })).toBeVisible();
  expect(calls.filter(({ id }) => id === 7)).toHaveLength(2);
});

it('a link that the pointer only passes over is not prefetched', async () => {
  const { calls } = await restOn('GRN 7');
  const pass = takeTheClock();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'GRN 8' }));
  fireEvent.pointerOver(screen.getByRole('heading', { name: 'Notes' }));
  await pass(1_000);
  expect(calls.map(({ id }) => id)).toEqual([7]);
});
