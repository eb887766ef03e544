import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SelectItemsModal, type SelectableItem } from '@/domain/orders/SelectItemsModal';
import { renderUi } from '../../support/render.tsx';

const item = (id: number, available: string): SelectableItem => ({
  id,
  lineItemNumber: `000${id}`,
  itemCode: `MAT-${id}`,
  itemName: 'Aluminium foil',
  itemShortText: null,
  uom: 'KG',
  quantity: '100',
  deliveryInvoiceAvailableQuantity: available,
  hsnCode: '76071190',
  price: '310.00',
});

it('the item dialog keeps the selection when the order reloads, and returns the selected items', async () => {
  const onSelect = vi.fn();
  const dialog = (...items: SelectableItem[]) => (
    <SelectItemsModal
      open
      order={{ no: '4500063168', countryCode: 'IN', items }}
      onSelect={onSelect}
      onCancel={vi.fn()}
      onClosed={vi.fn()}
    />
  );
  const { user, rerender } = renderUi(dialog(item(10, '100'), item(20, '100')));
  const box = await screen.findByRole('checkbox', { name: /item 00020/ });
  await user.click(box);
  expect(box).toBeChecked();
  rerender(dialog(item(30, '5'), item(20, '40'), item(10, '100')));
  expect(await screen.findByRole('checkbox', { name: /item 00030/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /item 00020/ })).toBe(box);
  expect(box).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create Delivery Invoice' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([20]);
});
