import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  readRecoveryCopy,
  wipeRecovery,
  writeRecoveryCopy,
  type RecoveryContent,
  type RecoveryKey,
} from '@/platform/recovery/recoveryStore';
import { leave } from '@/platform/leaving/leave';
import { registerUnsavedWork } from '@/platform/leaving/unsavedWork';
import { takeTheClock } from '../../support/clock.ts';
import { held } from '../../support/held.ts';
import { answer, server } from '../../support/server.ts';
import { storeSession, aSession } from '../../support/session.ts';
import type { FieldDef } from '@/shared/fields/types';
import { type Values, atList, blank, draftButton, field, hidePage, openForm, submitButton } from './TestForm.tsx';

const KEY: RecoveryKey = { userId: 'u-100', screen: 'Test', recordId: '7' };
const drafts = async (part: Partial<RecoveryKey> = {}) => {
  const copy = await readRecoveryCopy({ ...KEY, ...part });
  return copy ? [copy] : [];
};
/** Longer than the autosave delay, in milliseconds. */
const KEEPER_PAUSE = 1300;
const keptNames = async () => (await drafts()).map(draft => draft.changes['name']);
/** Waits for these copies on the device. */
const expectKept = (names: unknown[]) => waitFor(async () => expect(await keptNames()).toEqual(names));
/** Stores a copy on the device, as an earlier visit of this user did. */
const lay = (changes: Record<string, unknown>, part: Partial<RecoveryContent> = {}, key = KEY) => {
  storeSession(aSession({ userId: key.userId }));
  return writeRecoveryCopy(key, { changes, files: {}, sentAt: null, ...part });
};
const offer = () => screen.findByText(/^Unsaved work from/);
const noOffer = () => expect(screen.queryByText(/^Unsaved work from/)).not.toBeInTheDocument();

const declared: FieldDef<Values>[] = [
  { kind: 'select', name: 'code', label: 'Code', options: [{ value: 'A', label: 'A' }] },
  // A partly typed date.
  { kind: 'date', name: 'ref', label: 'Ref' },
  { kind: 'text', name: 'total', label: 'Total' },
];

/** Types into a form and closes the page, as a crash or a reload does. */
async function typeAndGo(name = 'Vials', code = 'A', ...rest: Parameters<typeof openForm>) {
  const { user } = openForm(...rest);
  await user.type(field('Name'), name);
  await user.type(field('Code'), code);
  hidePage();
  await expectKept([name]);
  cleanup();
}

/** Makes every write succeed first and then abort. */
function failWritesAtTheirEnd() {
  // oxlint-disable-next-line typescript/unbound-method
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...what: Parameters<typeof put>
  ) {
    const taken = put.apply(this, what);
    taken.addEventListener('success', () => this.transaction.abort());
    return taken;
  });
}

