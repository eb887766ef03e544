import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '../../support/server.ts';
import { atList, blank, draftButton, field, openForm, submitButton, type FormOptions } from './TestForm.tsx';

const ready = { ...blank, name: 'Vials', code: 'A' };
const leavingSaves: FormOptions = { initial: ready, leavingSaves: true };
const unload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

/** Saves that resolve one by one, when the test resolves them. */
function heldSaves() {
  const waiting: (() => void)[] = [];
  const calls = answer('saveThing', async () => {
    await new Promise<void>(resolve => waiting.push(resolve));
    return { saveThing: { id: 5 } };
  });
  return { calls, release: () => act(() => waiting.shift()?.()) };
}

describe('autosave on leaving a field', () => {
  it('keeps focus, locks nothing, opens nothing and shows its state in the action bar', async () => {
    const { calls, release } = heldSaves();
    const { user } = openForm(leavingSaves);
    await user.type(field('Name'), 's');
    await user.tab();
    expect(await screen.findByText('Saving…')).toBeVisible();
    expect(field('Ref')).toHaveFocus();
    expect(draftButton()).toBeEnabled();
    expect(field('Name').closest('[inert]')).toBeNull();
    await waitFor(() => expect(calls).toEqual([{ name: 'Vialss' }]));
    release();
    expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeVisible();
    expect(field('Ref')).toHaveFocus();
    expect(document.querySelector('[data-text]')).toBeNull();
    expect(unload()).toBe(false);
  });

  it('marks the sent values as saved and later typing as unsaved, which the next autosave sends', async () => {
    const { calls, release } = heldSaves();
    const { user } = openForm(leavingSaves);
    await user.type(field('Name'), 's');
    await user.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.type(field('Name'), '!');
    await user.tab();
    release();
    await waitFor(() => expect(calls).toEqual([{ name: 'Vialss' }, { name: 'Vialss!' }]));
    expect(unload()).toBe(true);
    release();
    await waitFor(() => expect(unload()).toBe(false));
  });

  it("doesn't lose a submit that is pressed during an autosave", async () => {
    const { calls, release } = heldSaves();
    const { user } = openForm(leavingSaves);
    await user.type(field('Name'), 's');
    await user.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(submitButton());
    expect(await screen.findByText('Submitting…', { selector: 'span' })).toBeVisible();
    expect(calls).toHaveLength(1);
    release();
    await waitFor(() => expect(calls).toHaveLength(2));
    release();
    await atList();
    expect(calls).toHaveLength(2);
  });

  it('waits while a field is invalid and shows no error', async () => {
    const calls = answer('saveThing', { saveThing: { id: 5 } });
    const { user } = openForm({ ...leavingSaves, initial: { ...ready, code: 'TOO LONG' } });
    await user.type(field('Name'), 's');
    await user.tab();
    expect(screen.queryByText('Code is too long')).not.toBeInTheDocument();
    expect(field('Ref')).toHaveFocus();
    await user.type(field('Code'), '{Backspace}{Backspace}{Backspace}{Backspace}');
    await user.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('makes a waiting save ask for confirmation when the outcome of the autosave is unknown', async () => {
    let lose = () => {};
    const calls = answer('saveThing', async () => {
      await new Promise<void>(resolve => (lose = resolve));
      return HttpResponse.error();
    });
    const { user } = openForm(leavingSaves);
    await user.type(field('Name'), 's');
    await user.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(submitButton());
    expect(await screen.findByText('Submitting…', { selector: 'span' })).toBeVisible();
    lose();
    const question = await screen.findByRole('alertdialog', { name: 'Send again?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field('Name').closest('[inert]')).toBeNull());
    expect(calls).toHaveLength(1);
  });

  it("isn't retried when its outcome is unknown; the next manual save asks for confirmation", async () => {
    const calls = answer('saveThing', () => HttpResponse.error());
    const { user } = openForm(leavingSaves);
    await user.type(field('Name'), 's');
    await user.tab();
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.type(field('Name'), '!');
    await user.tab();
    await user.click(draftButton());
    expect(await screen.findByRole('alertdialog', { name: 'Send again?' })).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.keyboard('{Escape}');
  });
});
