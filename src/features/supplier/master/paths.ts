import { recordTypes } from '@/domain/recordTypes';

/** Paths of the list and the two of the view (docs/decisions.md#master-view-paths). */
export const masterPaths = {
  list: recordTypes.SupplierUpdate.paths.list,
  details: '/SupplierDetails/:id',
  view: '/Supplier/View/:id',
} as const;
