import { afterEach, beforeEach, vi } from 'vitest';
import { teImport } from '@/features/te/import/te.import';
import { describeImport } from '../../support/describeImport.ts';

// The template's row has a date in 2026.
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describeImport('travel and expense', {
  def: teImport,
  wrong: [
    ['no supplier', { supplierCode: '' }, { supplierCode: 'Supplier is required' }],
    ['a negative tax', { taxAmount: '-1' }, { taxAmount: 'Negative value not allowed' }],
    ['four decimals of tax', { taxAmount: '1.2345' }, { taxAmount: 'Upto 3 decimals allowed' }],
    ['an amount of nothing', { amount: '0' }, { amount: 'Amount is required' }],
    [
      'a bracket in the description',
      { lineItemDescription: 'a (b)' },
      { lineItemDescription: 'Special character not allowed: (' },
    ],
  ],
});
