import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLostFields, isLost } from '@/shared/form/lostFields';
import type { Derive } from '@/shared/form/useDerived';
import { blank, field, openForm, type Values } from './TestForm.tsx';

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

describe('a change that empties other fields', () => {
  const derive = (values: Record<string, unknown>, previous: Record<string, unknown>) =>
    values['toggle'] === previous['toggle'] ? null : { rate: values['toggle'] === true ? '0' : '', note: '' };
  const off = (before: Record<string, unknown>) => {
    const changed = { ...before, toggle: false };
    return getLostFields({ before, changed, after: { ...changed, ...derive(changed, before) }, derive });
  };

  it('names the fields that changing back does not fill again', () => {
    expect(off({ toggle: true, rate: '0.1', note: 'typed', other: 'x' })).toEqual({
      own: ['toggle'],
      lost: ['rate', 'note'],
    });
    expect(off({ toggle: true, rate: '0', note: '' }).lost).toEqual([]);
  });
});

describe('in a form', () => {
  /** Another code empties the ref, the files and the text of every line. */
  const derive: Derive<Values> = (values, previous) =>
    values.code === previous.code
      ? null
      : { ref: '', lines: values.lines.map(line => ({ ...line, text: '' })), files: [] };
  const file = { file_uid: 'f', file_name: 'a.pdf', file_status: 'done', fileSize: '1' };
  const initial = {
    ...blank,
    name: 'N',
    code: 'A',
    ref: 'R-7',
    lines: [{ amount: '1', text: 'Vials' }],
    files: [file],
  } as unknown as Values;

  it('asks before three filled fields are cleared, and keeps everything when the user declines', async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change Code?' }));
    dialog.getByText('3 fields will be cleared.');
    expect(field('Code')).toHaveValue('A');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(field('Code')).toHaveValue('A');
    expect(field('Ref')).toHaveValue('R-7');
    await waitFor(() => expect(field('Code')).toHaveFocus());
  });

  it('makes the change once the user agrees', async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(field('Code')).toHaveValue('AB'));
    expect(field('Ref')).toHaveValue('');
    // Nothing is left to clear.
    await user.type(field('Code'), 'C');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Code')).toHaveValue('ABC');
  });

  it('does not ask for fewer fields', async () => {
    const { user } = openForm({ initial: { ...initial, files: [] }, derive });
    await user.type(field('Code'), 'B');
    expect(field('Ref')).toHaveValue('');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
