import { EinvoiceOnRecord } from '@/domain/einvoice/slot';
import type { StagedInvoice } from '../api/operations';
import { getCopies } from '../model/rowFiles';

const load = async () => ({ entered: (await import('../te.einvoice')).getEntered });

interface AttachedInvoiceProps {
  invoice: StagedInvoice & Parameters<typeof getCopies>[0];
  isStaged?: boolean;
}

export function AttachedInvoice({ invoice, isStaged = false }: AttachedInvoiceProps) {
  const [file] = getCopies(invoice);
  return (
    <EinvoiceOnRecord
      load={load}
      values={invoice}
      documentContext={null}
      at={{ place: `te.${invoice.uid ?? invoice.id}`, label: `T & E invoice ${invoice.invoiceNumber ?? ''}`.trim() }}
      file={file?.file_uid ? file : undefined}
      isUnsubmitted={isStaged}
    />
  );
}
