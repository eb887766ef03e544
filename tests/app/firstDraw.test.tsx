import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '@/app/App';
import { env } from '@/platform/env';
import { aSession } from '../support/session';

it('the app shows the page that the router navigates to during the first render', async () => {
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
