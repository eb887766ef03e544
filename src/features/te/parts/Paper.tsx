import { useMemo } from 'react';
import { useIdlePart } from '@/shared/ui/useIdlePart';
import type { StagedInvoice } from '../api/operations';
import { copiesOf } from '../model/rowFiles';

const load = async () => {
  const loading = import('../te.paper');
  const { PaperOfRecord } = await import('@/domain/paper/parts/recordParts');
  return { PaperOfRecord, enteredOf: (await loading).enteredOf };
};

/** What the copy of a travel and expense invoice says: drawn after the invoice, in the reader's own browser. */
export function Paper({ invoice }: { invoice: StagedInvoice & Parameters<typeof copiesOf>[0] }) {
  const part = useIdlePart(load);
  const entered = useMemo(() => part?.enteredOf(invoice), [part, invoice]);
  const [file] = copiesOf(invoice);
  if (!part || !entered || !file?.file_uid) return null;
  return (
    <part.PaperOfRecord
      file={file}
      entered={entered}
      place={`te.${invoice.uid ?? invoice.id}`}
      label={`T & E invoice ${invoice.invoiceNumber ?? ''}`.trim()}
    />
  );
}
