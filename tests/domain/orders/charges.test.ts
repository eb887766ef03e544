import { expect, it } from 'vitest';
import { CHARGES, chargesFrom, chargesOn, getOverheads, type OrderCharges } from '@/domain/orders/charges';

const none = Object.fromEntries(CHARGES.map(({ key }) => [key, null])) as unknown as OrderCharges;

it('names the thirteen charges of the specification, each once', () => {
  expect(new Set(CHARGES.map(({ key }) => key)).size).toBe(13);
});

it('a line bears its share of the charges that are made', () => {
  const charges = { ...none, packingCharge: '100.00', freightPerQuantity: '0.15', insurance: 0 };
  expect(chargesOn(charges, '40', '60')).toEqual({ packingCharge: '66.67', freightPerQuantity: '0.10' });
  expect(chargesOn(charges, '40', '0')).toEqual({ packingCharge: '0.00', freightPerQuantity: '0.00' });
});

it('sums them, with tax worked out charge by charge', () => {
  expect(getOverheads({ packingCharge: '0.03', insurance: '0.03' }, '18')).toEqual({
    totalOverheadsAmount: '0.06',
    totalOverheadsTaxAmount: '0.02',
    totalOverheadsAmountWithTax: '0.08',
  });
  expect(getOverheads({}, '18').totalOverheadsAmountWithTax).toBe('0.00');
});

it('takes the charges of a record and nothing else', () => {
  expect(chargesFrom({ ...none, insurance: '5', itemName: 'Pump' } as OrderCharges)).toEqual({
    ...none,
    insurance: '5',
  });
});
