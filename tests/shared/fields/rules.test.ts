import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amountRules,
  digitsOnly,
  exactLength,
  maxDecimals,
  maxLength,
  minLength,
  noSpaces,
  noSpecialCharacters,
  notLaterThanDays,
  notNegative,
  notOlderThanMonths,
  notZero,
  onDraft,
  warnOlderThanDays,
  type TextRule,
} from '@/shared/fields/rules';

const ok = (rule: TextRule, text: string) => rule.test(text, {});

it.each([
  ['maxLength', maxLength(3), 'abc', 'abcd'],
  ['minLength does not count spaces around', minLength(3), ' abc ', '  ab  '],
  ['exactLength, long', exactLength(3, 'm'), 'abc', 'abcd'],
  ['exactLength, with spaces around it', exactLength(3, 'm'), ' abc ', 'ab '],
  ['digitsOnly, with spaces around them', digitsOnly('m'), ' 12 ', '1 2'],
  ['noSpaces of any type', noSpaces(), 'INV', 'I\u00a0N\tV'],
  ['digitsOnly rejects a sign', digitsOnly('m'), '12', '-12'],
  ['digitsOnly rejects other scripts', digitsOnly('m'), '12', '१२'],
  ['notZero', notZero(), '0.01', '0.00'],
  ['notNegative', notNegative(), '0', '-0.01'],
  ['maxDecimals', maxDecimals(2), '1.25', '1.250'],
])('%s', (_, rule, fine, wrong) => {
  expect(ok(rule, fine)).toBe(true);
  expect(ok(rule, wrong)).toBe(false);
});

it.each('* | " : < > [ ] { } ` \\ ( ) \' ; , ! # % @ & $'.split(' '))(
  'the special character %s is rejected',
  character => {
    expect(ok(noSpecialCharacters(), `a${character}b`)).toBe(false);
  },
);

it('all other characters are accepted', () => {
  expect(ok(noSpecialCharacters(), 'INV/2026-1_a.b+c=d?^~ é')).toBe(true);
});

it('messages match the specification', () => {
  expect(amountRules().map(rule => rule.message)).toEqual([
    'Amount is required',
    'Negative value not allowed',
    'Upto 2 decimals allowed',
  ]);
  expect(noSpaces().message).toBe('Space is not allowed');
  expect(noSpecialCharacters().message).toBe('Special character not allowed');
  expect(minLength(20).message).toBe('Minimum 20 characters required');
  expect(maxDecimals(3).message).toBe('Upto 3 decimals allowed');
});

it("text that isn't a number is left to the field type's own check", () => {
  for (const rule of amountRules()) expect(ok(rule, 'ten')).toBe(true);
});

it('onDraft marks a copy of a rule for drafts without changing the original', () => {
  const rule = noSpaces();
  expect(onDraft(rule)).toMatchObject({ onDraft: true, message: rule.message });
  expect(rule.onDraft).toBeUndefined();
});

describe('date rules', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00+05:30'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['2024-11-21', true],
    ['2024-11-20', false],
    ['2026-11-21', true],
    ['31-Feb-2026', true], // no valid day: the field type reports it
  ])('not older than 24 months: %s', (day, fine) => {
    expect(ok(notOlderThanMonths(24, 'm'), day)).toBe(fine);
  });

  it.each([
    ['2026-11-22', true],
    ['2026-11-23', false],
  ])('not later than tomorrow: %s', (day, fine) => {
    expect(ok(notLaterThanDays(1, 'm'), day)).toBe(fine);
  });

  it('a limit of 0 rejects dates in the future', () => {
    expect(ok(notLaterThanDays(0, 'm'), '2026-11-21')).toBe(true);
    expect(ok(notLaterThanDays(0, 'm'), '2026-11-22')).toBe(false);
  });

  it.each([
    ['2025-11-21', null], // 365 days back
    ['2025-11-20', 'You have select more than one year date'],
    ['', null],
    ['soon', null],
  ])('warns about dates more than a year ago: %s', (day, warning) => {
    expect(warnOlderThanDays(365, 'You have select more than one year date')(day)).toBe(warning);
  });

  it('reads the current date at each run, so the result is correct after midnight', () => {
    const rule = notLaterThanDays(0, 'm');
    expect(ok(rule, '2026-11-22')).toBe(false);
    vi.setSystemTime(new Date('2026-11-22T00:00:01+05:30'));
    expect(ok(rule, '2026-11-22')).toBe(true);
  });
});
