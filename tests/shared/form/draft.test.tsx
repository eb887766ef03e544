import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave } from '@/platform/routing/leave';
import { registerUnsavedWork } from '@/platform/routing/unsavedWork';
import { clearSession, wipeDrafts } from '@/platform/session/session';
import { answer } from '../../support/server.ts';
import { storeSession, aSession } from '../../support/session.ts';
import { atList, blank, draftButton, field, hidePage, openForm, submitButton } from './TestForm.tsx';

const drafts = () => Object.keys(localStorage).filter(key => key.startsWith('sportal.draft.'));
const offer = () => screen.findByText(/^Unsaved work from/);
const noOffer = () => expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();

/** Types into a form and closes the page, as a crash, a refresh or a walk away does. */
async function typeAndGo(name = 'Vials', code = 'A', ...rest: Parameters<typeof openForm>) {
  const { user } = openForm(...rest);
  await user.type(field('Name'), name);
  await user.type(field('Code'), code);
  hidePage();
  cleanup();
}

describe('kept work', () => {
  it('is offered with its age and size, and restored', async () => {
    await typeAndGo();
    const { user } = openForm();
    expect((await offer()).parentElement).toHaveTextContent(
      /\(just now\) is kept on this device. It differs in 2 fields.$/,
    );
    expect(field('Name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
    expect(field('Code')).toHaveValue('A');
    noOffer();

    // It is unsaved work as before: kept again, and asked for when leaving.
    expect(drafts()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'The list' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('tells its age in hours and days', async () => {
    await typeAndGo();
    const [slot = ''] = drafts();
    const draft = JSON.parse(localStorage.getItem(slot) ?? '') as { savedAt: string };
    draft.savedAt = new Date(Date.now() - 26 * 3_600_000).toISOString();
    localStorage.setItem(slot, JSON.stringify(draft));
    openForm();
    expect(await offer()).toHaveTextContent('(1 day ago)');
  });

  it('is forgotten when discarded', async () => {
    await typeAndGo();
    const { user } = openForm();
    await offer();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    noOffer();
    expect(drafts()).toEqual([]);
    expect(field('Name')).toHaveValue('');
  });

  it('is kept while one types, without a press', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    expect(await screen.findByText(/^Unsaved work kept on this device/)).toBeVisible();
    expect(localStorage.getItem(drafts()[0] ?? '')).toContain('Vials');
    await user.clear(field('Name'));
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('holds only what differs, never the token', async () => {
    await typeAndGo();
    const text = localStorage.getItem(drafts()[0] ?? '') ?? '';
    expect(JSON.parse(text)).toMatchObject({ v: 1, changes: { name: 'Vials', code: 'A' } });
    expect(Object.keys((JSON.parse(text) as { changes: object }).changes)).toEqual(['name', 'code']);
    expect(text).not.toContain('token-of-asha');
  });

  it('is not offered to another user', async () => {
    await typeAndGo();
    const draft = localStorage.getItem(drafts()[0] ?? '') ?? '';
    // What belongs to this user comes, so the other's had its time.
    localStorage.setItem('sportal.draft.somebody-else/Test/7/t', draft.replace('Vials', 'Own work'));
    const { user } = openForm({}, { userId: 'somebody-else' });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Own work');
    noOffer();
    expect(drafts()).toHaveLength(2);
  });

  it('is wiped by a successful save, and the leave is not asked about', async () => {
    await typeAndGo();
    answer('saveThing', { saveThing: { id: 5 } });
    const { user } = openForm();
    await offer();
    await user.type(field('Name'), 'New');
    await user.click(draftButton());
    await atList();
    hidePage();
    expect(drafts()).toEqual([]);
  });

  it('outlives a failed save', async () => {
    answer('saveThing', () => HttpResponse.error());
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton());
    await screen.findByText(/not known whether/);
    hidePage();
    expect(drafts()).toHaveLength(1);
  });

  it('fits an older version of the form', async () => {
    const slot = 'sportal.draft.u-100/Test/7/old-tab';
    const changes = { name: 'Vials', gone: 'x', lines: 'was text once' };
    localStorage.setItem(slot, JSON.stringify({ v: 1, savedAt: new Date().toISOString(), changes }));
    const { user } = openForm();
    expect((await offer()).parentElement).toHaveTextContent('differs in 1 field.');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
    expect(screen.getByLabelText('Amount of line 2')).toHaveValue('2');
  });

  it.each([
    ['broken', '{'],
    ['of another version', JSON.stringify({ v: 0, savedAt: new Date().toISOString(), changes: { name: 'x' } })],
    ['a month old', JSON.stringify({ v: 1, savedAt: '2026-01-01T00:00:00.000Z', changes: { name: 'x' } })],
  ])('is removed when it is %s', async (_, text) => {
    localStorage.setItem('sportal.draft.u-100/Test/7/old-tab', text);
    openForm();
    await waitFor(() => expect(drafts()).toEqual([]));
    noOffer();
  });

  it('is no matter of life and death: a full storage is told, typing goes on', async () => {
    const { user } = openForm();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(field('Name'), 'Vials');
    expect(await screen.findByText(/does not keep unsaved work/)).toBeVisible();
    expect(field('Name')).toHaveValue('Vials');
  });
});

describe('a session that ends while one types', () => {
  it('costs nothing: the work is there after signing in again', async () => {
    answer('saveThing', () => new HttpResponse(null, { status: 401 }));
    const gone = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton()); // within the second: nothing was kept before
    await waitFor(() => expect(gone).toHaveBeenCalled());
    expect(drafts()).toHaveLength(1);
    // The page leaves by itself: no question, and what follows the session's end is not written.
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
    cleanup();

    const again = openForm();
    await offer();
    await again.user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
  });

  it('leaves nothing behind after a logout', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    wipeDrafts();
    clearSession();
    hidePage();
    expect(drafts()).toEqual([]);
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
  });

  it('writes nothing into the session of somebody else', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    storeSession(aSession({ userId: 'somebody-else' }));
    hidePage();
    expect(drafts()).toEqual([]);
  });
});

describe('two tabs', () => {
  // The other tab, as the wire between tabs knows it.
  const topic = JSON.stringify({ userId: 'u-100', screen: 'Test', recordId: '7' });
  let other: BroadcastChannel | undefined;
  afterEach(() => {
    other?.close();
    other = undefined;
  });
  function openOther(tab = 'other-tab', about = topic) {
    const channel = new BroadcastChannel('sportal.form');
    other = channel;
    const say = (kind: string) => channel.postMessage({ topic: about, from: tab, kind });
    channel.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind === 'hello') say('here');
    };
    return say;
  }
  const otherDraft = (tab: string) =>
    localStorage.setItem(
      `sportal.draft.u-100/Test/7/${tab}`,
      JSON.stringify({ v: 1, savedAt: new Date().toISOString(), changes: { name: 'From the other tab' } }),
    );

  it('know of each other: the same record says so, a save there says so, and nothing is offered or overwritten', async () => {
    const say = openOther();
    otherDraft('other-tab');
    const { user } = openForm();
    expect(await screen.findByText('This record is also open in another tab.')).toBeVisible();
    noOffer();
    await user.type(field('Name'), 'Mine');
    hidePage();
    expect(drafts()).toHaveLength(2);

    say('saved');
    expect(await screen.findByText('This record was saved in another tab.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
  });

  it('forget a tab that was closed, and its draft is offered from then on', async () => {
    const say = openOther();
    otherDraft('other-tab');
    openForm();
    await screen.findByText('This record is also open in another tab.');
    say('bye');
    await waitFor(() => expect(screen.queryByText(/also open in another tab/)).not.toBeInTheDocument());
    cleanup();
    other?.close();
    openForm();
    await offer();
  });

  it('may both write a new record without a warning, each with a draft of its own', async () => {
    openOther('other-tab', JSON.stringify({ userId: 'u-100', screen: 'Test', recordId: null }));
    const { user } = openForm({ key: { screen: 'Test', recordId: null } });
    await user.type(field('Name'), 'Mine');
    await screen.findByText(/^Unsaved work kept/);
    expect(screen.queryByText(/in another tab/)).not.toBeInTheDocument();
  });

  it('keep the other tab’s draft over a save here', async () => {
    openOther();
    otherDraft('other-tab');
    answer('saveThing', { saveThing: { id: 5 } });
    const { user } = openForm();
    await screen.findByText(/also open in another tab/);
    await user.type(field('Name'), 'Mine');
    await user.click(draftButton());
    await atList();
    expect(drafts()).toEqual(['sportal.draft.u-100/Test/7/other-tab']);
  });
});

describe('leaving', () => {
  const link = () => screen.getByRole('link', { name: 'The list' });

  it('asks once, stays on Stay, leaves on Leave with the work kept', async () => {
    const { user, router } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(link());
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe('/form');
    expect(field('Name')).toHaveValue('Vials');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await atList();
    expect(drafts()).toHaveLength(1);
  });

  it('is free when nothing was typed, when it was typed back, and for what the screen did by itself', async () => {
    const { user } = openForm();
    await user.click(screen.getByRole('button', { name: 'Work out' }));
    await user.type(field('Name'), 'V');
    await user.clear(field('Name'));
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
    await user.click(link());
    await atList();
    expect(drafts()).toEqual([]);
  });

  it('at once after typing everything back leaves no kept copy behind to be offered again', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await screen.findByText(/^Unsaved work kept on this device/);
    expect(drafts()).toHaveLength(1);
    await user.clear(field('Name'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await atList();
    expect(drafts()).toEqual([]);
  });

  it('at once after a key keeps what was typed up to that key, and nothing is written afterwards', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await atList();
    expect(localStorage.getItem(drafts()[0] ?? '')).toContain('"name":"Vials"');
    localStorage.clear();
    await new Promise(resolve => setTimeout(resolve, 1300)); // longer than the keeper's pause
    expect(drafts()).toEqual([]);
  });

  it('by Back while a save travels asks another question, which goes away with the answer', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    answer('saveThing', async () => {
      await held;
      return { saveThing: { id: 5 } };
    });
    const { user, router } = openForm({ initial: { ...blank, name: 'Vials' } });
    await user.type(field('Ref'), 'x');
    await user.click(draftButton());
    await screen.findByText('Saving the draft…', { selector: 'span' });
    act(() => void router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: 'Leave while it is being saved?' })).toBeVisible();
    release();
    await atList();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('is asked about for all forms of the page: a form in a dialog does not switch it off, and says what would be lost', async () => {
    const { user, router } = openForm();
    await user.type(field('Name'), 'Vials');
    const dialog = { isDirty: () => false };
    const stop = registerUnsavedWork(dialog);
    await user.click(link());
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    dialog.isDirty = () => true;
    await user.click(link());
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toHaveTextContent('will be lost');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    stop();
    expect(router.state.location.pathname).toBe('/form');
  });

  it('makes the browser ask when the page is closed with unsaved work', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'V');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
  });
});

