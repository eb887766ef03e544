import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userLabel } from '@/app/layout/UserMenu';
import { readRecoveryCopy, writeRecoveryCopy, type RecoveryKey } from '@/platform/recovery/recoveryStore';
import { leave } from '@/platform/leaving/leave';
import { registerUnsavedWork } from '@/platform/leaving/unsavedWork';
import { personalKey } from '@/platform/session/session';
import { onSessionLost, reportSessionLost } from '@/platform/session/sessionLost';
import { takeTheClock } from '../support/clock';
import { renderApp } from '../support/renderApp';
import { answer, server } from '../support/server';
import { aSession } from '../support/session';

const DRAFT: RecoveryKey = { userId: 'u-100', screen: 'things', recordId: null };

async function openUserMenu(name: RegExp | string = '[ABCDE1234F] Asha Rao') {
  const view = renderApp({ path: '/ContactForFunctionalIssues' });
  const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
  await view.user.click(await screen.findByRole('button', { name }));
  return { ...view, to };
}

describe('user menu', () => {
  it.each([
    ['a supplier with a PAN', { supplierPan: 'ABCDE1234F', supplierCode: 'S7' }, '[ABCDE1234F] Asha Rao'],
    ['a supplier without a PAN', { supplierPan: null, supplierCode: 'S7' }, '[S7] Asha Rao'],
    ['an employee', { roles: ['employee'], supplierPan: null, supplierCode: null }, 'Asha Rao'],
    ['a userwithsupplier', { roles: ['userwithsupplier'], supplierPan: 'ABCDE1234F' }, 'Asha Rao'],
    ['a user without a name', { userName: '', supplierPan: null, supplierCode: null }, 'asha@meridian-labs.example'],
  ])('shows the right label for %s', (_, overrides, expected) => {
    expect(userLabel(aSession(overrides))).toBe(expected);
  });

  it('links to the account page and closes on Escape and on a click outside', async () => {
    const { user } = await openUserMenu();
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', 'http://localhost:3000/account');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull();
    expect(screen.getByRole('button', { name: '[ABCDE1234F] Asha Rao' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'My Account' })).toBeVisible();
    await user.click(screen.getByRole('main'));
    expect(screen.queryByRole('link', { name: 'My Account' })).toBeNull();
  });
});

describe('Logout', () => {
  it('expires the token, shows a message, clears drafts and session, and opens the login page', async () => {
    const calls = answer('expireAspNetUserToken', { expireAspNetUserToken: { id: 1 } });
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      sent.push(request.headers.get('authorization'));
    });
    onTestFinished(() => void server.events.removeAllListeners());
    const { user, to } = await openUserMenu();
    localStorage.setItem(personalKey('u-100', 'approvers', 'nonPo', 'l1'), '[]');
    sessionStorage.setItem(personalKey('u-200', 'chosen', 1000), '{}');
    sessionStorage.setItem('username', 'Asha Rao');
    const wait = takeTheClock();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out succcessfully')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your operation is executing' })).toBeVisible();
    await wait(2_000);
    expect(to).toHaveBeenCalledWith('http://localhost:3000/login');
    expect(calls).toEqual([{ input: { userId: 'u-100' } }]);
    expect(sent.at(-1)).toBe('Bearer token-of-asha');
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
  });

  it.each([
    ['fails', () => HttpResponse.error()],
    ['returns nothing', () => ({ expireAspNetUserToken: null })],
    ['returns no id', () => ({ expireAspNetUserToken: { id: null } })],
  ])('ends the local session and warns the user when the server %s', async (_, respond) => {
    const calls = answer('expireAspNetUserToken', respond);
    const { user, to } = await openUserMenu();
    await writeRecoveryCopy(DRAFT, { changes: { note: 'typed' }, sentAt: null, files: {} });
    const wait = takeTheClock();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText(/^Something wrong. Please try again...! You are signed out/)).toBeVisible();
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
    expect(await readRecoveryCopy(DRAFT)).toBeNull();
    expect(calls).toHaveLength(1);
    await wait(8_000);
    expect(to).toHaveBeenCalledWith('http://localhost:3000/login');
  });

  it("ends the local session without waiting for the server's response", async () => {
    let speak = () => {};
    const silence = new Promise<void>(resolve => {
      speak = resolve;
    });
    answer('expireAspNetUserToken', () => silence.then(() => ({ expireAspNetUserToken: { id: 1 } })));
    const { user, to } = await openUserMenu();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByRole('heading', { name: 'Your operation is executing' })).toBeVisible();
    expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
    const wait = takeTheClock();
    speak();
    expect(await screen.findByText('Logged out succcessfully')).toBeVisible();
    await wait(2_000);
    expect(to).toHaveBeenCalledWith('http://localhost:3000/login');
  });

  it('treats an expired token as logged out and adds no return address', async () => {
    answer('expireAspNetUserToken', () => new HttpResponse('', { status: 401 }));
    const { user, to } = await openUserMenu();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(to).toHaveBeenCalledWith('http://localhost:3000/login'));
  });

  it('asks for confirmation when there is unsaved work', async () => {
    const calls = answer('expireAspNetUserToken', { expireAspNetUserToken: { id: 1 } });
    const off = registerUnsavedWork({ isDirty: () => true });
    const { user, to } = await openUserMenu();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: '[ABCDE1234F] Asha Rao' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(to).toHaveBeenCalled());
    off();
  });
});

