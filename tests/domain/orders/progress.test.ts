import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfOrder, progressOf, progressSentence, type OrderFacts } from '@/domain/orders/progress';
import { compare } from '@/lib/money';

const facts = (patch: Partial<OrderFacts> = {}): OrderFacts => ({
  amount: '1180.00',
  advanced: '200.00',
  lines: [
    { lineItemNumber: '00010', quantity: '10', totalAmount: '590.00' },
    { lineItemNumber: '00020', quantity: '1', totalAmount: '590.00' },
  ],
  received: [{ poLineItemNo: '10', quantity: '5' }],
  invoices: [
    { status: 'Approved', grandTotal: '100.00' },
    { status: 'Pending for approval', grandTotal: '80.00' },
    { status: 'Draft', grandTotal: '300.00' },
    { status: 'Rejected', grandTotal: '300.00' },
  ],
  ...patch,
});

describe('how far an order has come', () => {
  it('values what came by its lines, and counts invoices that were submitted and stand', () => {
    expect(progressOf(facts())).toEqual({
      ordered: '1180.00',
      received: '295.00',
      invoiced: '180.00',
      advanced: '200.00',
      open: '1000.00',
    });
  });

  it('is worth the whole order when everything has come, whatever its amount holds beside the lines', () => {
    const all = [
      { poLineItemNo: '00010', quantity: '4' },
      { poLineItemNo: '00010', quantity: '6' },
      { poLineItemNo: '00020', quantity: '1.000' },
    ];
    expect(progressOf(facts({ amount: '1234.56', received: all })).received).toBe('1234.56');
  });

  it('has nothing open when more is invoiced than ordered, and survives an order without lines', () => {
    expect(progressOf(facts({ invoices: [{ status: 'Closed', grandTotal: '2000' }] })).open).toBe('0.00');
    expect(progressOf(facts({ amount: null, lines: [], advanced: null, invoices: [] }))).toEqual({
      ordered: '0.00',
      received: '0.00',
      invoiced: '0.00',
      advanced: '0.00',
      open: '0.00',
    });
  });

  it.each([
    [{}, 'Of 1,180.00 INR, 295.00 is received, 180.00 is invoiced and 200.00 is advanced; 1,000.00 is open.'],
    [{ received: [], advanced: '0' }, 'Of 1,180.00 INR, 180.00 is invoiced; 1,000.00 is open.'],
    [
      { received: [], advanced: null, invoices: [] },
      'Nothing is received, invoiced or advanced yet: all of 1,180.00 INR is open.',
    ],
    [
      { received: [], advanced: '0', invoices: [{ status: 'Approved', grandTotal: '1180' }] },
      'Of 1,180.00 INR, 1,180.00 is invoiced; nothing is open.',
    ],
  ] satisfies [Partial<OrderFacts>, string][])('%j in words', (patch, sentence) => {
    expect(progressSentence(progressOf(facts(patch)), 'IN', 'INR')).toBe(sentence);
  });

  it('never says 0% of something, nor 100% of a part, nor leaves 0 to 100', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_00 }).map(paise => (paise / 100).toFixed(2));
    fc.assert(
      fc.property(amount, amount, (ordered, part) => {
        const share = percentOfOrder(part, { ...progressOf(facts()), ordered });
        if (compare(ordered, 0) === 0 || compare(part, 0) === 0) expect(share).toBe(0);
        else if (compare(part, ordered) >= 0) expect(share).toBe(100);
        else expect(share >= 1 && share <= 99).toBe(true);
      }),
    );
  });
});
