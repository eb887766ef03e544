import { supplierFilter } from '@/domain/invoice/listColumns';
import type { FilterDef, ListDef } from '@/shared/list/listTypes';

/** A list with every column and filter type. */
export interface Thing {
  id: number;
  no: string | null;
  madeOn: string | null;
  changedAt: string | null;
  price: string | null;
  weight: number | null;
  status: string | null;
  urgent: boolean | null;
  country: string | null;
}

export const STATUSES = ['Draft', 'Approved', 'Under Query'];

export const filters: FilterDef[] = [
  { name: 'no', label: 'Number', kind: 'text' },
  { name: 'weight', label: 'Weight', kind: 'number' },
  { name: 'price', label: 'Price', kind: 'numberRange' },
  { name: 'madeOn', label: 'Made On', kind: 'date' },
  { name: 'changedAt', label: 'Changed', kind: 'dateRange' },
  { name: 'status', label: 'Status', kind: 'checkBox', options: STATUSES, isOpen: true },
  { name: 'grade', label: 'Grade', kind: 'checkBox', options: ['A', 'B'] },
  { name: 'country', label: 'Country', kind: 'checkBox', options: { lookup: 'countries' } },
  supplierFilter,
];

export const thingList: ListDef<Thing> = {
  context: 'Things',
  columns: [
    { name: 'id', title: 'Id', kind: 'link', href: row => `/Things/View/${row.id}` },
    { name: 'no', title: 'Number', kind: 'text' },
    { name: 'madeOn', title: 'Made On', kind: 'date' },
    { name: 'changedAt', title: 'Changed', kind: 'datetime' },
    { name: 'price', title: 'Price', kind: 'money', country: row => row.country, currency: () => 'INR' },
    { name: 'weight', title: 'Weight', kind: 'number' },
    { name: 'status', title: 'Status', kind: 'status' },
    { name: 'urgent', title: 'Urgent', kind: 'yesNo' },
    { name: 'note', title: 'Note', kind: 'text', value: row => `Note on ${row.id}`, sortable: false },
  ],
  filters,
};

export function aThing(id: number): Thing {
  return {
    id,
    no: `T/${id}`,
    madeOn: '2026-03-05',
    changedAt: '2026-03-05T08:30:00Z',
    price: '1234567.50',
    weight: 12.5,
    status: 'Approved',
    urgent: true,
    country: 'IN',
  };
}
