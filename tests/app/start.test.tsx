import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '@/app/start';
import { leave } from '@/platform/routing/leave';
import { aSession, storeSession } from '../support/session';
import { told } from '../support/told.ts';

function page(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p role="status">Loading…</p>';
  document.body.append(root);
  return root;
}

describe('the start', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/sportal/ContactForFunctionalIssues?page=2');
    return () => history.replaceState(null, '', '/sportal/');
  });

  it('without a session clears what is left of one and goes to the login page, with the way back', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    storeSession(aSession({ roles: [] }));
    sessionStorage.setItem('username', 'Asha');
    expect(start(page())).toBeNull();
    expect(to).toHaveBeenCalledWith(
      'http://localhost:3000/login?return=%2Fsportal%2FContactForFunctionalIssues%3Fpage%3D2',
    );
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
    await told('Loading…');
  });

  it('with a session shows the page of the address in the place of the loading screen', async () => {
    storeSession(aSession());
    const root = await act(async () => start(page()));
    expect(await screen.findByRole('heading', { name: 'Contact for Functional Issues' })).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(location.search).toBe('?page=2');
    expect(document.documentElement.style.getPropertyValue('--p-brand-deep')).not.toBe('');
    await act(async () => root?.unmount());
  });
});
