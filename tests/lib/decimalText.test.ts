import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDecimals, parseDecimalText, parseWhole } from '@/lib/decimalText';
import { compare, formatMoney, parseDecimal, toPercent, round, sum } from '@/lib/money';

describe('parseDecimalText', () => {
  it.each([
    ['1180.00', '1180.00'],
    ['+1,250.00', '1250.00'],
    ['−5', '-5'],
    ['–5', '-5'],
    ['(1,250.00)', '-1250.00'],
    ['₹ (500)', '-500'],
    ['-₹ 5', '-5'],
    ['₹ -5', '-5'],
    ['1,23,456.50', '123456.50'],
    ['1 250 000.5', '1250000.5'],
    ['1\u00a0250', '1250'],
    ['1\u202f250', '1250'],
    ['１，２５０．５０', '1250.50'],
    ['（５）', '-5'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['007.50', '7.50'],
    ['-0.00', '0.00'],
    ['Rs.1180/-', '1180'],
    ['12 INR', '12'],
    ['\u202d1,250.00\u202c', '1250.00'],
    ['\ufeff12\r\n', '12'],
    [0.1, '0.1'],
    [-12, '-12'],
    ['9'.repeat(40), '9'.repeat(40)],
  ])('reads %j as %s', (given, text) => expect(parseDecimalText(given)).toBe(text));

  it.each([
    '',
    '-',
    '()',
    '(+5)',
    '((5))',
    '(5',
    '--5',
    '5-',
    '1E-7',
    '0x10',
    'NaN',
    '5²',
    '١٢٣',
    '118,50',
    '1,23,45',
    '1.250,00',
    "1'250",
    '12 34',
    '1 250,000',
    '1,250 000',
    '12 BOX',
    'ABC5',
    '=1+1',
    '1\u200b2',
    '\u202e521\u202c',
    '1\u00002',
    '9'.repeat(41),
    `1${' '.repeat(5000)}`,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    { toString: () => '5' },
    Symbol('5'),
    Object.create(null),
  ])('rejects %j', given => expect(parseDecimalText(given)).toBeNull());

  const numberLike = fc.string({
    unit: fc.constantFrom(...'0123456789+-−–.,()₹ '.split(''), ' ', 'e', 'INR', '１', '٣', '\u202e', '\u200b'),
    maxLength: 12,
  });
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    numberLike,
    fc.double().map(String),
    fc.bigInt().map(String),
  );

  it('never throws and returns only text that big.js accepts unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), given => {
        const text = parseDecimalText(given);
        if (text === null) return;
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/);
        expect(new Big(text).eq(parseDecimal(given) ?? 'none')).toBe(true);
        expect(parseDecimalText(text)).toBe(text);
        expect(getDecimals(text)).toBe(text.split('.')[1]?.length ?? 0);
      }),
      { numRuns: 5000 },
    );
  });

  it('accepts output of big.js with up to 40 digits and rejects exponents', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 39n), max: 10n ** 39n }), fc.nat(30), (digits, decimals) => {
        const number = new Big(`${digits}e-${decimals}`);
        const plain = number.toFixed();
        if (plain.replaceAll(/\D/g, '').length <= 40) expect(parseDecimal(plain)).toBe(plain);
        if (number.toExponential() !== plain) expect(parseDecimal(number.toExponential())).toBeNull();
      }),
    );
  });

  it('keeps arithmetic and formatting valid for any text', () => {
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        for (const result of [round(a), toPercent(a, b), sum([a, b])]) expect(result).toMatch(/^-?\d+(\.\d+)?$/);
        expect([-1, 0, 1]).toContain(compare(a, b));
        expect(formatMoney(a)).not.toContain('NaN');
      }),
      { numRuns: 2000 },
    );
  });

  it('stays fast for a million digits', () => {
    const since = performance.now(); // takes about 50 ms; a quadratic algorithm takes minutes
    toPercent('9'.repeat(1_000_000), '9'.repeat(1_000_000));
    parseDecimalText(`${'1,'.repeat(500_000)}x`);
    expect(performance.now() - since).toBeLessThan(10_000);
  });
});

describe('parseWhole', () => {
  it.each([
    ['7', 7],
    ['007', 7],
    ['0', 0],
  ])('reads %s', (text, number) => expect(parseWhole(text)).toBe(number));
  it.each(['', ' 7', '-1', '+1', '1e3', '0x10', '1.0', '٣', 'Infinity', '9'.repeat(10), null, undefined])(
    'rejects %j',
    text => expect(parseWhole(text)).toBeNull(),
  );
});
