import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { allRows, type LookupInput } from '@/shared/list/listInput';
import { ChangedRowsDocument } from './sections.graphql.generated';

/** Returns the variables for all rows of a supplier. */
export const bySupplier = (supplierId: Id): { input: LookupInput } => ({ input: allRows({ SupplierId: supplierId }) });

/** Loads the sections' current rows with names and documents of changes. */
export function useChangedRows(supplierId: Id) {
  return useAnswer(
    ChangedRowsDocument,
    useMemo(() => bySupplier(supplierId), [supplierId]),
  );
}
