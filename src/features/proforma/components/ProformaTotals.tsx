import { AmountTable } from '@/domain/invoice/AmountTable';
import type { OrderContext } from '../fields/order';

export function ProformaTotals({ order, total, country }: { order: OrderContext; total: string; country: string }) {
  const { available, currency } = order;
  const rows = available === null ? [] : [{ label: 'Available for advances', value: available }];
  return (
    <AmountTable rows={rows} total={{ label: 'Advance amount', value: total }} currency={currency} country={country} />
  );
}
