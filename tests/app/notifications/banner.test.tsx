import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { NotificationBanner } from '@/app/notifications/NotificationBanner';
import { eventually } from '../../support/eventually';
import { renderUi } from '../../support/render';
import { answer } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const HOUR = 3_600_000;
const news = (...names: string[]) => ({
  notificationList: { data: names.map((name, id) => ({ id, name, description: `About ${name}` })) },
});

function mount() {
  return renderUi(
    <PlatformProvider client={createClient({ retryDelay: 1 })} session={aSession()}>
      <NotificationBanner />
      <main>
        <h1>Page</h1>
      </main>
    </PlatformProvider>,
  );
}

describe('notification banner', () => {
  beforeEach(() => storeSession(aSession()));

  it('shows one notification as text with a count, and stays dismissed after a browser restart', async () => {
    const calls = answer('notificationList', news('<b>Maintenance</b>', 'Holiday', 'Cut-off'));
    const { user, unmount } = mount();
    expect(await screen.findByText('<b>Maintenance</b>')).toBeVisible();
    expect(calls).toEqual([
      {
        input: {
          currentPage: 1,
          pageSize: 100,
          parameters: [
            { name: 'active', value: 'true' },
            { name: 'deleted', value: 'false' },
          ],
        },
      },
    ]);
    expect(screen.queryByText('Holiday')).toBeNull();
    await user.click(screen.getByRole('button', { name: '2 more' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss Holiday' }));
    expect(screen.queryByText('Holiday')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss all 2 notifications' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
    unmount();
    sessionStorage.clear();
    mount();
    await eventually(() => expect(calls).toHaveLength(2));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('shows the last loaded notifications in the first render to prevent a layout shift', async () => {
    answer('notificationList', news('Maintenance'));
    const first = mount();
    await screen.findByText('Maintenance');
    first.unmount();
    const calls = answer('notificationList', news('Maintenance'));
    mount();
    expect(screen.getByText('Maintenance')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows new notifications only after one second without user input', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const calls = answer('notificationList', news('Maintenance'));
    mount();
    await act(() => vi.advanceTimersByTimeAsync(200));
    await eventually(() => expect(calls).toHaveLength(1));
    for (const gesture of ['pointermove', 'keydown', 'wheel']) {
      await act(() => vi.advanceTimersByTimeAsync(900));
      act(() => void document.body.dispatchEvent(new Event(gesture, { bubbles: true })));
    }
    await act(() => vi.advanceTimersByTimeAsync(900));
    expect(screen.queryByText('Maintenance')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Maintenance')).toBeVisible();
  });

  it('sends no query after the user has logged out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const calls = answer('notificationList', news('Maintenance'));
    mount();
    localStorage.removeItem('authtoken');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls).toEqual([]);
  });

  it("shows the date beside the name when the description doesn't fit", async () => {
    const description = 'The portal is not available on Sunday, 29-Nov-2026, from 02:00 to 04:00 (IST).';
    answer('notificationList', { notificationList: { data: [{ id: 1, name: 'Planned maintenance', description }] } });
    mount();
    const line = await screen.findByRole('listitem');
    expect(within(line).getByText('29-Nov-2026')).toBeInTheDocument();
    expect(within(line).getByText(description)).toHaveAttribute('title', description);
    expect(within(line).getByRole('button', { name: 'Details' })).toBeInTheDocument();
  });

  describe('polling', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
    afterEach(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });

    it('queries every hour, pauses in a hidden tab and queries again when the tab becomes visible', async () => {
      const calls = answer('notificationList', news());
      mount();
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      await eventually(() => expect(calls).toHaveLength(1));
      await act(() => vi.advanceTimersByTimeAsync(HOUR));
      await eventually(() => expect(calls).toHaveLength(2));
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(() => vi.advanceTimersByTimeAsync(2 * HOUR));
      expect(calls).toHaveLength(2);
      visibility.mockReturnValue('visible');
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await eventually(() => expect(calls).toHaveLength(3));
    });
  });
});
