import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { allRows } from '@/shared/list/listInput';
import { ChangedRowsDocument } from '../../api/sections.graphql.generated';

/** The sections' rows as they are now: what names a change and what proves it. */
export function useChangedRows(supplierId: Id) {
  const variables = useMemo(() => ({ input: allRows({ SupplierId: supplierId }) }), [supplierId]);
  return useAnswer(ChangedRowsDocument, variables);
}
