import type { Id } from '@/lib/ids';
import { allRows, type LookupInput } from '@/shared/list/listInput';

/** Returns the variables for all rows of a supplier. */
export const bySupplier = (supplierId: Id): { input: LookupInput } => ({ input: allRows({ SupplierId: supplierId }) });
