import { expect, it } from 'vitest';
import { taxTypeHint } from '@/domain/invoice/taxHint';

const TELANGANA = '36AABCV4417K1Z7';
const MAHARASHTRA = '27ABCDE1234F1Z5';

it.each([
  ['IGST', MAHARASHTRA, TELANGANA, null],
  ['IGST', TELANGANA, TELANGANA, /one state/],
  ['CGST & SGST', TELANGANA, TELANGANA, null],
  ['CGST & SGST', MAHARASHTRA, TELANGANA, /IGST is usual/],
  ['CGST & UGST', MAHARASHTRA, TELANGANA, /IGST is usual/],
  ['No Tax', MAHARASHTRA, MAHARASHTRA, null],
  ['IGST', '', TELANGANA, null],
  ['IGST', TELANGANA, 'unknown', null],
  [undefined, TELANGANA, TELANGANA, null],
])('taxTypeHint for %s from %s to %s', (taxType, supplier, gstNumber, said) => {
  const hint = taxTypeHint(taxType, supplier, { gstNumber });
  if (said === null) expect(hint).toBeNull();
  else expect(hint).toMatch(said);
});
