import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getProposal, type BillableItem } from '@/features/delivery/fields/item';
import { getLine, workedOut } from '@/features/delivery/model/line';
import { lineIssues } from '@/features/delivery/model/lineRules';
import { getDeliveryTotals } from '@/features/delivery/model/totals';
import { billedLines, deliveryColumns, typedLines, type DeliveryLine } from '@/features/delivery/fields/delivery.lines';
import { overheadRows } from '@/features/delivery/fields/overhead.lines';
import { withOverheadTax } from '@/features/delivery/model/overheads';
import { multiply, round, subtract, sum } from '@/lib/money';
import { settledFields } from '../../support/settledFields.ts';
import { anItem, aService } from './item.ts';
import { noCharges } from '../../support/orderParts.ts';

const fields = settledFields(billedLines);

const typed = (item: BillableItem, quantity: string) =>
  workedOut({ ...typedLines.blank(), uid: 'u', quantity, amount: quantity }, item);
const getIssue = (item: BillableItem, text: string, intent: 'draft' | 'submit' = 'submit') =>
  lineIssues(fields, [typed(item, text)], () => item, intent)[0]?.message ?? null;

describe('suggested quantity of a line', () => {
  it.each<[string, Partial<BillableItem>, string]>([
    ['goods: available less 10 % of the order', {}, '30'],
    ['goods with little quantity left', { available: '8' }, '0'],
    ['goods on a GRN: without decimals', { ordered: '105' }, '29'],
    ['goods against the order: with three', { source: 'PO', ordered: '105.555', available: '40' }, '29.444'],
    ['services on an SRN: all that is available', { source: 'SRN', isService: true, available: '3.5' }, '3.5'],
    ['services against the order: one', { source: 'PO', isService: true }, '1'],
  ])('%s', (_what, more, quantity) => {
    expect(getLine(anItem(more)).quantity).toBe(quantity);
  });

  it.each<[string, Partial<BillableItem>, string | null]>([
    ['received', { received: '40' }, 'Suggested 30 (40 received − 10% of 100 ordered)'],
    ['partly billed by others', {}, 'Suggested 30 (40 available − 10% of 100 ordered)'],
    ['rounded', { ordered: '105', received: '40' }, 'Suggested 29 (40 received − 10% of 105 ordered, rounded down)'],
    ['a tiny quantity', { available: '8' }, 'Suggested 0 (8 available is within 10% of 100 ordered)'],
    ['a whole service', { source: 'SRN', isService: true }, null],
  ])('explains the suggestion: %s', (_what, more, words) => {
    expect(getProposal(anItem(more))?.explanation ?? null).toBe(words);
  });

  it('is the open amount for a service billed against the order', () => {
    expect(getLine(aService())).toMatchObject({ quantity: '1', amount: '2000.00', price: '2000.00' });
  });
});

describe('secondary texts of a line', () => {
  const secondOf = (key: keyof DeliveryLine, item: BillableItem) => {
    const documentContext = { type: 'PO' as const, items: [item], itemOf: () => item };
    const columns = deliveryColumns({ fields, documentContext, countryCode: 'IN', onOpen: () => {} });
    return columns.find(column => column.key === key)?.second?.(typed(item, '40'));
  };

  it('are the available quantity and the price', () => {
    expect(secondOf('quantity', anItem())).toBe('of 40 EA');
    expect(secondOf('amount', anItem())).toBe('at 12.50');
  });

  it('are below the amount for a service billed by amount', () => {
    expect(secondOf('quantity', aService())).toBe('');
    expect(secondOf('amount', aService())).toBe('of 2,000.00');
  });

  it('are overheads below the tax as an amount that fits on one line', () => {
    const item = anItem({ charges: { ...noCharges, packingCharge: '50', insurance: '7.77' } });
    expect(secondOf('taxAmount', item)).toBe('+ 27.27');
  });
});

it('a line shows the HSN code and the tax code of its item and derives neither from the other', () => {
  const codes = ({ hsnCode, taxCode }: { hsnCode: string; taxCode: string }) => [hsnCode, taxCode];
  expect(codes(getLine(anItem({ hsnCode: '70109000', taxCode: 'V1' })))).toEqual(['70109000', 'V1']);
  expect(codes(getLine(anItem({ hsnCode: '', taxCode: 'V1' })))).toEqual(['', 'V1']);
});

