import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, sum } from '@/lib/money';
import { itemLines, type NonPoLine } from '@/features/nonPo/fields/nonPo.lines';
import { taxParts, getTotals, withTax } from '@/domain/invoice/totals';

const line = (patch: Partial<NonPoLine>): NonPoLine => ({ ...itemLines.blank(), ...patch });
const amounts = fc
  .integer({ min: 0, max: 99_999_999_99 })
  .map(paise => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);
const rates = fc.constantFrom('0', '0.1', '5', '12', '18', '28');

describe('withTax', () => {
  it('calculates tax and gross amount from the rate of the tax code', () => {
    expect(withTax(line({ amount: '1000', codeRate: '18' }), 'IGST')).toMatchObject({
      taxRate: '18',
      taxAmount: '180.00',
      grossAmount: '1180.00',
    });
  });

  it('sets rate and tax to zero under No Tax and restores the rate afterwards', () => {
    const untaxed = withTax(line({ amount: '1000.50', codeRate: '18' }), 'No Tax');
    expect(untaxed).toMatchObject({ taxRate: '0', taxAmount: '0.00', grossAmount: '1000.50' });
    expect(withTax(untaxed, 'IGST')).toMatchObject({ taxRate: '18', taxAmount: '180.09' });
  });

  it('returns the same object when nothing changed, to avoid a re-render', () => {
    const once = withTax(line({ amount: '10', codeRate: '5' }), 'IGST');
    expect(withTax(once, 'IGST')).toBe(once);
  });

  it('counts an incomplete amount as zero', () => {
    expect(withTax(line({ amount: '-', codeRate: '18' }), 'IGST')).toMatchObject({
      taxAmount: '0.00',
      grossAmount: '0.00',
    });
  });
});

describe('totalsOf', () => {
  it('equals the sum of the lines for any lines', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(amounts, rates), { maxLength: 40 }), rows => {
        const lines = rows.map(([amount, codeRate]) => withTax(line({ amount, codeRate }), 'IGST'));
        const totals = getTotals(lines);
        expect(compare(totals.totalGrossAmount, sum(lines.map(one => one.grossAmount)))).toBe(0);
        expect(compare(sum([totals.totalAmount, totals.totalTaxAmount]), totals.totalGrossAmount)).toBe(0);
      }),
    );
  });
});

describe('taxParts', () => {
  it.each([
    [
      'CGST & SGST',
      '180.01',
      [
        { name: 'CGST', amount: '90.00' },
        { name: 'SGST', amount: '90.01' },
      ],
    ],
    [
      'CGST & UGST',
      '180.00',
      [
        { name: 'CGST', amount: '90.00' },
        { name: 'UGST', amount: '90.00' },
      ],
    ],
    ['IGST', '180.01', [{ name: 'IGST', amount: '180.01' }]],
    ['No Tax', '0', []],
    ['', '180', []],
    ['VAT', '19', [{ name: 'VAT', amount: '19.00' }]],
  ])('splits %s', (type, tax, wanted) => expect(taxParts(type, tax)).toEqual(wanted));

  it('adds up exactly to the tax', () => {
    fc.assert(
      fc.property(amounts, tax => {
        expect(compare(sum(taxParts('CGST & SGST', tax).map(part => part.amount)), tax)).toBe(0);
      }),
    );
  });
});
