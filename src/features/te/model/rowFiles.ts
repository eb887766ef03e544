import { attachmentsFromJson, type Attachment } from '@/shared/attachments/attachment';

/** The two lists of files of an imported invoice, by their names on the wire. */
export type RowFileField = 'invoiceCopy' | 'supportingDocuments';

interface WithFiles {
  invoiceCopy: string | null;
  supportingDocuments: string | null;
}

export function filesOf(row: WithFiles, field: RowFileField): Attachment[] {
  return attachmentsFromJson(row[field]);
}

/** A list that names at least one stored file: what submit asks of an invoice (spec 3 §5). */
export function hasInvoiceFile(row: WithFiles): boolean {
  return filesOf(row, 'invoiceCopy').some(({ file_uid }) => file_uid !== '');
}
