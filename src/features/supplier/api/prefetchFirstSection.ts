import type { Id } from '@/lib/ids';
import { prefetch } from '@/platform/graphql/prefetch';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import { SupplierRelatedCompanyListDocument } from './firstSection.graphql.generated';

/** Lists are asked by SupplierId, all rows at once. */
export const bySupplier = (supplierId: Id): { input: LookupInput } => ({
  input: allRows({ SupplierId: supplierId }),
});

/** Asks for the rows of the first section, as the section itself will. */
export function prefetchFirstSection(supplierId: Id): void {
  prefetch(SupplierRelatedCompanyListDocument, bySupplier(supplierId));
}
