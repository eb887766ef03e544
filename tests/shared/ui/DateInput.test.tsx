import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput } from '@/shared/ui/DateInput';
import { isIsoDay, parseTypedDay } from '@/shared/ui/typedDay';
import { renderUi } from '../../support/render';

function Day({ start = '', min, max }: { start?: string; min?: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateInput aria-label="Day" value={value} onChange={setValue} min={min} max={max} />
      <output aria-label="Value">{value}</output>
      <button onClick={() => setValue('2026-01-02')}>Fill</button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Day');
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;

describe('parseTypedDay', () => {
  it.each([
    ['21-Nov-2026', '2026-11-21'],
    [' 21 November 2026 ', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['01.02.26', '2026-02-01'],
    ['21112026', '2026-11-21'],
    ['2026/1/2', '2026-01-02'],
    ['29-Feb-2028', '2028-02-29'],
  ])('parses %j as %s', (typed, day) => {
    expect(parseTypedDay(typed)).toBe(day);
  });

  it.each(['', '31-Feb-2026', '29-Feb-2026', '1/13/2026', '21-Nov', 'tomorrow', '21-Foo-2026'])(
    'rejects %j as a date',
    typed => {
      expect(parseTypedDay(typed)).toBeNull();
    },
  );

  it.each([
    ['21/11', {}, '2026-11-21'],
    ['21-Nov', {}, '2026-11-21'],
    ['2 dec', {}, '2026-12-02'],
    ['2 dec', { max: '2026-11-23' }, '2025-12-02'],
    ['0211', {}, '2026-11-02'],
    ['3/1', {}, '2027-01-03'],
    ['3/1', { min: '2024-11-22', max: '2026-11-23' }, '2026-01-03'],
    ['29 feb', {}, '2028-02-29'],
    ['31/2', {}, null],
  ])('%j among %j is %s: chooses the nearest date', (typed, window, day) => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    expect(parseTypedDay(typed, window)).toBe(day);
    vi.useRealTimers();
  });

  it('accepts only dates that exist', () => {
    expect(isIsoDay('2026-11-21')).toBe(true);
    expect(['2026-02-31', '21-11-2026', '2026-11-21T00:00:00Z', ''].some(isIsoDay)).toBe(false);
  });
});

describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('time zone %s', zone => {
  it('never shifts the date', async () => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      const { user } = renderUi(<Day start="2026-03-01" />);
      expect(box()).toHaveValue('01-Mar-2026');
      await user.clear(box());
      await user.paste('31-12-2026');
      await user.tab();
      expect(value()).toBe('2026-12-31');
      expect(box()).toHaveValue('31-Dec-2026');
    } finally {
      process.env['TZ'] = before;
    }
  });
});

it('a typed date is accepted with Enter', async () => {
  const { user } = renderUi(<Day />);
  await user.click(box());
  await user.paste('5.11.26');
  await user.keyboard('{Enter}');
  expect(value()).toBe('2026-11-05');
  expect(box()).toHaveValue('05-Nov-2026');
});

it('a date can be picked from the calendar', async () => {
  const { user } = renderUi(<Day start="2026-11-05" />);
  await user.click(box());
  await user.click(await screen.findByTitle('2026-11-12'));
  expect(value()).toBe('2026-11-12');
});

it('invalid text stays visible and in the value and can be corrected', async () => {
  const { user } = renderUi(<Day start="2026-11-05" />);
  await user.clear(box());
  await user.paste('31-Feb-2026');
  await user.tab();
  expect(value()).toBe('31-Feb-2026');
  expect(box()).toHaveValue('31-Feb-2026');
  await user.clear(box());
  expect(box()).toHaveValue('');
  await user.paste('28-Feb-2026');
  await user.tab();
  expect(value()).toBe('2026-02-28');
});

it('dates outside the limits are disabled in the calendar; a typed one is kept for the rule to report', async () => {
  const { user } = renderUi(<Day start="2026-11-21" min="2026-11-10" max="2026-11-22" />);
  await user.click(box());
  expect((await screen.findByTitle('2026-11-23')).className).toContain('disabled');
  expect(screen.getByTitle('2026-11-09').className).toContain('disabled');
  expect(screen.getByTitle('2026-11-22').className).not.toContain('disabled');
  await user.clear(box());
  await user.paste('03-Oct-2027');
  await user.tab();
  expect(value()).toBe('2027-10-03');
  expect(box()).toHaveValue('03-Oct-2027');
});

it('clearing the text clears the value, and external changes are shown', async () => {
  const { user } = renderUi(<Day start="2026-11-21" />);
  await user.clear(box());
  await user.tab();
  expect(value()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(box()).toHaveValue('02-Jan-2026');
  fireEvent.blur(box());
  expect(value()).toBe('2026-01-02');
});
