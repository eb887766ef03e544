import { describe, expect, it } from 'vitest';
import { overheadRows, type OverheadRow } from '@/features/delivery/fields/overhead.lines';
import { overheadIssues, withOverheadTax } from '@/features/delivery/model/overheads';
import { settledFields } from '../../support/settledFields.ts';

const row = (more: Partial<OverheadRow> = {}): OverheadRow => ({
  ...overheadRows.blank(),
  overheadTypeCode: 'FRT',
  amount: '100',
  hsnSacCode: '996511',
  taxRate: '18',
  ...more,
});
const messages = (rows: OverheadRow[], india = true) =>
  overheadIssues(settledFields(overheadRows), rows, india).map(({ key, message }) => [key, message]);

describe('overhead rows', () => {
  it('calculate tax and gross amount', () => {
    expect(withOverheadTax(row({ amount: '12.53' }))).toMatchObject({ taxAmount: '2.26', grossAmount: '14.79' });
    const same = withOverheadTax(row());
    expect(withOverheadTax(same)).toBe(same);
  });

  it.each<[string, Partial<OverheadRow>, boolean, string[][]]>([
    ['valid', {}, true, []],
    ['no type', { overheadTypeCode: '' }, true, [['overheadTypeCode', 'Overhead Type is required']]],
    ['no amount: an empty one is 0', { amount: '' }, true, [['amount', 'Amount is required']]],
    ['zero', { amount: '0.00' }, true, [['amount', 'Amount is required']]],
    ['negative', { amount: '-1' }, true, [['amount', 'Negative value not allowed']]],
    ['three decimals', { amount: '1.005' }, true, [['amount', 'Upto 2 decimals allowed']]],
    ['no HSN for an Indian supplier', { hsnSacCode: '' }, true, [['hsnSacCode', 'HSN/SAC Code is required']]],
    ['no tax code for an overseas supplier', {}, false, [['taxCode', 'Tax Code is required']]],
    ['no rate', { taxRate: '' }, true, [['hsnSacCode', 'Tax Rate is required']]],
    ['no rate for an overseas supplier', { taxCode: 'V1', taxRate: '' }, false, [['taxCode', 'Tax Rate is required']]],
    ['a rate of 0', { taxRate: '0' }, true, []],
  ])('%s', (_what, more, india, expected) => {
    expect(messages([row(more)], india)).toEqual(expected);
  });

  it('need different types, and in India different HSN codes', () => {
    expect(messages([row(), row()])).toEqual([
      ['overheadTypeCode', 'Please select different overhead type'],
      ['hsnSacCode', 'HSN Code must be different in every line'],
    ]);
    const abroad = { hsnSacCode: '', taxCode: 'V1' };
    expect(messages([row(abroad), row({ ...abroad, overheadTypeCode: 'INS' })], false)).toEqual([]);
  });
});
