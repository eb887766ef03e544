import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import { ChangedRowsDocument } from './sections.graphql.generated';

export const bySupplier = (supplierId: Id): { input: LookupInput } => ({ input: allRows({ SupplierId: supplierId }) });

export const useChangedRows = (supplierId: Id) => useBackendQuery(ChangedRowsDocument, bySupplier(supplierId));
