import { describe, expect, it } from 'vitest';
import { availableAmount } from '@/features/delivery/fields/item';
import { disagreements, getMatch, matchSentence, matchSums, describeMatch } from '@/features/delivery/model/match';
import { getOrderContext, getReceiptsContext } from '@/features/delivery/model/context';
import { anItem, aService } from './item.ts';
import { order, received, receipts } from './record.ts';

const words = (quantity: string, more = {}) => disagreements(getMatch({ quantity, amount: '' }, anItem(more)));

describe('three-way match of a line', () => {
  it('agrees up to the received quantity, including what other invoices billed', () => {
    expect(words('40')).toEqual([]);
    expect(words('41')).toEqual(['Exceeds received quantity (60)']);
    expect(words('81')).toEqual(['Exceeds received quantity (60)']);
  });

  it('reports billing before any receipt, and nothing when the receipts are unknown', () => {
    expect(words('5', { received: '0', invoiced: '0' })).toEqual(['Nothing received yet']);
    expect(words('5', { received: null })).toEqual([]);
    expect(words('81', { received: null })).toEqual(['Exceeds ordered quantity (100)']);
    expect(words('', { received: '0' })).toEqual([]);
  });

  it('compares the price with the order by value, not by format', () => {
    expect(words('40', { price: '12.5' })).toEqual([]);
    expect(words('40', { price: '12.753333' })).toEqual(['Price 12.753333, order price 12.50']);
    expect(words('40', { orderPrice: null })).toEqual([]);
  });

  it('compares the receipt price of a service with its order price', () => {
    const [goods, service] = getReceiptsContext(receipts).items;
    const getPrice = (item: typeof goods) =>
      item && disagreements(getMatch({ quantity: '1', amount: '' }, item)).join();
    expect(getPrice(goods)).toBe('');
    expect(getPrice(service)).toContain('Price 510.00, order price 500.00');
  });

  it('compares a service billed by amount as money, at the order price', () => {
    const of = (amount: string) => disagreements(getMatch({ quantity: '1', amount }, aService()));
    expect(of('2000.00')).toEqual(['Exceeds received amount (3,000.00)']);
    expect(of('2500.00')).toEqual(['Exceeds received amount (3,000.00)']);
  });

  it.each([
    ['a service by amount without receipts', aService({ received: '0' }), 'Match, no receipt needed'],
    [
      'freight in units, which has no receipts',
      anItem({ source: 'PO', awaitsReceipt: false, received: '0' }),
      'Match, no receipt needed',
    ],
    ['goods invoiced before receipt', anItem({ source: 'PO', received: '0' }), 'Nothing received yet'],
    ['a service with a receipt', aService({ invoiced: '0' }), 'Match'],
  ])('for %s shows: %s', (_what, item, verdict) => {
    expect(describeMatch(getMatch({ quantity: '5', amount: '2000.00' }, item))).toBe(verdict);
  });

  it('expects receipts for goods, but not for services and freight', () => {
    const awaited = (type: string) =>
      getOrderContext({ ...order, type }, received).items.map(item => item.awaitsReceipt);
    expect([awaited('ZSER'), awaited('ZFO')]).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('bills a service by its amount to the paisa, even for a fractional unit', () => {
    const third = aService({
      ordered: '1',
      price: '64000.00',
      invoiced: '0.666666718750',
      received: '0',
      available: '0.333333281250',
    });
    const match = getMatch({ quantity: '1', amount: '21333.33' }, third);
    expect(match).toMatchObject({ ordered: '64000.00', invoiced: '42666.67', billed: '21333.33' });
    expect(availableAmount(third)).toBe('21333.33');
    expect(disagreements(match)).toEqual([]);
  });
});

describe('three-way match of an invoice', () => {
  const good = getMatch({ quantity: '40', amount: '' }, anItem());
  const bad = getMatch({ quantity: '41', amount: '' }, anItem({ orderItemId: 53 }));

  const ofOrder = getMatch({ quantity: '1', amount: '1000.00' }, aService({ received: '0' }));

  it("adds up amounts and counts the lines that don't agree", () => {
    expect(matchSums([good, bad])).toEqual({
      ordered: '2500.00',
      received: '1500.00',
      invoiced: '500.00',
      billed: '1012.50',
      lines: 2,
      disagree: 1,
      againstOrder: 0,
    });
    expect(matchSums([{ ...good, received: null }]).received).toBeNull();
  });

  it('counts the ordered amount once when two receipts belong to the same order item', () => {
    expect(matchSums([good, good])).toMatchObject({ ordered: '1250.00', received: '1500.00', billed: '1000.00' });
  });

  it.each([
    [[], 'No lines to compare.'],
    [[good], 'The line matches the order and receipt.'],
    [[bad], "The line doesn't match the order and receipt."],
    [[good, good], 'All 2 lines match the order and receipt.'],
    [[good, bad], "1 of 2 lines doesn't match the order and receipt."],
    [[ofOrder], 'The line matches the order; no receipt is needed.'],
    [[ofOrder, ofOrder], 'All 2 lines match the order; no receipt is needed.'],
    [[good, ofOrder], 'All 2 lines match the order and receipt; 1 needs no receipt.'],
    [[bad, bad, good], "2 of 3 lines don't match the order and receipt."],
  ])('summarizes the result in one sentence', (matches, sentence) => {
    expect(matchSentence(matchSums(matches))).toBe(sentence);
  });
});
