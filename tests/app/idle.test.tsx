import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readRecoveryCopy, writeRecoveryCopy, type RecoveryKey } from '@/platform/recovery/recoveryStore';
import { leave } from '@/platform/leaving/leave';
import { onSessionLost } from '@/platform/session/sessionLost';
import { renderApp } from '../support/renderApp';
import { answer } from '../support/server';

const DRAFT: RecoveryKey = { userId: 'u-100', screen: 'things', recordId: null };
const MINUTE = 60_000;

async function sitDown(settings: { sharedMachines?: boolean } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
  const ended = answer('expireAspNetUserToken', { expireAspNetUserToken: { id: 1 } });
  renderApp({ path: '/ContactForFunctionalIssues?page=2', settings: { idleMinutes: 10, ...settings } });
  await screen.findByRole('heading', { name: 'Contact for Functional Issues' });
  // The idle timer starts when the notice's code has loaded, after the screen.
  await waitFor(() => expect(localStorage.getItem('sportal.active')).not.toBeNull());
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return { to, ended, pass };
}

const question = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

describe('idle session', () => {
  it('shows a warning one minute before it ends and continues when the user confirms', async () => {
    const { to, pass } = await sitDown();
    await pass(8.9 * MINUTE);
    expect(question()).toBeNull();
    await pass(0.2 * MINUTE);
    await waitFor(() => expect(question()).toBeVisible());
    expect(question()).toHaveAccessibleDescription(/Your unsaved work is kept on this computer/);
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(question()).toBeNull());
    await pass(8.9 * MINUTE);
    expect(question()).toBeNull();
    expect(to).not.toHaveBeenCalled();
  });

  it('is extended by key and pointer presses, also in another tab', async () => {
    const { pass } = await sitDown();
    await pass(8 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(8 * MINUTE);
    expect(question()).toBeNull();
    await pass(1.5 * MINUTE);
    await waitFor(() => expect(question()).toBeVisible());
    // A click behind the dialog does not extend the session; activity in another tab does.
    fireEvent.pointerDown(document.body);
    await pass(1500);
    await waitFor(() => expect(question()).toBeVisible());
    const [, mark] = JSON.parse(localStorage.getItem('sportal.active') ?? '[]') as [number, string];
    localStorage.setItem('sportal.active', JSON.stringify([Date.now(), mark]));
    globalThis.dispatchEvent(new StorageEvent('storage'));
    await waitFor(() => expect(question()).toBeNull());
  });

  it('announces the remaining time only at 60, 30 and 10 seconds', async () => {
    const { pass } = await sitDown();
    await pass(9 * MINUTE);
    const said = () => screen.getByText(/You will be signed out in/, { selector: 'output' });
    expect(said()).toHaveTextContent('signed out in 60 seconds.');
    await pass(20_000);
    expect(said()).toHaveTextContent('60 seconds');
    await pass(11_000);
    expect(said()).toHaveTextContent('30 seconds');
  });

  it('ends on client and server, keeps drafts and passes the return address to the login page', async () => {
    const { to, ended, pass } = await sitDown();
    await writeRecoveryCopy(DRAFT, { changes: { a: 1 }, sentAt: null, files: {} });
    const kept = vi.fn();
    onTestFinished(onSessionLost(kept));
    await pass(10.1 * MINUTE);
    await waitFor(() =>
      expect(to).toHaveBeenCalledWith(expect.stringMatching(/^http:\/\/localhost:3000\/login\?return=%2F/)),
    );
    expect(kept).toHaveBeenCalledOnce();
    expect(ended).toEqual([{ input: { userId: 'u-100' } }]);
    expect(localStorage.getItem('authtoken')).toBeNull();
    expect(await readRecoveryCopy(DRAFT)).not.toBeNull();
  });

  it('ends when the computer was asleep too long, even if the user presses a key first', async () => {
    const { to } = await sitDown();
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect(to).toHaveBeenCalledOnce());
    expect(localStorage.getItem('authtoken')).toBeNull();
  });

  it('discards drafts on a shared computer', async () => {
    const { to, pass } = await sitDown({ sharedMachines: true });
    await writeRecoveryCopy(DRAFT, { changes: { a: 1 }, sentAt: null, files: {} });
    await pass(9.1 * MINUTE);
    expect(question()).toHaveAccessibleDescription(/will be discarded because this is a shared computer/);
    await pass(MINUTE);
    await waitFor(() => expect(to).toHaveBeenCalledWith('http://localhost:3000/login'));
    expect(await readRecoveryCopy(DRAFT)).toBeNull();
  });

  it('is not tracked when the environment sets no idle time', async () => {
    renderApp({ path: '/ContactForFunctionalIssues' });
    await screen.findByRole('heading', { name: 'Contact for Functional Issues' });
    expect(localStorage.getItem('sportal.active')).toBeNull();
  });
});
