import { recordTypes } from '@/domain/recordTypes';
import { idInAddress, type Id } from '@/lib/ids';
import { env } from '@/platform/env';

/** Paths of the list and the two of the view (docs/decisions.md#master-view-paths). */
export const masterPaths = {
  list: recordTypes.SupplierUpdate.paths.list,
  details: '/SupplierDetails/:id',
  view: '/Supplier/View/:id',
} as const;

/** Returns the URL of a row's view, which depends on the environment (spec 1 §2). */
export function masterSupplierHref(id: Id): string {
  const path = env.name === 'prod' ? masterPaths.view : masterPaths.details;
  return path.replace(':id', idInAddress(id));
}
