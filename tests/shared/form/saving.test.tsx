import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer, graphqlError, server } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { atList, blank, draftButton, field, openForm, submitButton } from './TestForm.tsx';

const summary = () => screen.getByRole('region', { name: 'There is a problem' });
const saved = { saveThing: { id: 5 } };

/** Saves that resolve when the test resolves them. */
function heldSaves() {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  const calls = answer('saveThing', async () => {
    await held;
    return saved;
  });
  return { calls, release: () => release() };
}

describe('validation', () => {
  it('validates some fields for a draft and all fields for a submit', async () => {
    const calls = answer('saveThing', saved);
    const { user } = openForm();
    await user.click(draftButton());
    expect(await screen.findByText('Name is required', atField)).toBeVisible();
    expect(screen.queryByText('Code is required')).not.toBeInTheDocument();

    await user.type(field('Name'), 'Vials');
    await user.click(submitButton());
    expect(await screen.findByText('Code is required', atField)).toBeVisible();
    expect(calls).toEqual([]);

    await user.click(draftButton());
    await atList();
    expect(calls).toEqual([{ name: 'Vials' }]);
  });

  it('F8 moves to the next field that a submit requires, in page order with wrap-around, then to the button', async () => {
    const lines = [
      { amount: '1', text: '' },
      { amount: '', text: '' },
    ];
    const { user } = openForm({ initial: { ...blank, lines } });
    await user.click(field('Code'));
    await user.keyboard('{F8}');
    expect(field('Name')).toHaveFocus();
    await user.keyboard('Vials{F8}');
    expect(screen.getByText('Revealed lines.1.amount')).toBeVisible();
    await user.click(field('Ref'));
    await user.type(field('Amount of line 2'), '5');
    await user.keyboard('{F8}');
    expect(field('Code')).toHaveFocus();
    await user.keyboard('ab');
    await user.click(screen.getByRole('button', { name: /Next required field/ }));
    expect(submitButton()).toHaveFocus();
    // No errors for missing fields before the first submit.
    expect(screen.queryByText('Code is required')).not.toBeInTheDocument();
  });

  it("shows a summary that counts the errors and links to each one, even in a table that isn't rendered", async () => {
    const { user } = openForm({
      initial: {
        ...blank,
        lines: [
          { amount: '1', text: '' },
          { amount: '', text: '' },
        ],
      },
    });
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
    const list = within(summary()).getByRole('list', { name: 'Fields that need attention' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(link => link.textContent),
    ).toEqual(['Code is required', 'Name is required', 'Line 2: Amount is required']);
    await user.click(within(list).getByRole('button', { name: 'Name is required' }));
    expect(field('Name')).toHaveFocus();
    await user.click(within(list).getByRole('button', { name: 'Line 2: Amount is required' }));
    expect(screen.getByText('Revealed lines.1.amount')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '3 fields need attention' }));
    await waitFor(() => expect(summary()).toHaveFocus());

    const index = screen.getByRole('navigation', { name: 'Sections' });
    expect(within(index).getByRole('button', { name: 'Lines 1 problem' })).toBeVisible();
  });

  it('starts the page title with the error count while errors of a failed submit remain', async () => {
    document.title = 'Things · Supplier Portal';
    const { user } = openForm();
    await user.type(field('Code'), 'TOO LONG');
    await user.tab();
    expect(await screen.findByText('Code is too long')).toBeVisible();
    // Blur shows the error at its field only, without a summary.
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
    expect(document.title).toBe('Things · Supplier Portal');
    await user.click(submitButton());
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(document.title).toBe('Error: Things · Supplier Portal');
    await user.clear(field('Code'));
    await user.type(field('Code'), 'ab');
    await user.type(field('Name'), 'Vials');
    await waitFor(() => expect(document.title).toBe('Things · Supplier Portal'));
    expect(screen.queryByRole('region', { name: 'There is a problem' })).not.toBeInTheDocument();
    expect(field('Name')).toHaveFocus();
  });

  it('removes an error while the user corrects it', async () => {
    const { user } = openForm();
    await user.click(submitButton());
    await screen.findByText('Name is required', atField);
    await user.type(field('Name'), 'V');
    await waitFor(() => expect(screen.queryByText('Name is required')).not.toBeInTheDocument());
    expect(screen.getByText('Code is required', atField)).toBeVisible();
    expect(field('Name')).toHaveFocus();
  });
});

