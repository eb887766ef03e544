import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { confirm } from '@/platform/feedback/feedback';
import { leave } from '@/platform/leaving/leave';
import { registerUnsavedWork, type UnsavedWork } from '@/platform/leaving/unsavedWork';
import { readRecoveryCopy, writeRecoveryCopy, type RecoveryKey } from '@/platform/recovery/recoveryStore';
import { version } from '@/platform/version';
import { renderApp } from '../support/renderApp';
import { server } from '../support/server';

const MINUTE = 60_000;
const NEXT = { shown: '99.0.0 (0a1b2c3)' };

let reload: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  reload = vi.spyOn(leave, 'reload').mockImplementation(() => {});
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  return () => void vi.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const focusPage = () => fireEvent.focus(globalThis.window);
const offer = () => screen.queryByRole('button', { name: 'Reload to update' });

/** Opens the portal, with a server on which `live` is the version file. */
async function openPortal(live: Record<string, unknown>) {
  const requests: Request['cache'][] = [];
  const respond = { json: live as unknown };
  server.use(
    http.get('*/sportal/version.json', ({ request }) => {
      requests.push(request.cache);
      return HttpResponse.json(respond.json as Record<string, unknown>);
    }),
  );
  const app = renderApp({ path: '/ContactForFunctionalIssues' });
  await screen.findByRole('heading', { name: 'Contact for Functional Issues' });
  // The code that checks the version loads after the screen.
  const returnToPage = () =>
    waitFor(() => {
      focusPage();
      expect(requests).not.toEqual([]);
    });
  return { ...app, requests, respond, returnToPage };
}

/** Registers a form with unsaved work. Returns a function that saves it. */
function typeInForm(more: Partial<UnsavedWork> = {}): () => void {
  let isDirty = true;
  onTestFinished(registerUnsavedWork({ isDirty: () => isDirty, ...more }));
  return () => void (isDirty = false);
}

describe('a new version', () => {
  it('is offered when the user returns to the page, and loaded on request', async () => {
    const { user, requests, returnToPage } = await openPortal(NEXT);
    await returnToPage();
    expect(requests).toEqual(['no-store']);
    const notice = await screen.findByText('A new version is available.');
    expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload to update' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is checked at most every 15 minutes, on focus and when the tab becomes visible', async () => {
    const { requests, returnToPage } = await openPortal({ shown: version });
    await returnToPage();
    await pass(14 * MINUTE);
    focusPage();
    await pass(100);
    expect(requests).toHaveLength(1);
    await pass(MINUTE);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(offer()).toBeNull();
  });

  it('is also checked when the focus moves within a page that stays focused', async () => {
    const { user, requests, returnToPage } = await openPortal({ shown: version });
    await returnToPage();
    await pass(14 * MINUTE);
    await user.tab();
    await pass(100);
    expect(requests).toHaveLength(1);
    await pass(2 * MINUTE);
    await user.tab();
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  it.each([[{ detail: 'no version file' }], [null]])('is not offered for the invalid response %j', async invalid => {
    const { respond, requests, returnToPage } = await openPortal({});
    respond.json = invalid;
    await returnToPage();
    await pass(5_000);
    expect(requests).toHaveLength(1);
    expect(offer()).toBeNull();
  });

  it('is offered again after 15 minutes only if a later one is live than the dismissed one', async () => {
    const { user, respond, requests, returnToPage } = await openPortal(NEXT);
    await returnToPage();
    await screen.findByText('A new version is available.');
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await pass(16 * MINUTE);
    focusPage();
    await waitFor(() => expect(requests).toHaveLength(2));
    await pass(5_000);
    expect(offer()).toBeNull();
    respond.json = { shown: '99.0.1 (4d5e6f7)' };
    await pass(16 * MINUTE);
    focusPage();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(reload).not.toHaveBeenCalled();
    // A dismissed version can become the minimum.
    respond.json = { shown: '99.0.1 (4d5e6f7)', minimum: '99.0.1' };
    await pass(16 * MINUTE);
    focusPage();
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('is offered only while the page has no unsaved work', async () => {
    const { returnToPage } = await openPortal(NEXT);
    const save = typeInForm();
    await returnToPage();
    await pass(5_000);
    expect(offer()).toBeNull();
    save();
    await pass(3_000);
    expect(offer()).toBeVisible();
    const saveAgain = typeInForm();
    await pass(3_000);
    expect(offer()).toBeNull();
    saveAgain();
    await pass(3_000);
    // Typed before the offer disappears again.
    const saveLast = typeInForm();
    fireEvent.click(screen.getByRole('button', { name: 'Reload to update' }));
    expect(reload).not.toHaveBeenCalled();
    saveLast();
  });

  it('is confirmed after the reload, and a reload that gets the old version is not repeated', async () => {
    sessionStorage.setItem('sportal.updatingTo', JSON.stringify(version));
    const { unmount } = await openPortal({ shown: version });
    expect(await screen.findByText('The portal has been updated.')).toBeVisible();
    unmount();

    const { user, returnToPage, unmount: close } = await openPortal(NEXT);
    await returnToPage();
    await user.click(await screen.findByRole('button', { name: 'Reload to update' }));
    close();
    // The reload gets the same version again, for example from a proxy's cache.
    await openPortal(NEXT);
    expect(await screen.findByText(/^The new version couldn't be loaded\. Reload the page/)).toBeVisible();
    expect(offer()).toBeNull();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the minimum version', () => {
  const REQUIRED = { ...NEXT, minimum: '98.0.0' };

  it('reloads an older page after storing its unsaved work, once', async () => {
    const key: RecoveryKey = { userId: 'u-100', screen: 'things', recordId: null };
    const keep = () => writeRecoveryCopy(key, { changes: { a: 1 }, sentAt: null, files: {} });
    const kept: unknown[] = [];
    reload.mockImplementation(() => void readRecoveryCopy(key).then(copy => kept.push(copy?.changes)));
    const { returnToPage, unmount } = await openPortal(REQUIRED);
    typeInForm({ keep });
    await returnToPage();
    await waitFor(() => expect(kept).toEqual([{ a: 1 }]));
    unmount();
    reload.mockClear();
    await openPortal(REQUIRED);
    expect(await screen.findByText(/^The new version couldn't be loaded/)).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<UnsavedWork>]>([
    ['can only be saved', {}],
    ['the browser refuses to store', { keep: () => Promise.resolve(false) }],
    ['is being saved', { keep: () => Promise.resolve(true), saving: () => Promise.resolve() }],
  ])('waits for work that %s', async (_what, work) => {
    const { returnToPage } = await openPortal(REQUIRED);
    const save = typeInForm(work);
    await returnToPage();
    await pass(10_000);
    expect(reload).not.toHaveBeenCalled();
    save();
    await pass(3_000);
    expect(reload).toHaveBeenCalled();
  });

  it('waits for an open dialog, whose input is not stored', async () => {
    const { user, returnToPage } = await openPortal(REQUIRED);
    act(() => void confirm({ title: 'Approve?' }));
    await returnToPage();
    await pass(10_000);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await pass(3_000);
    expect(reload).toHaveBeenCalled();
  });

  it('leaves a page alone that is not older', async () => {
    const { returnToPage } = await openPortal({ ...NEXT, minimum: version });
    await returnToPage();
    await screen.findByText('A new version is available.');
    expect(reload).not.toHaveBeenCalled();
  });
});