describe('page when the session changes in another tab', () => {
  const storageChanged = () => act(() => void globalThis.dispatchEvent(new StorageEvent('storage')));

  it('shows a dialog when the other tab logs out and closes it when the same user signs in again', async () => {
    renderApp({ path: '/ContactForFunctionalIssues' });
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    await screen.findByRole('heading', { level: 1 });
    const token = localStorage.getItem('authtoken') ?? '';
    localStorage.removeItem('authtoken');
    storageChanged();
    expect(screen.getByRole('alertdialog', { name: 'You are signed out' })).toBeVisible();
    localStorage.setItem('authtoken', token);
    storageChanged();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(to).not.toHaveBeenCalled();
  });

  it('stays open after the other tab has logged out, even if a call is refused', async () => {
    renderApp({ path: '/ContactForFunctionalIssues' });
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    await screen.findByRole('heading', { level: 1 });
    const kept = vi.fn();
    onTestFinished(onSessionLost(kept));
    localStorage.clear();
    act(() => reportSessionLost());
    expect(screen.getByRole('alertdialog', { name: 'You are signed out' })).toBeVisible();
    expect(kept).not.toHaveBeenCalled();
    expect(to).not.toHaveBeenCalled();
  });

  it('offers to sign in in a new tab, so that unsaved input is kept', async () => {
    const { user } = renderApp({ path: '/ContactForFunctionalIssues' });
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const inNewTab = vi.spyOn(leave, 'inNewTab').mockImplementation(() => {});
    await screen.findByRole('heading', { level: 1 });
    localStorage.clear();
    storageChanged();
    await user.click(screen.getByRole('button', { name: 'Sign in (new tab)' }));
    expect(to).not.toHaveBeenCalled();
    expect(inNewTab).toHaveBeenCalledWith('http://localhost:3000/login?return=%2Fsportal%2F');
  });

  it('offers a reload when a different user signs in, and keeps the new session', async () => {
    const { user } = renderApp({ path: '/ContactForFunctionalIssues' });
    const reload = vi.spyOn(leave, 'reload').mockImplementation(() => {});
    await screen.findByRole('heading', { level: 1 });
    localStorage.setItem('userid', 'u-200');
    localStorage.setItem('authtoken', 'token-of-ben');
    storageChanged();
    expect(screen.getByRole('alertdialog', { name: 'Another user is signed in' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue as the new user' }));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('authtoken')).toBe('token-of-ben');
  });
});
