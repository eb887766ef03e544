import { useMemo } from 'react';
import { useIdlePart } from '@/shared/ui/useIdlePart';
import type { StagedInvoice } from '../api/operations';
import { copiesOf } from '../model/rowFiles';

const load = async () => {
  const loading = import('../te.einvoice');
  const { HintsOnRecord, ExtractionOnRecord } = await import('@/domain/record/recordParts');
  return { HintsOnRecord, ExtractionOnRecord, enteredOf: (await loading).enteredOf };
};

interface PaperProps {
  invoice: StagedInvoice & Parameters<typeof copiesOf>[0];
  /** The invoice is not submitted yet: what it might be sent back for is said, too. */
  isStaged?: boolean;
}

/** What the copy of a travel and expense invoice says: drawn after the invoice, in the reader's own browser. */
export function InvoicePaper({ invoice, isStaged = false }: PaperProps) {
  const part = useIdlePart(load);
  const entered = useMemo(() => part?.enteredOf(invoice), [part, invoice]);
  const [file] = copiesOf(invoice);
  if (!part || !entered) return null;
  return (
    <>
      {file?.file_uid && (
        <part.ExtractionOnRecord
          file={file}
          entered={entered}
          place={`te.${invoice.uid ?? invoice.id}`}
          label={`T & E invoice ${invoice.invoiceNumber ?? ''}`.trim()}
        />
      )}
      {isStaged && <part.HintsOnRecord entered={entered} file={file} />}
    </>
  );
}
