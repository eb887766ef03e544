import { recordKinds } from '@/domain/recordKinds';

/** The list, and the two addresses of one view (DECISIONS 3). */
export const masterPaths = {
  list: recordKinds.SupplierUpdate.paths.list,
  details: '/SupplierDetails/:id',
  view: '/Supplier/View/:id',
} as const;
