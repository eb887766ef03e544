import { prefetch } from '@/platform/graphql/prefetch';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import { SupplierRelatedCompanyListDocument } from './firstSection.graphql.generated';

/** Lists are asked by SupplierId, all rows at once. */
export const bySupplier = (supplierId: number): { input: LookupInput } => ({
  input: allRows({ SupplierId: supplierId }),
});

/** Asks for the rows of the first section, as the section itself will. */
export function prefetchFirstSection(supplierId: number): void {
  prefetch(SupplierRelatedCompanyListDocument, bySupplier(supplierId));
}
