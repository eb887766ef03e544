import { act, screen, waitFor } from '@testing-library/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { CheckResult, Checks } from '@/shared/fields/types';
import { getBlank } from '@/shared/fields/dto';
import { renderUi } from '../../support/render';

const GST = '24AAACS1234F1Z5';
const defs = defineFields([
  {
    kind: 'identity',
    name: 'gst',
    label: 'GST Number',
    length: 15,
    check: 'gst',
    dependsOn: ['state'],
    rules: [{ test: value => value.verified, message: 'Verify the GST number' }],
  },
  { kind: 'identity', name: 'tan', label: 'TAN', length: 10, check: 'tan', auto: true },
  {
    kind: 'identity',
    name: 'cin',
    label: 'CIN',
    length: 3,
    check: 'tan',
    auto: true,
    dependsOn: ['state'],
    ready: ({ state }: { state: string }) => state === 'G',
  },
  { kind: 'text', name: 'state', label: 'State' },
]);
type Values = ValuesOf<typeof defs>;

/** A check that resolves when the test resolves it. */
function heldCheck() {
  const asked: { text: string; signal: AbortSignal; answer: (result: CheckResult) => void; fail: () => void }[] = [];
  const check: Checks[string] = (text, _values, signal) =>
    new Promise((resolve, reject) =>
      asked.push({ text, signal, answer: resolve, fail: () => reject(new Error('down')) }),
    );
  return { asked, check };
}

function TestForm({ checks, onSubmit }: { checks: Checks; onSubmit?: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: getBlank(defs),
    resolver: async (now, context, options) =>
      zodResolver(buildSchema(resolveFields(defs, [], [], now), 'submit'))(now, context, options),
  });
  return (
    <FieldsProvider lookups={{}} checks={checks}>
      <form noValidate onSubmit={event => void handleSubmit(values => onSubmit?.(values))(event)}>
        <FieldGrid control={control} resolved={resolveFields(defs, [], [], getBlank(defs))} />
        <button type="submit">Submit</button>
      </form>
    </FieldsProvider>
  );
}

