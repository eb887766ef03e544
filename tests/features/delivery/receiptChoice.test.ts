import { expect, it } from 'vitest';
import { getMaterial, getOpenQuantity, getOpenValue } from '@/features/delivery/fields/receiptChoice.list';

const item = (itemName: string, uom: string, invoiceAvailableQuantity: string, price: string) => ({
  itemCode: 'M-1',
  itemName,
  uom,
  invoiceAvailableQuantity,
  price,
});

it('a receipt shows its material, open quantity and open value', () => {
  const one = { items: [item('Glass vials', 'EA', '40.000', '12.50')] };
  expect([getMaterial(one), getOpenQuantity(one), getOpenValue(one)]).toEqual(['Glass vials', '40 EA', '500.00']);
  const two = { items: [...one.items, item('Solvent', 'KG', '1.5', '3.333')] };
  // Pieces and kilograms are not added up; their values are.
  expect([getMaterial(two), getOpenQuantity(two), getOpenValue(two)]).toEqual(['Glass vials and 1 more', '', '505.00']);
  expect([getMaterial({ items: null }), getOpenQuantity({ items: null }), getOpenValue({ items: null })]).toEqual([
    '',
    '',
    null,
  ]);
});
