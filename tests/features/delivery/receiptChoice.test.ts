import { expect, it } from 'vitest';
import { materialOf, openQuantityOf, openValueOf } from '@/features/delivery/fields/receiptChoice.list';

const item = (itemName: string, uom: string, invoiceAvailableQuantity: string, price: string) => ({
  itemCode: 'M-1',
  itemName,
  uom,
  invoiceAvailableQuantity,
  price,
});

it('a receipt says what came, how much of it is open, and what that is worth', () => {
  const one = { items: [item('Glass vials', 'EA', '40.000', '12.50')] };
  expect([materialOf(one), openQuantityOf(one), openValueOf(one)]).toEqual(['Glass vials', '40 EA', '500.00']);
  const two = { items: [...one.items, item('Solvent', 'KG', '1.5', '3.333')] };
  // Pieces and kilograms are not added up; their values are.
  expect([materialOf(two), openQuantityOf(two), openValueOf(two)]).toEqual(['Glass vials and 1 more', '', '505.00']);
  expect([materialOf({ items: null }), openQuantityOf({ items: null }), openValueOf({ items: null })]).toEqual([
    '',
    '',
    null,
  ]);
});
