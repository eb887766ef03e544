import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearingOf, isLost } from '@/shared/form/cleared';
import type { Derive } from '@/shared/form/useDerived';
import { answer } from '../../support/server.ts';
import { atList, blank, draftButton, field, openForm, type Values } from './TestForm.tsx';

describe('whether a value lost something', () => {
  const row = { uid: 'a', taxType: 'GST', taxNumber: '27', attachment: '[]' };
  it.each([
    ['a text that was emptied', 'Pune', '', true],
    ['a text that was replaced', 'Pune', 'Bonn', false],
    ['nothing', '', '', false],
    ['an amount', '12.50', '', true],
    ['a choice', { code: 'DE', name: 'Germany' }, null, true],
    ['another choice', { code: 'DE', name: 'Germany', currency: 'EUR' }, { code: 'IN', name: 'India' }, false],
    ['a verified number that stays', { text: 'A', verified: true }, { text: 'A', verified: true }, false],
    ['a verification', { text: 'A', verified: true }, { text: 'A', verified: false }, true],
    ['an identity without a number', { text: '', verified: false }, { text: '', verified: false, found: {} }, false],
    ['a tick', true, false, true],
    ['a row', [row], [], true],
    ['a row that came anew', [row], [{ ...row, uid: 'b' }], true],
    ['a row that moved', [{ ...row, uid: 'b' }, row], [row, { ...row, uid: 'b' }], false],
    ['a cell', [row], [{ ...row, taxNumber: '' }], true],
    ['an empty row', [{ uid: 'a', taxNumber: '' }], [], false],
    ['a place of several', ['Pune', 'Bonn'], ['Bonn'], true],
    ['files as text', '[]', '', false],
  ])('%s', (_what, before, now, lost) => expect(isLost(before, now)).toBe(lost));
});

describe('a change that clears', () => {
  const derive = (values: Record<string, unknown>, previous: Record<string, unknown>) =>
    values['toggle'] === previous['toggle'] ? null : { rate: values['toggle'] === true ? '0' : '', note: '' };
  const off = (before: Record<string, unknown>) => {
    const changed = { ...before, toggle: false };
    return clearingOf({ before, changed, after: { ...changed, ...derive(changed, before) }, derive });
  };

  it('is told with all that it takes to go back', () =>
    expect(off({ toggle: true, rate: '0.1', note: 'by hand', other: 'x' })).toEqual({
      before: { toggle: true, rate: '0.1', note: 'by hand' },
      after: { toggle: false, rate: '', note: '' },
      names: ['rate', 'note'],
      own: 'toggle',
    }));
  it('is not told of what comes back by itself', () => expect(off({ toggle: true, rate: '0', note: '' })).toBeNull());
});

describe('in a form', () => {
  /** Another code takes the ref and the text of every line. */
  const derive: Derive<Values> = (values, previous) =>
    values.code === previous.code
      ? null
      : { ref: '', lines: values.lines.map(line => ({ ...line, text: '' })), files: [] };
  const lines = [
    { amount: '1', text: 'Vials' },
    { amount: '2', text: '' },
  ];
  const initial: Values = { ...blank, name: 'N', code: 'A', ref: 'R-7', lines };
  const notice = () => screen.findByText('Cleared 2 fields.');

  it('is said in a live region and taken back with one press: fields, rows, and the field itself', async () => {
    const sent = answer<{ name: string }>('saveThing', { saveThing: { id: 7 } });
    const saved: Values[] = [];
    const { user } = openForm({
      initial,
      derive,
      checkDuplicate: values => (saved.push(values), Promise.resolve({ id: 0, message: null })),
    });
    await user.type(field('Code'), 'B');
    expect((await notice()).closest('output')).not.toBeNull();
    expect(field('Ref')).toHaveValue('');
    // What is cleared twice is what was there at first; more of the same change clears nothing.
    await user.type(field('Code'), 'C');
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Other');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ref')).toHaveValue('R-7');
    expect(field('Code')).toHaveValue('A');
    expect(field('Name')).toHaveValue('Other');
    await waitFor(() => expect(field('Code')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(draftButton());
    await atList();
    expect(saved[0]?.lines).toEqual(lines);
    expect(sent).toHaveLength(1);
  });

  it('takes what was filled in since for the other value with that value, and gives it back', async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    await notice();
    await user.type(field('Ref'), 'R-8');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Code')).toHaveValue('A');
    expect(field('Ref')).toHaveValue('R-7');
    await screen.findByText('Cleared 1 field filled in since.');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Code')).toHaveValue('AB');
    expect(field('Ref')).toHaveValue('R-8');
  });

  it('leaves what does not depend on it as it was typed since, and is not offered once nothing is left', async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    await notice();
    await user.type(screen.getByLabelText('Amount of line 2'), '5');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ref')).toHaveValue('R-7');
    expect(screen.getByLabelText('Amount of line 2')).toHaveValue('25');
    expect(screen.queryByText(/filled in since/)).toBeNull();
    await user.type(field('Code'), 'C');
    await notice();
    await user.type(field('Ref'), 'R-9');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.type(screen.getByLabelText('Amount of line 2'), '5');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(field('Ref')).toHaveValue('R-9');
  });

  it('that was meant is let be', async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    const line = (await notice()).closest('output') as HTMLElement;
    await user.click(within(line).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Cleared 2 fields.')).toBeNull();
    expect(field('Ref')).toHaveValue('');
    // The button is gone: the focus is where it came from.
    await waitFor(() => expect(field('Code')).toHaveFocus());
  });
});