const verify = () => screen.queryByRole('button', { name: 'Verify GST Number' });
const reset = () => screen.queryByRole('button', { name: 'Reset GST Number' });
const note = (name = 'GST Number') =>
  (screen.getByLabelText(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent)
    .join('');

function show() {
  const { asked, check } = heldCheck();
  const onSubmit = vi.fn<(values: Values) => void>();
  const { user } = renderUi(<TestForm checks={{ gst: check, tan: check }} onSubmit={onSubmit} />);
  const answer = (index: number, result: CheckResult) =>
    act(async () => {
      asked[index]?.answer(result);
      await Promise.resolve();
    });
  return { user, asked, answer, onSubmit };
}

describe('identity number field', () => {
  it('enables Verify at the exact length, converts to capitals, and locks with Reset after verification', async () => {
    const { user, asked, answer, onSubmit } = show();
    await user.type(screen.getByLabelText('GST Number'), GST.slice(0, -1).toLowerCase());
    expect(verify()).toBeNull();
    await user.type(screen.getByLabelText('GST Number'), '5');
    expect(screen.getByLabelText('GST Number')).toHaveValue(GST);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Verify the GST number')).toBeVisible();
    await user.click(verify() as HTMLElement);
    expect(note()).toContain('Checking…');
    await answer(0, { ok: true, found: { legalName: 'Sai Labs' } });
    expect(note()).toBe('Verified');
    expect(screen.getByLabelText('GST Number')).toHaveAttribute('readonly');
    expect(verify()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0].gst).toEqual({ text: GST, verified: true, found: { legalName: 'Sai Labs' } });
    expect(asked).toHaveLength(1);
    await user.click(reset() as HTMLElement);
    expect(screen.getByLabelText('GST Number')).toHaveValue('');
    expect(screen.getByLabelText('GST Number')).toHaveFocus();
    expect(reset()).toBeNull();
  });

  it("shows the check's reason for a failure and allows another check", async () => {
    const { user, asked, answer } = show();
    await user.click(screen.getByLabelText('GST Number'));
    await user.paste(GST);
    await user.click(verify() as HTMLElement);
    await answer(0, { ok: false, message: 'GST status is not active' });
    expect(note()).toBe('GST status is not active');
    expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull();
    expect(screen.getByLabelText('GST Number')).toBeInvalid();
    await user.click(verify() as HTMLElement);
    await act(async () => {
      asked[1]?.fail();
      await Promise.resolve();
    });
    expect(note()).toBe('The check could not be completed. Try again.');
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await user.type(screen.getByLabelText('GST Number'), '{Backspace}');
    expect(note()).toBe('');
  });

  it("clears the check's messages in the field and the corner on the next value, check or Reset", async () => {
    const { user, answer } = show();
    const refusal = { ok: false, message: 'GST status is not active', seconds: 600 } as const;
    const corner = () => document.querySelectorAll('[data-text]').length;
    const check = async (index: number, result: CheckResult) => {
      await user.click(verify() as HTMLElement);
      await answer(index, result);
    };
    await user.click(screen.getByLabelText('GST Number'));
    await user.paste(GST);
    await check(0, refusal);
    expect([note(), corner()]).toEqual(['GST status is not active', 1]);
    await user.type(screen.getByLabelText('GST Number'), '{Backspace}');
    expect([note(), corner()]).toEqual(['', 0]);
    await user.type(screen.getByLabelText('GST Number'), '6');
    await check(1, refusal);
    await check(2, { ok: false, message: 'Invalid GST Number' });
    expect([note(), corner()]).toEqual(['Invalid GST Number', 0]);
    await check(3, refusal);
    await user.type(screen.getByLabelText('State'), 'G');
    await waitFor(() => expect([note(), corner()]).toEqual(['', 0]));
    await check(4, { ok: true, said: 'Checked successfully' });
    expect([note(), corner()]).toEqual(['Verified', 1]);
    await user.click(reset() as HTMLElement);
    expect([note(), corner()]).toEqual(['', 0]);
  });

  it('runs one check at a time', async () => {
    const { user, asked } = show();
    await user.click(screen.getByLabelText('GST Number'));
    await user.paste(GST);
    const button = verify() as HTMLElement;
    await user.click(button);
    await user.click(button);
    await user.type(screen.getByLabelText('GST Number'), '{Enter}');
    expect(asked).toHaveLength(1);
  });

  it('ignores a late result after the number or a value that the check depends on has changed', async () => {
    const { user, asked, answer } = show();
    await user.click(screen.getByLabelText('GST Number'));
    await user.paste(GST);
    await user.click(verify() as HTMLElement);
    await user.type(screen.getByLabelText('GST Number'), '{Backspace}7');
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(0, { ok: true });
    expect(note()).toBe('');
    await user.click(verify() as HTMLElement);
    await user.type(screen.getByLabelText('State'), 'G');
    await waitFor(() => expect(asked[1]?.signal.aborted).toBe(true));
    await answer(1, { ok: false, message: 'No' });
    expect(note()).toBe('');
    expect(verify()).not.toBeNull();
  });

  it('checks automatically when it has no button', async () => {
    const { user, asked, answer } = show();
    await user.type(screen.getByLabelText('TAN'), 'pnea12345');
    expect(asked).toHaveLength(0);
    await user.type(screen.getByLabelText('TAN'), 'b');
    expect(asked.map(({ text }) => text)).toEqual(['PNEA12345B']);
    await answer(0, { ok: true });
    expect(note('TAN')).toBe('Verified');
    await user.type(screen.getByLabelText('TAN'), '{Backspace}c');
    expect(asked.map(({ text }) => text)).toEqual(['PNEA12345B', 'PNEA12345C']);
    await answer(1, { ok: false, message: 'Invalid TAN' });
    expect(note('TAN')).toBe('Invalid TAN');
    expect(screen.getByRole('button', { name: 'Verify TAN' })).toBeEnabled();
  });

  it('checks automatically when the values that the check needs are entered after the number', async () => {
    const { user, asked } = show();
    await user.type(screen.getByLabelText('CIN'), 'abc');
    expect(asked).toHaveLength(0);
    await user.type(screen.getByLabelText('State'), 'G');
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['ABC']));
  });
});
