import { EinvoiceOnRecord } from '@/domain/einvoice/slot';
import type { StagedInvoice } from '../api/operations';
import { copiesOf } from '../model/rowFiles';

const load = async () => ({ entered: (await import('../te.einvoice')).enteredOf });

interface AttachedInvoiceProps {
  invoice: StagedInvoice & Parameters<typeof copiesOf>[0];
  isStaged?: boolean;
}

export function AttachedInvoice({ invoice, isStaged = false }: AttachedInvoiceProps) {
  const [file] = copiesOf(invoice);
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
