import type { Id } from '@/lib/ids';
import { allRows, type LookupInput } from '@/shared/list/listInput';

/** Lists are asked by SupplierId, all rows at once. */
export const bySupplier = (supplierId: Id): { input: LookupInput } => ({
  input: allRows({ SupplierId: supplierId }),
});
