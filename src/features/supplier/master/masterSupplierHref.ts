import { idInAddress, type Id } from '@/lib/ids';
import { env } from '@/platform/env';
import { masterPaths } from './paths';

/** Returns the URL of a row's view, which depends on the environment (spec 1 §2). */
export function masterSupplierHref(id: Id): string {
  const path = env.name === 'prod' ? masterPaths.view : masterPaths.details;
  return path.replace(':id', idInAddress(id));
}
