import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identifierKey, identifierProblem } from '@/lib/identity';

describe('identifier', () => {
  const problem = (text: string) => identifierProblem(text, 'invoice number');

  it.each([
    ['INV\u200b-1', "contains an invisible character (U+200B) after 'INV'."],
    ['\u202eINV-1', 'contains an invisible character (U+202E) at the start.'],
    ['INV-1\u0000', "contains an invisible character (U+0000) after 'INV-1'."],
    ['INV-1\ud83d', "contains an invisible character (U+D83D) after 'INV-1'."],
    ['INV\u3164-1', "contains an invisible character (U+3164) after 'INV'."],
    ['\u0130NV-1', "contains '\u0130' (U+0130) at the start, which looks like 'I'; type 'I'."],
    ['\u0406NV-1', "contains '\u0406' (U+0406) at the start, a Cyrillic letter among Latin ones; type 'I'."],
    ['IN\u03bd-1', "contains '\u03bd' (U+03BD) after 'IN', a Greek letter among Latin ones; type 'N'."],
    ['INV\u20111', "contains a special dash (U+2011) after 'INV'; type '-'."],
    ['\uff29NV-1', "contains '\uff29' (U+FF29) at the start, a special form of 'I'."],
    ['INV\u00a01', "contains a special space (U+00A0) after 'INV'."],
    ['INV-\u0967', "contains '\u0967' (U+0967) after 'INV-', which is not a letter, digit or keyboard symbol."],
    ['\u01c0NV-1', "contains '\u01c0' (U+01C0) at the start, which is not a letter, digit or keyboard symbol."],
    ['1\u0332', "contains '\u0332' (U+0332) after '1', which is not a letter, digit or keyboard symbol."],
  ])('%j is rejected with an explanation', (text, words) => expect(problem(text)).toBe(`The invoice number ${words}`));

  it.each(['', 'RE/2026_07.A', 'ÄB-1', 'A\u0308B-1', 'ŁÓDŹ-7', 'Șt-1', '发票2026-A1', 'АБ-12', 'बिल-12'])(
    '%j is accepted',
    text => expect(problem(text)).toBeNull(),
  );

  it('has the same key as every look-alike text', () => {
    const twins = [
      'inv-1',
      ' INV-1 ',
      'INV\u200b-1',
      'I\u00adNV-1',
      'INV\u2060-1',
      '\u202eINV-1',
      '\u0130NV-1',
      '\u0131nv-1',
    ];
    for (const text of [
      ...twins,
      '\u0406NV-1',
      'INV\u20111',
      'INV\u20131',
      '\uff29\uff2e\uff36\uff0d\uff11',
      'INV-1\ufe0f',
    ])
      expect(identifierKey(text), text).toBe('INV-1');
    expect(identifierKey('АВС-1')).toBe(identifierKey('abc-1'));
    expect(identifierKey('A\u0308-1')).toBe(identifierKey('ä-1'));
    for (const other of ['INV-2', 'INV1', 'INV--1', '1NV-1', 'ÍNV-1']) expect(identifierKey(other)).not.toBe('INV-1');
  });

  it('is validated and gets a stable key for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), text => {
        const found = problem(text);
        expect(found === null || /^The invoice number contains .*U\+[0-9A-F]{4,6}.*\.$/su.test(found)).toBe(true);
        const key = identifierKey(text);
        expect(identifierKey(key)).toBe(key);
        expect(key).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\s]/u);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps its key and is rejected when an invisible character is inserted', () => {
    const unseen = fc.constantFrom(
      '\u200b',
      '\u00ad',
      '\u2060',
      '\u202e',
      '\u200f',
      '\ufeff',
      '\u180e',
      '\u061c',
      '\ufe0f',
      '\u{e0041}',
      '\u115f',
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9/-]{1,16}$/), unseen, fc.nat(16), (number, mark, at) => {
        const changed = number.slice(0, at) + mark + number.slice(at);
        expect(problem(number)).toBeNull();
        expect(problem(changed)).toContain('an invisible character');
        expect(identifierKey(changed)).toBe(identifierKey(number));
      }),
    );
  });
});
