import { itemColumns } from '@/domain/orders/itemColumns';
import type { DecimalLike } from '@/lib/money';
import { joinParts } from '@/lib/text';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { OrderItem } from '../api/operations';
import { drawOverheads } from '../components/Overheads';

export function orderLineColumns(countryCode: string | null, currency: string | null): ColumnDef<OrderItem>[] {
  const overheads = drawOverheads(countryCode, currency);
  const country = () => countryCode;
  const fixed = { sortable: false } as const;
  const percent = (rate: DecimalLike) => (rate === null || rate === undefined ? null : `${rate}%`);
  return [
    ...itemColumns<OrderItem>(countryCode),
    { name: 'totalAmount', title: 'Total', kind: 'money', width: 128, country, onPhone: 'top', ...fixed },
    {
      name: 'details',
      title: 'Overhead Details',
      onPhone: 'untitled',
      kind: 'custom',
      width: 130,
      sortable: false,
      cell: overheads,
      oneLine: true,
    },
    {
      name: 'taxRate',
      title: 'Tax Rate',
      kind: 'text',
      align: 'right',
      width: 90,
      value: item => percent(item.taxRate),
      ...fixed,
    },
    { name: 'taxAmount', title: 'Tax', kind: 'money', width: 120, country, ...fixed },
    { name: 'totalOverheadsAmount', title: 'Overheads', kind: 'money', width: 120, country, ...fixed },
    { name: 'itemType', title: 'Type', kind: 'text', width: 100, ...fixed },
    {
      name: 'discountOnGross',
      title: 'Discount on Gross',
      kind: 'text',
      align: 'right',
      width: 140,
      value: item => percent(item.discountOnGross),
      onPhone: false,
      ...fixed,
    },
    {
      name: 'discountPerQuantity',
      title: 'Discount per Quantity',
      kind: 'money',
      width: 170,
      country,
      onPhone: false,
      ...fixed,
    },
    {
      name: 'absoluteDiscount',
      title: 'Absolute Discount',
      kind: 'money',
      width: 150,
      country,
      onPhone: false,
      ...fixed,
    },
    {
      name: 'costCenterName',
      title: 'Cost Center',
      kind: 'text',
      width: 200,
      value: item => joinParts(item.costCenterCode, item.costCenterName),
      onPhone: false,
      ...fixed,
    },
    { name: 'internalOrderNo', title: 'Internal Order', kind: 'text', width: 130, onPhone: false, ...fixed },
    { name: 'status', title: 'Status', kind: 'status', width: 110, ...fixed },
  ];
}