describe('recovered work', () => {
  it('is offered with its age and size and can be restored', async () => {
    await typeAndGo();
    const { user } = openForm();
    expect((await offer()).parentElement).toHaveTextContent(/\(just now\) 2 unsaved changes$/);
    expect(field('Name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
    expect(field('Code')).toHaveValue('A');
    noOffer();

    // Restored values are unsaved changes: they are stored again, and leaving asks for confirmation.
    await expectKept(['Vials']);
    await user.click(screen.getByRole('link', { name: 'The list' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  it('shows values that no longer fit the form as text to copy', async () => {
    await lay({ name: 'Vials', formerField: 'Batch 7', code: ['A'] });
    const { user } = openForm();
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
    await screen.findByText('2 values could not be restored.');
    const text = screen.getByRole('textbox', { name: 'Unsaved work as text' });
    expect(text).toHaveValue('Former field: Batch 7\nCode: A');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/could not be restored/)).toBeNull();
  });

  it('shows a select value without an option, and a value of another type than declared, as text', async () => {
    const options = { fieldsFor: () => declared, initial: { ...blank, total: null as never } };
    await lay({
      name: 'Vials',
      code: 'B',
      ref: 'half',
      total: ['x'],
      formerAddress: { street: '12 Test Road' },
    });
    const { user } = openForm(options);
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('3 values could not be restored.');
    expect(screen.getByRole('textbox', { name: 'Unsaved work as text' })).toHaveValue(
      'Code: B\nTotal: x\nFormer address: 12 Test Road',
    );
    expect(['Name', 'Code', 'Ref'].map(label => field(label).value)).toEqual(['Vials', '', 'half']);
  });

  it('is deleted when the user discards it', async () => {
    await typeAndGo();
    const { user } = openForm();
    await offer();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(noOffer);
    expect(await drafts()).toEqual([]);
    expect(field('Name')).toHaveValue('');
  });

  it('is stored while the user types, without pressing a button', async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(await keptNames()).toEqual(['Vials']);
    await user.clear(field('Name'));
    await expectKept([]);
  });

  it('is reported as stored only after the write completes, because a started write can still fail', async () => {
    const writes = failWritesAtTheirEnd();
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    expect(await screen.findByText(/^Autosave unavailable/)).toBeVisible();
    expect(await keptNames()).toEqual([]);
    writes.mockRestore();
    await user.type(field('Name'), ' 2');
    expect(await screen.findByText(/^Saved on this device/)).toBeVisible();
    expect(await keptNames()).toEqual(['Vials 2']);
  });

  it("stays stored when the browser can't store the restored values", async () => {
    await typeAndGo();
    const { user } = openForm();
    await offer();
    const writes = failWritesAtTheirEnd();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(/^Autosave unavailable/)).toBeVisible();
    writes.mockRestore();
    await expectKept(['Vials']);
  });

  it('is deleted by a successful save, and leaving needs no confirmation', async () => {
    await typeAndGo();
    answer('saveThing', { saveThing: { id: 5 } });
    const { user } = openForm();
    await offer();
    await user.type(field('Name'), 'New');
    await user.click(draftButton());
    await atList();
    hidePage();
    await expectKept([]);
  });

  it('remains after a failed save', async () => {
    answer('saveThing', () => HttpResponse.error());
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton());
    await screen.findByText(/cannot tell whether/);
    hidePage();
    await expectKept(['Vials']);
  });

  it('stays as text to copy when the form rejects it, and the form stays unchanged', async () => {
    await lay({ name: 'Vials', code: 'x' });
    const derive = (values: { name: string }) => {
      if (values.name === 'Vials') throw new Error('not with vials');
      return null;
    };
    const { user } = openForm({ derive });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('2 values could not be restored.');
    expect(screen.getByRole('textbox', { name: 'Unsaved work as text' })).toHaveValue('Name: Vials\nCode: x');
    expect(field('Name')).toHaveValue('');
    await expectKept(['Vials']);
    await user.type(field('Name'), 'Caps');
    expect(field('Name')).toHaveValue('Caps');
  });
});

describe('page closed during a save', () => {
  const asNew = { key: { screen: 'Test', recordId: null } };
  /** Reloads while a save is pending. */
  async function saveAndGo(options: Parameters<typeof openForm>[0] = asNew) {
    const { until } = held();
    answer('saveThing', () => until.then(() => ({ saveThing: { id: 5 } })));
    const { user } = openForm(options);
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton());
    await screen.findByText('Saving draft…', { selector: 'span' });
    await waitFor(async () => expect((await drafts({ recordId: null }))[0]?.sentAt).toBeInstanceOf(Date));
    cleanup();
  }

  it('warns that the save may have arrived, shows how to check, and asks before it is sent again', async () => {
    await saveAndGo();
    const { user } = openForm(asNew);
    expect((await offer()).parentElement).toHaveTextContent(
      'The page closed while saving. Check the list before you save again to avoid a duplicate.',
    );
    expect(screen.getByRole('link', { name: 'Check the list' })).toHaveAttribute('href', '/list');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(field('Name')).toHaveValue('Vials'));
    await user.click(draftButton());
    expect(await screen.findByRole('alertdialog', { name: 'Send again?' })).toBeVisible();
    await user.keyboard('{Escape}');
    // The unconfirmed save survives another reload.
    hidePage();
    await waitFor(async () => expect((await drafts({ recordId: null }))[0]?.sentAt).toBeInstanceOf(Date));
  });

  it('links to the saved record when it can be looked up', async () => {
    await saveAndGo();
    const asked: unknown[] = [];
    openForm({
      ...asNew,
      findSaved: (values, sentAt) => {
        asked.push(values.name, sentAt);
        return Promise.resolve({ label: 'Thing #5', to: '/list?id=5' });
      },
    });
    await screen.findByText(
      '1 unsaved change. It was saved as Thing #5 when the page closed. Saving again creates a duplicate.',
    );
    expect(screen.getByRole('link', { name: 'Open Thing #5' })).toHaveAttribute('href', '/list?id=5');
    expect(asked).toEqual(['Vials', expect.any(Date)]);
  });

  it('shows no such warning after a refused save', async () => {
    answer('saveThing', { saveThing: { id: -1 } });
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton());
    await screen.findByText('This invoice already exist');
    await waitFor(async () => expect((await drafts())[0]?.sentAt).toBeNull());
  });
});

