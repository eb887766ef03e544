import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '@/app/App';
import { env } from '@/platform/env';
import { aSession } from '../support/session';

it('shows where the router has come to while it was drawn for the first time', async () => {
  function Moves() {
    useEffect(() => void router.navigate('/there'), []);
    return <p>here</p>;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Moves /> },
    { path: '/there', element: <p>there</p> },
  ]);
  render(<App session={aSession()} router={router} environment={env} features={[]} />);
  expect(await screen.findByText('there')).toBeVisible();
});
