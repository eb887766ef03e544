import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

/** The two lists of files of an imported invoice, by their names on the wire. */
export type RowFileField = 'invoiceCopy' | 'supportingDocuments';

interface WithFiles {
  invoiceCopy: string | null;
  supportingDocuments: string | null;
}

export function filesOfRow(row: WithFiles, field: RowFileField): Attachment[] {
  return attachmentsFromJson(row[field]);
}

/** The invoice itself: a submitted one keeps its files as `invoiceCopies` beside what was imported (spec 3 §3). Each file once. */
export function copiesOf(invoice: WithFiles & { invoiceCopies?: string | null }): Attachment[] {
  const all = [...attachmentsFromJson(invoice.invoiceCopies), ...filesOfRow(invoice, 'invoiceCopy')];
  return [...new Map(all.map(file => [file.file_uid || file.file_name, file])).values()];
}

/** A list that names at least one stored file: what submit asks of an invoice (spec 3 §5). */
export function hasInvoiceFile(row: WithFiles): boolean {
  return filesOfRow(row, 'invoiceCopy').some(({ file_uid }) => file_uid !== '');
}
