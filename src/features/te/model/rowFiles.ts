import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

/** The file lists of an imported invoice, by their API names. */
export type RowFileField = 'invoiceCopy' | 'supportingDocuments';

interface WithFiles {
  invoiceCopy: string | null;
  supportingDocuments: string | null;
}

export function filesOfRow(row: WithFiles, field: RowFileField): Attachment[] {
  return attachmentsFromJson(row[field]);
}

/** Returns the invoice files without duplicates; a submitted invoice has `invoiceCopies` in addition to the imported ones (spec 3 §3). */
export function getCopies(invoice: WithFiles & { invoiceCopies?: string | null }): Attachment[] {
  const all = [...attachmentsFromJson(invoice.invoiceCopies), ...filesOfRow(invoice, 'invoiceCopy')];
  return [...new Map(all.map(file => [file.file_uid || file.file_name, file])).values()];
}

/** Returns whether the invoice has a stored file, which submit requires (spec 3 §5). */
export function hasInvoiceFile(row: WithFiles): boolean {
  return filesOfRow(row, 'invoiceCopy').some(({ file_uid }) => file_uid !== '');
}
