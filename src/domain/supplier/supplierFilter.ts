import type { FilterDef } from '@/shared/list/listTypes';

/** Filters a list by suppliers picked by code or name (spec 1 §7). The screen passes `useSupplierSearches()` to its list. */
export const supplierFilter: FilterDef = {
  name: 'supplierCode',
  label: 'Supplier',
  kind: 'cimSupplier',
  search: 'suppliers',
  hint: 'Code or name',
};
