import type { NewInvoiceFor } from '@/domain/invoice/newInvoice';
import type { Attachment } from '@/shared/attachments/attachment';
import type { ReadChoices } from './readChoices';

/** A stored file and what is known of it. */
export interface ReadFile {
  file: Attachment;
  /** What was read, as the service wrote it; null to go on by hand. */
  data: string | null;
  choices: ReadChoices;
}

/** The navigation state that opens the create form in copy mode (spec 2 §2). The browser keeps it over a refresh. */
export function importState(invoiceFor: NewInvoiceFor, { file, data, choices }: ReadFile) {
  return {
    mode: 'copy',
    itsCopy: true,
    selectedItem: invoiceFor,
    copyData: { data, ...choices, invoiceCopies: [file] },
  };
}
