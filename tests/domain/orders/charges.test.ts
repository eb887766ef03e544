import { expect, it } from 'vitest';
import { CHARGES, chargesFrom, chargesOn, getOverheads, type OrderCharges } from '@/domain/orders/charges';

const none = Object.fromEntries(CHARGES.map(({ key }) => [key, null])) as unknown as OrderCharges;

it('chargesOn gives a line its proportional share of the charges that are set', () => {
  const charges = { ...none, packingCharge: '100.00', freightPerQuantity: '0.15', insurance: 0 };
  expect(chargesOn(charges, '40', '60')).toEqual({ packingCharge: '66.67', freightPerQuantity: '0.10' });
  expect(chargesOn(charges, '40', '0')).toEqual({ packingCharge: '0.00', freightPerQuantity: '0.00' });
});

it('overheadsOf adds up the charges and calculates the tax of each one separately', () => {
  expect(getOverheads({ packingCharge: '0.03', insurance: '0.03' }, '18')).toEqual({
    totalOverheadsAmount: '0.06',
    totalOverheadsTaxAmount: '0.02',
    totalOverheadsAmountWithTax: '0.08',
  });
  expect(getOverheads({}, '18').totalOverheadsAmountWithTax).toBe('0.00');
});

it('chargesFrom returns the charges of a record without its other fields', () => {
  expect(chargesFrom({ ...none, insurance: '5', itemName: 'Pump' } as OrderCharges)).toEqual({
    ...none,
    insurance: '5',
  });
});