describe('the record', () => {
  const loaded = { ...blank, name: 'Vials', code: 'A' };

  it('is awaited with an outline in its place', () => {
    const { update } = openForm({ initial: null });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(submitButton()).toBeDisabled();
    update({ initial: loaded });
    expect(field('Name')).toHaveValue('Vials');
    expect(submitButton()).toBeEnabled();
  });

  it('follows the server as long as nothing was typed', () => {
    const { update } = openForm({ initial: loaded });
    update({ initial: { ...loaded, name: 'Ampoules' } });
    expect(field('Name')).toHaveValue('Ampoules');
  });

  it('is never overwritten while one types: the newer one is offered', async () => {
    const { user, update } = openForm({ initial: loaded });
    await user.type(field('Name'), ' and caps');
    update({ initial: { ...loaded } });
    expect(screen.queryByText('This record changed on the server.')).not.toBeInTheDocument();

    const newer = { ...loaded, name: 'Ampoules' };
    update({ initial: newer });
    expect(screen.getByText('This record changed on the server.')).toBeVisible();
    expect(field('Name')).toHaveValue('Vials and caps');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByText('This record changed on the server.')).not.toBeInTheDocument();

    update({ initial: { ...newer, code: 'B' } });
    await user.click(screen.getByRole('button', { name: 'Load the new version' }));
    expect(field('Name')).toHaveValue('Ampoules');
    expect(field('Code')).toHaveValue('B');
    hidePage();
    expect(drafts()).toEqual([]);
  });
});
