import type { NewInvoiceFor } from '@/domain/invoice/newInvoice';
import type { Attachment } from '@/shared/attachments/attachment';
import type { ReadChoices } from './readChoices';

/** A stored file and the data extracted from it. */
export interface ReadFile {
  file: Attachment;
  /** Extracted data as the service sent it; null if the user continues without it. */
  data: string | null;
  choices: ReadChoices;
}

/** Returns the navigation state that opens the create form in copy mode (spec 2 §2). The browser keeps it across a refresh. */
export function importState(invoiceFor: NewInvoiceFor, { file, data, choices }: ReadFile) {
  return {
    mode: 'copy',
    itsCopy: true,
    selectedItem: invoiceFor,
    copyData: { data, ...choices, invoiceCopies: [file] },
  };
}
