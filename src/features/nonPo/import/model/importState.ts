import type { NewInvoiceFor } from '@/domain/invoice/newInvoice';
import type { Attachment } from '@/shared/attachments/attachment';

/** The navigation state that opens the create form in copy mode (spec 2 §2). The browser keeps it over a refresh. */
export function importState(invoiceFor: NewInvoiceFor, file: Attachment, data: string | null) {
  return { mode: 'copy', itsCopy: true, selectedItem: invoiceFor, copyData: { data, invoiceCopies: [file] } };
}
