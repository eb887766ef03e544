import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '@/lib/amountInWords';
import { amountToWords } from '@/lib/amountToWords';
import { round } from '@/lib/money';

describe('amountToWords', () => {
  it.each([
    ['118000.50', 'INR', 'IN', 'Rupees One Lakh Eighteen Thousand and Fifty Paise Only'],
    ['0', 'INR', 'IN', 'Rupees Zero Only'],
    ['10000000', 'INR', 'IN', 'Rupees One Crore Only'],
    ['1000000.3', 'USD', 'US', 'USD One Million and 30/100 Only'],
    ['-21.005', 'EUR', 'DE', 'EUR Minus Twenty One and 01/100 Only'],
    ['119', null, null, 'One Hundred Nineteen Only'],
  ])('formats %s %s as on an invoice', (amount, currency, country, words) => {
    expect(amountToWords(amount, currency, country)).toBe(words);
  });

  it('returns text that amountInWords converts back to the same amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_999_999 }),
        fc.constantFrom(['INR', 'IN'] as const, ['USD', 'US'] as const),
        (paise, [currency, country]) => {
          const amount = round(String(paise / 100));
          expect(amountInWords(amountToWords(amount, currency, country))).toBe(amount);
        },
      ),
    );
  });
});
