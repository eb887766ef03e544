import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '@/app/App';
import { env } from '@/platform/env';
import { aSession } from '../support/session';

it('shows where the router has come to while it was drawn for the first time', async () => {
  // Effects of what is inside run before the router is listened to, as does whatever happens between two pieces of the first draw.
  function Moves() {
    useLayoutEffect(() => void router.navigate('/there'), []);
    return <p>here</p>;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Moves /> },
    { path: '/there', element: <p>there</p> },
  ]);
  render(<App session={aSession()} router={router} environment={env} rooms={[]} />);
  expect(await screen.findByText('there')).toBeVisible();
});
