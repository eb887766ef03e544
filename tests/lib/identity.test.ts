import { describe, expect, it } from 'vitest';
import { gstinCheckDigit, isGstin } from '@/lib/identity';

describe('GSTIN', () => {
  // The number the GST network's own documents use as their example, and two more published ones.
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is well formed', number =>
    expect(isGstin(number)).toBe(true),
  );

  it.each([
    ['a wrong check digit', '27AAPFU0939F1ZW'],
    ['two characters swapped', '27AAPFU0993F1ZV'],
    ['a short number', '27AAPFU0939F1Z'],
    ['lower case', '27aapfu0939f1zv'],
    ['a letter where PAN has a digit', '27AAPFUO939F1ZV'],
    ['nothing', ''],
  ])('%s is not', (_what, number) => expect(isGstin(number)).toBe(false));

  it('computes the check digit only from 14 capital letters and digits', () => {
    expect(gstinCheckDigit('27AAPFU0939F1Z')).toBe('V');
    expect(() => gstinCheckDigit('27AAPFU0939F1')).toThrow('check digit');
    expect(() => gstinCheckDigit('27aapfu0939f1z')).toThrow('check digit');
  });
});
