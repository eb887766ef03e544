import { recordKinds } from '@/domain/recordKinds';

/** Paths of the list and the two of the view (docs/decisions.md#master-view-paths). */
export const masterPaths = {
  list: recordKinds.SupplierUpdate.paths.list,
  details: '/SupplierDetails/:id',
  view: '/Supplier/View/:id',
} as const;
