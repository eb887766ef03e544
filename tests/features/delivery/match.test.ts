import { describe, expect, it } from 'vitest';
import { disagreements, matchOf, matchSentence, matchSums } from '@/features/delivery/model/match';
import { subjectOfReceipts } from '@/features/delivery/model/subject';
import { anItem, aService } from './item.ts';
import { receipts } from './record.ts';

const words = (quantity: string, more = {}) => disagreements(matchOf({ quantity, amount: '' }, anItem(more)));

describe('the three-way match of a line', () => {
  it('agrees up to what is received, with what others billed', () => {
    expect(words('40')).toEqual([]);
    expect(words('41')).toEqual(['More than received: 61 of 60']);
    expect(words('81')).toEqual(['More than ordered: 101 of 100', 'More than received: 101 of 60']);
  });

  it('says what is billed before anything came, and nothing where receipts are not known', () => {
    expect(words('5', { received: '0', invoiced: '0' })).toEqual(['Nothing received yet']);
    expect(words('5', { received: null })).toEqual([]);
    expect(words('', { received: '0' })).toEqual([]);
  });

  it('compares the price with the order by value, not by spelling', () => {
    expect(words('40', { price: '12.5' })).toEqual([]);
    expect(words('40', { price: '12.753333' })).toEqual(['Price 12.753333, in the order 12.50']);
    expect(words('40', { orderPrice: null })).toEqual([]);
  });

  it('compares what a service was received at with what its order asks', () => {
    const [goods, service] = subjectOfReceipts(receipts).items;
    const priceOf = (item: typeof goods) => item && disagreements(matchOf({ quantity: '1', amount: '' }, item)).join();
    expect(priceOf(goods)).toBe('');
    expect(priceOf(service)).toContain('Price 510.00, in the order 500.00');
  });

  it('counts a service billed by amount in units of the order', () => {
    const of = (amount: string) => disagreements(matchOf({ quantity: '1', amount }, aService()));
    expect(of('2000.00')).toEqual(['More than received: 10 of 6']);
    expect(of('2500.00')).toEqual(['More than ordered: 11 of 10', 'More than received: 11 of 6']);
  });
});

describe('the match of an invoice', () => {
  const good = matchOf({ quantity: '40', amount: '' }, anItem());
  const bad = matchOf({ quantity: '41', amount: '' }, anItem({ orderItemId: 53 }));

  it('sums in money, and counts the lines that disagree', () => {
    expect(matchSums([good, bad])).toEqual({
      ordered: '2500.00',
      received: '1500.00',
      invoiced: '500.00',
      billed: '1012.50',
      lines: 2,
      disagree: 1,
    });
    expect(matchSums([{ ...good, received: null }]).received).toBeNull();
  });

  it('counts what is ordered once, though two receipts bring it', () => {
    expect(matchSums([good, good])).toMatchObject({ ordered: '1250.00', received: '1500.00', billed: '1000.00' });
  });

  it.each([
    [[], 'There is no line to compare.'],
    [[good], 'The line agrees with order and receipt.'],
    [[bad], 'The line does not agree with order and receipt.'],
    [[good, good], 'All 2 lines agree with order and receipt.'],
    [[good, bad], '1 of 2 lines does not agree with order and receipt.'],
    [[bad, bad, good], '2 of 3 lines do not agree with order and receipt.'],
  ])('says it in one sentence', (matches, sentence) => {
    expect(matchSentence(matchSums(matches))).toBe(sentence);
  });
});
