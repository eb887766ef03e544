import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

describe('the shell', () => {
  it('says exactly that a page does not exist, with the way home', async () => {
    const { user, router } = renderApp({ path: '/NonPoInvoice/x/y' });
    expect(await screen.findByRole('heading', { name: 'Sorry, the page you visited does not exist.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back Home' }));
    expect(await screen.findByRole('heading', { name: 'Workbench' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/sportal/workbench');
    expect(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Workbench' }),
    ).toHaveAttribute('aria-current', 'page');
  });
});