describe('sending a save', () => {
  it.each([
    [
      'both buttons',
      async () => {
        // Both in the same tick, before the next render.
        act(() => {
          draftButton().click();
          submitButton().click();
        });
      },
    ],
    [
      'the shortcut and the button',
      async (user: ReturnType<typeof openForm>['user']) => {
        await user.keyboard('{Control>}s{/Control}');
        await user.click(draftButton());
      },
    ],
  ])('sends one request for %s', async (_, press) => {
    const { calls, release } = heldSaves();
    const { user } = openForm({ initial: { ...blank, name: 'Vials', code: 'A' } });
    await press(user);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText('Saving draft…', { selector: 'span' })).toBeVisible();
    release();
    await atList();
    expect(calls).toHaveLength(1);
  });

  it('stays locked after a save until the screen is left', async () => {
    const calls = answer('saveThing', saved);
    const { user } = openForm({ initial: { ...blank, name: 'Vials' }, onSaved: () => {} });
    await user.click(draftButton());
    await waitFor(() => expect(draftButton()).toBeDisabled());
    expect(submitButton()).toBeDisabled();
    await user.keyboard('{Control>}s{/Control}');
    expect(calls).toHaveLength(1);
  });

  it('unlocks after a save when the screen stays open', async () => {
    const calls = answer('saveThing', saved);
    const onSaved = vi.fn(() => 'stay' as const);
    const { user } = openForm({ initial: { ...blank, name: 'Vials' }, onSaved });
    await user.click(draftButton());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    // A button that responds to clicks is enabled.
    await waitFor(() => expect(draftButton()).toHaveAccessibleName('Save as Draft'));
    await user.click(draftButton());
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('shows an error that is thrown after the save', async () => {
    answer('saveThing', saved);
    const onSaved = () => {
      throw new Error('unexpected');
    };
    const { user } = openForm({ initial: { ...blank, name: 'Vials' }, onSaved });
    await user.click(draftButton());
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible();
    expect(draftButton()).toBeEnabled();
  });

  it("doesn't submit when Enter is pressed in a field", async () => {
    const { user } = openForm({ initial: { ...blank, name: 'Vials', code: 'A' } });
    await user.type(field('Ref'), 'x{Enter}'); // a request would fail the test, because no handler exists
    expect(field('Ref')).toHaveValue('x');
  });

  it('submits with Ctrl+Enter, including the text of the focused field', async () => {
    const calls = answer('saveThing', saved);
    const { user } = openForm({ initial: { ...blank, code: 'A' } });
    await user.type(field('Name'), 'Vials{Control>}{Enter}{/Control}');
    await atList();
    expect(calls).toEqual([{ name: 'Vials' }]);
  });
});

describe('duplicate warning', () => {
  const ready = { ...blank, name: 'Vials', code: 'A' };
  const checkDuplicate = () => Promise.resolve({ id: 1, message: 'INV-1 exists already' });

  it('asks before saving with focus on Cancel, and saves nothing on Cancel', async () => {
    const { user } = openForm({ initial: ready, checkDuplicate });
    await user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('INV-1 exists already');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(field('Name')).toHaveValue('Vials');
  });

  it('saves when the user submits anyway', async () => {
    const calls = answer('saveThing', saved);
    const { user } = openForm({ initial: ready, checkDuplicate });
    await user.click(submitButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
    await atList();
    expect(calls).toHaveLength(1);
  });

  it('shows a failed duplicate check as an error and sends nothing', async () => {
    const { user } = openForm({
      initial: ready,
      checkDuplicate: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.click(submitButton());
    expect(await screen.findByText(/^The server couldn't be reached\./)).toBeVisible();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(screen.queryByText(/cannot tell whether/)).not.toBeInTheDocument();
  });
});

describe('server responses', () => {
  const ready = { ...blank, name: 'Vials', code: 'A' };

  it('shows the message of a refused save, keeps the values and allows another attempt', async () => {
    answer('saveThing', { saveThing: { id: -1 } });
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    expect(await screen.findByText('This invoice already exist')).toBeVisible();
    expect(field('Name')).toHaveValue('Vials');
    expect(submitButton()).toBeEnabled();
    answer('saveThing', saved);
    await user.click(submitButton());
    await atList();
  });

  it('shows field errors next to their fields and other errors in the action bar', async () => {
    answer('saveThing', () =>
      graphqlError('Not accepted', {
        code: 'BAD_USER_INPUT',
        fields: [
          { path: 'ref', message: 'This agreement has ended' },
          { path: 'budget', message: 'The budget is used up' },
        ],
      }),
    );
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    expect(await screen.findByText('The budget is used up')).toBeVisible();
    expect(screen.getByText('This agreement has ended', atField)).toBeVisible();
    await user.click(within(summary()).getByRole('button', { name: 'Ref: This agreement has ended' }));
    expect(field('Ref')).toHaveFocus();
  });

  it('keeps a server error while other fields change and removes it when its own field changes', async () => {
    answer('saveThing', () =>
      graphqlError('No', {
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'ref', message: 'This agreement has ended' }],
      }),
    );
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    await screen.findByText('This agreement has ended', atField);
    await user.clear(field('Name'));
    await user.tab();
    expect(await screen.findByText('Name is required', atField)).toBeVisible();
    expect(screen.getByText('This agreement has ended', atField)).toBeVisible();
    await user.type(field('Ref'), 'x');
    await waitFor(() => expect(screen.queryByText('This agreement has ended')).not.toBeInTheDocument());
  });

  it('shows an ordinary failure without an unknown-outcome warning', async () => {
    answer('saveThing', () => graphqlError('The period is closed'));
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    expect((await screen.findByText('The period is closed')).closest('[role=alert]')).toBeVisible();
    expect(screen.queryByText(/cannot tell whether/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('The period is closed')).not.toBeInTheDocument();
  });
});

describe('save with an unknown outcome', () => {
  const ready = { ...blank, name: 'Vials', code: 'A' };
  const lost = () => answer('saveThing', () => HttpResponse.error());

  it("shows a message, offers the list and doesn't resend automatically", async () => {
    const calls = lost();
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    const alert = await screen.findByText('The connection was lost while saving.');
    expect(alert.closest('[role=alert]')).toHaveTextContent(
      'We cannot tell whether this was saved. Check the list before sending it again to avoid a duplicate. Your input is still here.',
    );
    const list = screen.getByRole('link', { name: 'Check the list' });
    expect(list).toHaveAttribute('href', '/list');
    expect(list).toHaveAttribute('target', '_blank');
    expect(field('Name')).toHaveValue('Vials');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a 500', () => new HttpResponse('oops', { status: 500 })],
    ['a gateway timeout', () => new HttpResponse('', { status: 504 })],
    ['a response without data', () => HttpResponse.json({ data: null })],
  ])('includes %s', async (_, respond) => {
    answer('saveThing', respond);
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    expect(await screen.findByText(/cannot tell whether this was saved/)).toBeVisible();
  });

  it('resends on Try again', async () => {
    lost();
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    const again = await screen.findByRole('button', { name: 'Try again' });
    const calls = answer('saveThing', saved);
    await user.click(again);
    await atList();
    expect(calls).toHaveLength(1);
  });

  it('asks before the save buttons send it again, even after the message is closed', async () => {
    const calls = lost();
    const { user } = openForm({ initial: ready });
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(submitButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'Send again?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(submitButton()).toBeEnabled());
    expect(calls).toHaveLength(1);
    await user.click(submitButton());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await screen.findByText('The connection was lost while saving.');
  });
});

describe('files being uploaded', () => {
  const ready = { ...blank, name: 'Vials', code: 'A' };
  const pick = () =>
    act(() => {
      const files = [new File(['a,b'], 'lines.csv')];
      fireEvent.change(screen.getByLabelText('Choose files: Copies'), { target: { files } });
    });

  it('finish before the save is sent', async () => {
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    server.use(
      http.post('*/api/upload', async () => {
        await held;
        return HttpResponse.json({ result: 'success' });
      }),
    );
    const seen: number[] = [];
    const calls = answer('saveThing', saved);
    const { user } = openForm({
      initial: ready,
      checkDuplicate: values => {
        seen.push(values.files.length);
        return Promise.resolve({ id: 0, message: null });
      },
    });
    pick();
    await screen.findByRole('progressbar');
    await user.click(submitButton());
    expect(await screen.findByText('Waiting for files to be uploaded…', { selector: 'span' })).toBeVisible();
    expect(calls).toEqual([]);
    release();
    await atList();
    expect(seen).toEqual([1]);
  });

  it('block the save when they fail, and show why', async () => {
    server.use(http.post('*/api/upload', () => HttpResponse.json({ result: 'error', err: 'Disk full' })));
    const { user } = openForm({ initial: ready });
    pick();
    await screen.findByText('Error while uploading the file. please try again');
    await user.click(submitButton());
    expect(
      await screen.findByText('Not uploaded: lines.csv. Retry, replace or dismiss it, then save again.'),
    ).toBeVisible();
    answer('saveThing', saved);
    await user.click(screen.getByRole('button', { name: 'Dismiss lines.csv' }));
    await user.click(submitButton());
    await atList();
  });

  it('block the save when they are rejected right after being chosen, and get focus', async () => {
    const calls = answer('saveThing', saved);
    const { user } = openForm({ initial: ready });
    act(() => {
      const files = [new File(['PK'], 'lines.xlsx')];
      fireEvent.change(screen.getByLabelText('Choose files: Copies'), { target: { files } });
    });
    await user.click(submitButton());
    expect(await screen.findByText(/^Not uploaded: lines.xlsx/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose lines.xlsx again' })).toHaveFocus());
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Dismiss message lines.xlsx' }));
    await user.click(submitButton());
    await atList();
  });

  it('can be canceled while a save waits for them', async () => {
    server.use(http.post('*/api/upload', () => delay('infinite')));
    answer('saveThing', saved);
    const { user } = openForm({ initial: ready });
    pick();
    await screen.findByRole('progressbar');
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel lines.csv' }));
    await atList();
  });
});
