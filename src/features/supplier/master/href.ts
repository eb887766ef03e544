import { idInAddress, type Id } from '@/lib/ids';
import { env } from '@/platform/env';
import { masterPaths } from './paths';

/** Where a row of the supplier list leads: which of the two addresses depends on the environment (spec 1 §2). */
export function masterSupplierHref(id: Id): string {
  const path = env.name === 'prod' ? masterPaths.view : masterPaths.details;
  return path.replace(':id', idInAddress(id));
}
