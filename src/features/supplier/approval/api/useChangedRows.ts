import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { allRows } from '@/shared/list/listInput';
import { ChangedRowsDocument } from '../../api/sections.graphql.generated';

/** Loads the sections' current rows with names and documents of changes. */
export function useChangedRows(supplierId: Id) {
  const variables = useMemo(() => ({ input: allRows({ SupplierId: supplierId }) }), [supplierId]);
  return useAnswer(ChangedRowsDocument, variables);
}
