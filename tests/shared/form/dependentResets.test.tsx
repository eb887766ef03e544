import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getLostFields, isLost } from '@/shared/form/lostFields';
import type { Derive } from '@/shared/form/useDerived';
import { atList, blank, draftButton, field, openForm, type Values } from './TestForm.tsx';

describe('detecting a lost value', () => {
  const row = { uid: 'a', taxType: 'GST', taxNumber: '27', attachment: '[]' };
  it.each([
    ['a cleared text', 'Pune', '', true],
    ['a replaced text', 'Pune', 'Bonn', false],
    ['a choice', { code: 'DE', name: 'Germany' }, null, true],
    ['a verified number that stays', { text: 'A', verified: true }, { text: 'A', verified: true }, false],
    ['a verification', { text: 'A', verified: true }, { text: 'A', verified: false }, true],
    ['an identity without a number', { text: '', verified: false }, { text: '', verified: false, found: {} }, false],
    ['a checkbox', true, false, true],
    ['a row', [row], [], true],
    ['a new row', [row], [{ ...row, uid: 'b' }], true],
    ['a moved row', [{ ...row, uid: 'b' }, row], [row, { ...row, uid: 'b' }], false],
    ['a cell', [row], [{ ...row, taxNumber: '' }], true],
    ['an empty row', [{ uid: 'a', taxNumber: '' }], [], false],
    ['a place of several fields', ['Pune', 'Bonn'], ['Bonn'], true],
  ])('%s', (_what, before, now, lost) => expect(isLost(before, now)).toBe(lost));
});

describe('change that clears other fields', () => {
  const derive = (values: Record<string, unknown>, previous: Record<string, unknown>) =>
    values['toggle'] === previous['toggle'] ? null : { rate: values['toggle'] === true ? '0' : '', note: '' };
  const off = (before: Record<string, unknown>) => {
    const changed = { ...before, toggle: false };
    return getLostFields({ before, changed, patch: derive(changed, before) ?? {}, derive });
  };

  it("names the fields that aren't refilled when the user changes the value back", () => {
    const [own, lost] = [['toggle'], ['note']];
    expect(off({ toggle: true, rate: '0', note: 'typed', other: 'x' })).toEqual({ own, lost });
    expect(off({ toggle: true, rate: '0', note: '' })).toEqual({ own, lost: [] });
  });
});

describe('dependent-field reset in a form', () => {
  const lines = [
    { amount: '1', text: 'Vials' },
    { amount: '2', text: '' },
  ];
  const initial: Values = { ...blank, name: 'N', code: 'A', ref: 'R-7', lines };
  /** A changed code clears the name, the ref and the text of every line. */
  const derive: Derive<Values> = (values, previous) =>
    values.code === previous.code
      ? null
      : { name: '', ref: '', lines: values.lines.map(line => ({ ...line, text: '' })) };
  const values = () => ['Code', 'Name', 'Ref'].map(label => field(label).value);
  const question = () => screen.findByRole('alertdialog', { name: 'Change Code?' });

  it('asks before three filled fields are cleared and keeps everything on Cancel', async () => {
    const saved: Values[] = [];
    const { user } = openForm({
      initial,
      derive,
      save: now => (saved.push(now), Promise.resolve({ saveThing: null })),
    });
    await user.type(field('Code'), 'B');
    const dialog = within(await question());
    dialog.getByText('3 fields will be cleared.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(values()).toEqual(['A', 'N', 'R-7']));
    await waitFor(() => expect(field('Code')).toHaveFocus());
    await user.click(draftButton());
    await atList();
    expect(saved).toEqual([initial]);
  });

  it("clears the fields after confirmation and doesn't ask again", async () => {
    const { user } = openForm({ initial, derive });
    await user.type(field('Code'), 'B');
    await user.click(within(await question()).getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(values()).toEqual(['AB', '', '']));
    await waitFor(() => expect(field('Code')).toHaveFocus());
    await user.keyboard('C');
    expect(values()).toEqual(['ABC', '', '']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it("doesn't ask when fewer fields are cleared", async () => {
    const { user } = openForm({ initial: { ...initial, ref: '' }, derive });
    await user.type(field('Code'), 'B');
    expect(values()).toEqual(['AB', '', '']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
