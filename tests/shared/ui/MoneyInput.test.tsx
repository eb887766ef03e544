import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoneyInput, readMoney } from '@/shared/ui/MoneyInput';

import { renderUi } from '../../support/render';

const seen: string[] = [];

function Amount({ start = '', country, currency }: { start?: string; country?: string; currency?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyInput
        aria-label="Amount"
        country={country}
        {...(currency !== undefined && { currency })}
        value={value}
        onChange={next => {
          seen.push(next);
          setValue(next);
        }}
      />
      <output aria-label="Value">{value}</output>
      <button onClick={() => setValue('42')}>Fill</button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Amount');
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;

describe('readMoney', () => {
  it.each([
    ['1,23,456.50', '123456.50'],
    [' 1 180.5 ', '1180.5'],
    ['', ''],
    ['118,50', '118,50'], // a decimal comma is no grouping separator
    ['1,18', '1,18'],
    ['12x', '12x'],
  ])('parses %j as %j', (typed, read) => {
    expect(readMoney(typed)).toBe(read);
  });

  it('ignores misplaced commas only when the text was grouped before editing', () => {
    expect(readMoney('1,18', true)).toBe('118');
    expect(readMoney('1,1x', true)).toBe('1,1x');
  });
});

it("the amount isn't reformatted while the user types; it is grouped on blur", async () => {
  const { user } = renderUi(<Amount country="IN" />);
  await user.click(box());
  for (const [typed, shown] of [
    ['123456', '123456'],
    ['7.5', '1234567.5'],
  ] as const) {
    await user.keyboard(typed);
    expect(box()).toHaveValue(shown);
  }
  expect(value()).toBe('1234567.5');
  await user.tab();
  expect(box()).toHaveValue('12,34,567.50');
  expect(value()).toBe('1234567.5');
});

it('a grouped amount can be edited in the middle without moving the caret or commas', async () => {
  const { user } = renderUi(<Amount start="1234567.50" country="IN" />);
  await user.click(box());
  box().setSelectionRange(1, 1);
  await user.keyboard('9');
  expect(box()).toHaveValue('192,34,567.50');
  expect(box().selectionStart).toBe(2);
  expect(value()).toBe('19234567.50');
  await user.keyboard('{Backspace}{Backspace}');
  expect(value()).toBe('234567.50');
  await user.tab();
  expect(box()).toHaveValue('2,34,567.50');
});

it('invalid text and extra decimals stay visible', async () => {
  const { user } = renderUi(<Amount />);
  await user.type(box(), '12x');
  await user.tab();
  expect(box()).toHaveValue('12x');
  expect(value()).toBe('12x');
  await user.clear(box());
  await user.type(box(), '1.2345');
  await user.tab();
  expect(box()).toHaveValue('1.2345');
});

it("a decimal comma isn't read as a grouping separator, even while it is corrected", async () => {
  const { user } = renderUi(<Amount />);
  await user.type(box(), '118,50');
  await user.tab();
  expect(value()).toBe('118,50');
  await user.type(box(), '0');
  expect(value()).toBe('118500'); // with three digits after the comma, it is a grouping separator
  await user.tab();
  expect(box()).toHaveValue('1,18,500.00');
});

it('an external value replaces the typed text', async () => {
  const { user } = renderUi(<Amount start="1" />);
  await user.type(box(), '5');
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  expect(box()).toHaveValue('42.00');
});

it('clearing the text clears the value', async () => {
  const { user } = renderUi(<Amount start="5" />);
  await user.clear(box());
  expect(value()).toBe('');
  await user.tab();
  expect(box()).toHaveValue('');
  expect(seen.at(-1)).toBe('');
});

it('the field keeps focus when its currency becomes known', async () => {
  const { user, rerender } = renderUi(<Amount currency="" />);
  await user.type(box(), '5');
  rerender(<Amount currency="INR" />);
  expect(screen.getByText('INR')).toBeVisible();
  expect(box()).toHaveFocus();
});
