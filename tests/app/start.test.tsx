import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadOpenedScreen } from '@/app/openedScreen';
import { start } from '@/app/start';
import { env } from '@/platform/env';
import { leave } from '@/platform/leaving/leave';
import { noteActivity } from '@/platform/session/idle';
import { reportSessionLost } from '@/platform/session/sessionLost';
import { aSession, storeSession } from '../support/session';
import { told } from '../support/told.ts';

function page(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p role="status">Loading…</p>';
  document.body.append(root);
  return root;
}

describe('start', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/sportal/ContactForFunctionalIssues?page=2');
    return () => history.replaceState(null, '', '/sportal/');
  });

  it('without a session clears leftover data and opens the login page with the return address', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    storeSession(aSession({ roles: [] }));
    sessionStorage.setItem('username', 'Asha');
    expect(start(page())).toBeNull();
    expect(to).toHaveBeenCalledWith(
      'http://localhost:3000/login?return=%2Fsportal%2FContactForFunctionalIssues%3Fpage%3D2',
    );
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual(['sportal.signin']);
    await told('Loading…');
  });

  it('lists the missing session keys after two failed sign-ins and offers another attempt', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const comesBack = () => {
      localStorage.setItem('userid', 'u-100');
      sessionStorage.setItem('authtoken', 'in the wrong place');
      localStorage.setItem('userrole', '{}');
      return page();
    };
    start(page());
    start(comesBack());
    expect(to).toHaveBeenCalledTimes(2);
    const shown = comesBack();
    expect(start(shown)).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Sign-in failed' })).toHaveFocus();
    expect(Array.from(shown.querySelectorAll('li'), item => item.textContent)).toEqual([
      'authtoken is in sessionStorage, but must be in localStorage.',
      'userid is present.',
      'userrole has no role; it must be a JSON list or a comma-separated list of texts.',
    ]);
    expect(shown).toHaveTextContent('there is no session for http://localhost:3000');
    expect(shown).not.toHaveTextContent('in the wrong place');
    expect(to).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(to).toHaveBeenCalledTimes(3);
    shown.remove();
  });

  it('resets the sign-in counter after a valid session', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    start(page());
    start(page());
    storeSession(aSession());
    const root = await act(async () => start(page()));
    await act(async () => root?.unmount());
    localStorage.clear();
    start(page());
    expect(to).toHaveBeenCalledTimes(3);
  });

  it('shows an error page after three sign-ins with a session that every call refuses', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    for (let time = 1; time <= 3; time++) {
      storeSession(aSession());
      const root = await act(async () => start(page()));
      await act(async () => reportSessionLost());
      await waitFor(() => expect(to).toHaveBeenCalledTimes(Math.min(time, 2)));
      if (time < 3) await act(async () => root?.unmount());
    }
    expect(await screen.findByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
    expect(screen.getByText(/responds with 401/)).toHaveTextContent('authtoken is present');
    expect(localStorage.getItem('authtoken')).toBeNull();
  });

  it('treats a session that was idle too long as ended', () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    env.idleMinutes = 5;
    onTestFinished(() => void (env.idleMinutes = null));
    storeSession(aSession());
    noteActivity(Date.now() - 6 * 60_000);
    expect(start(page())).toBeNull();
    expect(to).toHaveBeenCalledOnce();
    expect(localStorage.getItem('authtoken')).toBeNull();
  });

  it.each(['localStorage', 'sessionStorage'] as const)('shows a message when the browser blocks %s', async name => {
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => {});
    const allowed = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
    const shown = page();
    try {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
      loadOpenedScreen();
      expect(start(shown)).toBeNull();
      expect(await screen.findByRole('heading', { name: 'Your browser blocks site data' })).toHaveFocus();
      expect(shown).toHaveTextContent('allow cookies and site data for http://localhost:3000');
      expect(shown).not.toHaveTextContent('Loading…');
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(reload).toHaveBeenCalledOnce();
    } finally {
      Object.defineProperty(globalThis, name, allowed);
    }
  });

  it('keeps a separate scroll position for each opened address', async () => {
    const scrollTo = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    const openAt = async (tab: string) => {
      history.replaceState(null, '', `/sportal/ContactForFunctionalIssues?tab=${tab}`);
      storeSession(aSession());
      const root = await act(async () => start(page()));
      await screen.findByRole('heading', { name: 'Contact for Functional Issues' });
      return async (scrollY: number) => {
        vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(scrollY);
        globalThis.dispatchEvent(new Event('pagehide'));
        await act(async () => root?.unmount());
      };
    };
    for (const [tab, scrollY] of [
      ['first', 390],
      ['second', 120],
    ] as const)
      await (
        await openAt(tab)
      )(scrollY);
    scrollTo.mockClear();
    const leave = await openAt('first');
    await waitFor(() => expect(scrollTo.mock.calls.filter(([, top]) => top !== 0)).toEqual([[0, 390]]));
    await leave(390);
  });

  it('replaces the loading screen with the requested page when there is a session', async () => {
    storeSession(aSession());
    const root = await act(async () => start(page()));
    expect(await screen.findByRole('heading', { name: 'Contact for Functional Issues' })).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(location.search).toBe('?page=2');
    expect(document.documentElement.style.getPropertyValue('--p-brand-deep')).not.toBe('');
    await act(async () => root?.unmount());
  });
});
