import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '@/platform/graphql/callError';
import { answer, graphqlError } from '../../support/server.ts';
import { atList, blank, draftButton, field, openForm, type FormOptions, type Values } from './TestForm.tsx';

const opened: Values = { ...blank, name: 'Vials', code: 'A', ref: 'R' };

/** Rejects the first save as stale; `theirs` is the version on the server. */
async function meetConflict(theirs: Values, readAgain?: () => Promise<void>) {
  const calls = answer('saveThing', () => graphqlError('Asha changed this thing at noon.', { code: 'CONFLICT' }));
  const handle: { update?: (next: FormOptions) => void } = {};
  const options: FormOptions = {
    initial: opened,
    readAgain: readAgain ?? (() => Promise.resolve(handle.update?.({ ...options, initial: theirs }))),
  };
  const form = openForm(options);
  handle.update = form.update;
  await form.user.type(field('Name'), ' of glass');
  await form.user.click(draftButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  return form;
}
const getRow = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);

describe('save refused because another user changed the record', () => {
  const theirs = { ...opened, name: 'Ampoules', ref: 'S' };

  it("shows the other user's changes field by field and keeps the user's input", async () => {
    await meetConflict(theirs);
    expect(await screen.findByText(/^Not saved: someone else changed this record/)).toBeVisible();
    expect(getRow('Name')).toEqual(['Vials', 'Ampoules', 'Vials of glass']);
    expect(getRow('Ref')).toEqual(['R', 'S', 'Not changed']);
    expect(screen.queryByRole('row', { name: /^Code/ })).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('Vials of glass');
    expect(screen.queryByText(/not known whether/)).not.toBeInTheDocument();
  });

  it("loads the other user's version", async () => {
    const { user } = await meetConflict(theirs);
    await user.click(await screen.findByRole('button', { name: 'Load the new version' }));
    expect(field('Name')).toHaveValue('Ampoules');
    expect(screen.queryByText(/someone else changed/)).not.toBeInTheDocument();
  });

  it("keeps the user's input next to the other user's changes in other fields, and the next save succeeds", async () => {
    const { user } = await meetConflict(theirs);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(field('Name')).toHaveValue('Vials of glass');
    expect(field('Ref')).toHaveValue('S');
    expect(screen.queryByText(/someone else changed|noon/)).not.toBeInTheDocument();
    const calls = answer('saveThing', { saveThing: { id: 5 } });
    await user.click(draftButton());
    await atList();
    expect(calls).toEqual([{ name: 'Vials of glass' }]);
  });

  it("shows why the user can't continue when the record is deleted", async () => {
    await meetConflict(theirs, () => Promise.reject(new CallError('validation', { message: 'It was deleted.' })));
    expect(await screen.findByText('It was deleted.')).toBeVisible();
    expect(field('Name')).toHaveValue('Vials of glass');
  });

  it("shows the server's message when the record can't be read again", async () => {
    answer('saveThing', () => graphqlError('Asha changed this thing at noon.', { code: 'CONFLICT' }));
    const { user } = openForm({ initial: opened });
    await user.type(field('Name'), '!');
    await user.click(draftButton());
    expect(await screen.findByText('Asha changed this thing at noon.')).toBeVisible();
  });
});