describe('values derived from a quantity', () => {
  it('include amount, tax, charges and gross amount', () => {
    const item = anItem({ charges: { ...noCharges, packingCharge: '50', insurance: '7.77' } });
    expect(typed(item, '40')).toMatchObject({
      amount: '500.00',
      taxAmount: '90.00',
      charges: { packingCharge: '20.00', insurance: '3.11' },
      overheadsAmount: '23.11',
      overheadsTax: '4.16',
      overheadsGross: '27.27',
      grossAmount: '617.27',
    });
  });

  it('include the exact amount of a service receipt with a recurring-decimal price', () => {
    const item = anItem({ source: 'SRN', isService: true, price: '33.333333', available: '3' });
    expect(typed(item, '3').amount).toBe('100.00');
  });

  it('prorate the charges of a service billed by amount', () => {
    const item = aService({ charges: { ...noCharges, freightValue: '100' } });
    expect(typed(item, '1250')).toMatchObject({ quantity: '1', price: '1250.00', charges: { freightValue: '25.00' } });
  });

  it('are zero for incomplete and hostile quantities', () => {
    for (const text of ['', '-', 'abc', '1e9', '=1+1']) expect(typed(anItem(), text).grossAmount).toBe('0.00');
  });
});

describe('quantity validation', () => {
  const grn = anItem();
  const srn = anItem({ source: 'SRN', isService: true, available: '3.5' });
  const po = anItem({ source: 'PO', grnNo: '' });
  it.each<[string, BillableItem, string, string | null]>([
    ['nothing', grn, '', 'Qty is required'],
    ['zero', grn, '0', 'Qty is required'],
    ['negative', grn, '-5', 'Qty is required'],
    ['not a number', grn, '1e9', "'1e9' is not a number"],
    ['words', grn, 'forty', "'forty' is not a number"],
    ['a formula', grn, '=1+1', "'=1+1' is not a number"],
    ['HTML', grn, '<b>4</b>', "'<b>4</b>' is not a number"],
    ['two numbers', grn, '4 5', "'4 5' is not a number"],
    ['decimals on a GRN', grn, '1.5', 'Decimal is not allowed'],
    ['the whole on a GRN', grn, '40', null],
    ['1.0 is whole', grn, '1.0', null],
    ['too much', grn, '41', 'Is more than Recd Qty'],
    ['a billion', grn, '1000000000', 'Is more than Recd Qty'],
    ['three decimals on an SRN', srn, '3.499', null],
    ['four on an SRN', srn, '3.4999', 'Upto 3 decimals allowed'],
    ['three on a PO', po, '39.999', null],
    ['four on a PO', po, '0.0001', 'Upto 3 decimals allowed'],
    ['amount of a service', aService(), '1999.99', null],
    ['no amount', aService(), '0', 'Amount is required'],
    ['a negative amount', aService(), '-1', 'Negative value not allowed'],
    ['three decimals of money', aService(), '1.005', 'Upto 2 decimals allowed'],
    ["more than a service's open quantity", aService(), '2000.01', 'Is more than the order has left'],
  ])('%s', (_what, item, text, message) => {
    expect(getIssue(item, text)).toBe(message);
  });

  it('allows an incomplete draft, but not more than the available quantity', () => {
    expect([getIssue(grn, '', 'draft'), getIssue(grn, '0', 'draft'), getIssue(aService(), '', 'draft')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(getIssue(grn, '41', 'draft')).toBe('Is more than Recd Qty');
  });

  it('rejects an item that the order no longer has', () => {
    expect(lineIssues(fields, [typed(grn, '1')], () => undefined, 'draft')[0]?.message).toMatch(
      /no longer has this item/,
    );
  });
});

describe('invoice totals', () => {
  const cents = fc.integer({ min: 1, max: 9_999_999 }).map(value => round(multiply(value, '0.01')));
  const rate = fc.constantFrom('0', '5', '12', '18', '28');
  const line = fc.record({
    price: cents,
    taxRate: rate,
    packingCharge: cents,
    ordered: fc.integer({ min: 1, max: 999 }),
  });
  const overhead = fc.record({ amount: cents, taxRate: rate });

  it('equal the sum of the displayed amounts to the paisa', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.array(overhead, { maxLength: 5 }), (lines, rows) => {
        const made = lines.map(({ packingCharge, ordered, ...more }) =>
          typed(anItem({ ...more, ordered: String(ordered), charges: { ...noCharges, packingCharge } }), '7'),
        );
        const own = rows.map(row => withOverheadTax({ ...overheadRows.blank(), ...row }));
        const totals = getDeliveryTotals(made, own);
        expect(totals.grandTotal).toBe(
          round(sum([...made.map(({ grossAmount }) => grossAmount), ...own.map(({ grossAmount }) => grossAmount)])),
        );
        expect(subtract(totals.grandTotal, totals.totalTax)).toBe(String(subtract(totals.totalAmount, 0)));
      }),
    );
  });
});
