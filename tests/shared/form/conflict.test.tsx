import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError } from '@/platform/graphql/callError';
import { mergeValues } from '@/shared/form/differences';
import { answer, graphqlError } from '../../support/server.ts';
import { atList, blank, draftButton, field, openForm, type FormOptions, type Values } from './TestForm.tsx';

const opened: Values = { ...blank, name: 'Vials', code: 'A', ref: 'R' };

/** The record is refused once as stale; `theirs` is what lies on the server then. */
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
const rowOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label}`) }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);

describe('a save that the server refuses because somebody else changed the record', () => {
  const theirs = { ...opened, name: 'Ampoules', ref: 'S' };

  it('shows what they changed, field by field, and keeps what was typed', async () => {
    await meetConflict(theirs);
    expect(await screen.findByText(/^Not saved: somebody else changed this record/)).toBeVisible();
    expect(rowOf('Name')).toEqual(['Vials', 'Ampoules', 'Vials of glass']);
    expect(rowOf('Ref')).toEqual(['R', 'S', 'not changed']);
    expect(screen.queryByRole('row', { name: /^Code/ })).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('Vials of glass');
    expect(screen.queryByText(/not known whether/)).not.toBeInTheDocument();
  });

  it('adds their changes to what was typed, and the next save goes through', async () => {
    const { user } = await meetConflict(theirs);
    await user.click(await screen.findByRole('button', { name: 'Add their changes to mine' }));
    expect(field('Name')).toHaveValue('Vials of glass');
    expect(field('Ref')).toHaveValue('S');
    expect(screen.queryByText(/somebody else changed/)).not.toBeInTheDocument();
    const calls = answer('saveThing', { saveThing: { id: 5 } });
    await user.click(draftButton());
    await atList();
    expect(calls).toEqual([{ name: 'Vials of glass' }]);
  });

  it('takes theirs, or keeps what was typed as it is', async () => {
    const { user } = await meetConflict(theirs);
    await user.click(await screen.findByRole('button', { name: 'Load the new version' }));
    expect(field('Name')).toHaveValue('Ampoules');
    expect(screen.queryByText(/somebody else changed/)).not.toBeInTheDocument();
  });

  it('keeps what was typed as it is', async () => {
    const { user } = await meetConflict(theirs);
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }));
    expect(field('Name')).toHaveValue('Vials of glass');
    expect(field('Ref')).toHaveValue('R');
    expect(screen.queryByText(/somebody else changed|noon/)).not.toBeInTheDocument();
  });

  it('says why there is no going on when the record is gone', async () => {
    await meetConflict(theirs, () => Promise.reject(new CallError('validation', { message: 'It was deleted.' })));
    expect(await screen.findByText('It was deleted.')).toBeVisible();
    expect(field('Name')).toHaveValue('Vials of glass');
  });

  it('says the server’s words where nobody can read the record again', async () => {
    answer('saveThing', () => graphqlError('Asha changed this thing at noon.', { code: 'CONFLICT' }));
    const { user } = openForm({ initial: opened });
    await user.type(field('Name'), '!');
    await user.click(draftButton());
    expect(await screen.findByText('Asha changed this thing at noon.')).toBeVisible();
  });
});

describe('mergeValues', () => {
  const line = (amount: string, text = '') => ({ amount, text });

  it.each<[string, unknown, unknown, unknown, unknown]>([
    ['takes what only they changed', 'a', 'a', 'b', 'b'],
    ['keeps what was typed, also where both changed it', 'a', 'c', 'b', 'c'],
    ['merges lines cell by cell', [line('1')], [line('1', 'mine')], [line('2')], [line('2', 'mine')]],
    ['keeps typed lines where lines came or went', [line('1')], [line('3')], [line('1'), line('2')], [line('3')]],
    [
      'keeps a picked record whole',
      { code: 'a', name: 'A' },
      { code: 'b', name: 'B' },
      { code: 'c', name: 'C' },
      { code: 'b', name: 'B' },
    ],
  ])('%s', (_, base, mine, theirs, wanted) =>
    expect(mergeValues({ x: base }, { x: mine }, { x: theirs })).toEqual({ x: wanted }),
  );

  const row = (uid: string, text: string, more = '') => ({ uid, text, more });
  const [a, b] = [row('a', 'A'), row('b', 'B')];
  type Rows = ReturnType<typeof row>[];
  it.each<[string, Rows, Rows, Rows, Rows]>([
    [
      'keeps the rows that each side added',
      [a],
      [a, row('m', 'mine')],
      [a, row('t', 'theirs')],
      [a, row('m', 'mine'), row('t', 'theirs')],
    ],
    [
      'keeps what each side added to nothing',
      [],
      [row('m', 'mine')],
      [row('t', 'theirs')],
      [row('m', 'mine'), row('t', 'theirs')],
    ],
    [
      'keeps the changes of both in one row',
      [a, b],
      [row('a', 'mine'), b],
      [row('a', 'A', 'theirs'), b],
      [row('a', 'mine', 'theirs'), b],
    ],
    [
      'keeps their change of a row beside mine of another',
      [a, b],
      [row('a', 'mine'), b],
      [a, row('b', 'theirs')],
      [row('a', 'mine'), row('b', 'theirs')],
    ],
    ['lets a row go that one side deleted and nobody changed', [a, b], [b, row('m', 'mine')], [a], [row('m', 'mine')]],
    [
      'keeps a row that one side deleted and the other changed',
      [a, b],
      [row('a', 'mine')],
      [row('b', 'theirs')],
      [row('a', 'mine'), row('b', 'theirs')],
    ],
    ['keeps mine where the uids are made up', [a], [a, row('m', 'mine')], [row('z', 'A')], [a, row('m', 'mine')]],
  ])('of rows that are known by their uid %s', (_, base, mine, theirs, wanted) =>
    expect(mergeValues({ x: base }, { x: mine }, { x: theirs })).toEqual({ x: wanted }),
  );
});