describe('session that ends while the user types', () => {
  it('lists a file whose upload was interrupted after Restore, so that it can be chosen again', async () => {
    server.use(http.post('*/api/upload', () => new HttpResponse(null, { status: 401 })));
    const gone = vi.spyOn(leave, 'to').mockImplementation(() => {});
    openForm();
    const pick = () =>
      fireEvent.change(screen.getByLabelText('Choose files: Copies'), {
        target: { files: [new File(['a,b'], 'lines.csv')] },
      });
    pick();
    await waitFor(() => expect(gone).toHaveBeenCalled());
    cleanup();

    server.use(http.post('*/api/upload', () => HttpResponse.json({ result: 'success' })));
    const { user } = openForm();
    expect((await offer()).parentElement).toHaveTextContent(/\(just now\) 1 unsaved change$/);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Not uploaded. Choose the file again')).toBeVisible();
    await user.click(draftButton());
    await user.click(submitButton());
    expect(await screen.findByText(/^Not uploaded: lines.csv\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose lines.csv again' })).toBeVisible();
    pick();
    await waitFor(() => expect(screen.queryByText('Not uploaded. Choose the file again')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: /Delete lines.csv/ })).toBeVisible();
  });

  it('keeps the work, which is available after signing in again', async () => {
    answer('saveThing', () => new HttpResponse(null, { status: 401 }));
    const gone = vi.spyOn(leave, 'to').mockImplementation(() => {});
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(draftButton()); // saved within the autosave delay, so no copy exists yet
    await waitFor(() => expect(gone).toHaveBeenCalled());
    expect(await keptNames()).toEqual(['Vials']);
    // The portal leaves the page, so there is no confirmation and no later write.
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
    cleanup();

    const again = openForm();
    await offer();
    await again.user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Name')).toHaveValue('Vials');
  });

  it("writes nothing into another user's session", async () => {
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    storeSession(aSession({ userId: 'somebody-else' }));
    hidePage();
    // Written later than the copy in question, so both writes have finished.
    await lay({ name: 'Other work' }, {}, { ...KEY, userId: 'somebody-else', recordId: '8' });
    expect(await drafts({ userId: 'somebody-else', recordId: '8' })).toHaveLength(1);
    expect(await drafts()).toEqual([]);
    expect(await drafts({ userId: 'somebody-else' })).toEqual([]);
  });
});

describe('two tabs', () => {
  it('an untouched form leaves the work of another tab alone', async () => {
    await lay({ name: 'From the other tab' });
    openForm();
    await offer();
    hidePage();
    cleanup();
    openForm();
    await offer();
    await expectKept(['From the other tab']);
  });

  it('offered work can still be restored after the user typed something else', async () => {
    await lay({ ref: 'R-7' });
    const { user } = openForm();
    await offer();
    await user.type(field('Name'), 'Mine');
    hidePage();
    await expectKept(['Mine']);
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(['Name', 'Ref'].map(label => field(label).value)).toEqual(['Mine', 'R-7']);
    await waitFor(async () => expect((await drafts())[0]?.changes).toEqual({ name: 'Mine', ref: 'R-7' }));
  });

  it('Discard deletes the offered work and keeps what was typed since', async () => {
    await lay({ ref: 'R-7' });
    const { user } = openForm();
    await offer();
    await user.type(field('Name'), 'Mine');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    noOffer();
    await waitFor(async () => expect((await drafts())[0]?.changes).toEqual({ name: 'Mine' }), { timeout: 3000 });
  });
});

describe('leaving the page', () => {
  const link = () => screen.getByRole('link', { name: 'The list' });

  it('asks once, stays on Stay, and leaves on Leave with the work stored', async () => {
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
    await expectKept(['Vials']);
  });

  it('needs no confirmation when nothing was typed, edits were reverted or only the screen changed values', async () => {
    const { user } = openForm();
    await user.click(screen.getByRole('button', { name: 'Work out' }));
    await user.type(field('Name'), 'V');
    await user.clear(field('Name'));
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(false);
    await user.click(link());
    await atList();
    expect(await drafts()).toEqual([]);
  });

  it('right after a keystroke stores the input including that keystroke and writes nothing afterwards', async () => {
    const pass = takeTheClock();
    const { user } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await atList();
    await expectKept(['Vials']);
    await wipeRecovery();
    await pass(KEEPER_PAUSE);
    expect(await drafts()).toEqual([]);
  });

  it('with Back during a save shows a different question, which closes when the save responds', async () => {
    const { until, release } = held();
    answer('saveThing', () => until.then(() => ({ saveThing: { id: 5 } })));
    const { user, router } = openForm({ initial: { ...blank, name: 'Vials' } });
    await user.type(field('Ref'), 'x');
    await user.click(draftButton());
    await screen.findByText('Saving draft…', { selector: 'span' });
    act(() => void router.navigate(-1));
    expect(await screen.findByRole('alertdialog', { name: 'Leave while saving?' })).toBeVisible();
    release();
    await atList();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('for another record of the same screen needs confirmation, too', async () => {
    const { user, router } = openForm();
    await user.type(field('Name'), 'Vials');
    queueMicrotask(() => void router.navigate('/form?id=8'));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(router.state.location.search).toBe('');
  });

  it('asks again when the user navigates before the page has processed Stay', async () => {
    const { user, router } = openForm();
    await user.type(field('Name'), 'Vials');
    await user.click(link());
    const stopHearing = router.subscribe(({ blockers }) => {
      if ([...blockers.values()].some(({ state }) => state === 'blocked')) return;
      stopHearing();
      queueMicrotask(() => void router.navigate('/list'));
    });
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await atList();
  });

  it("covers all forms of the page: a form in a dialog doesn't disable the question, which names what is lost", async () => {
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
});

describe('loading the record', () => {
  const loaded = { ...blank, name: 'Vials', code: 'A' };

  it("follows the server as long as the user hasn't typed", () => {
    const { update } = openForm({ initial: loaded });
    update({ initial: { ...loaded, name: 'Ampoules' } });
    expect(field('Name')).toHaveValue('Ampoules');
  });

  it('never overwrites typed values: the newer version is offered', async () => {
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
    await expectKept([]);
  });
});
