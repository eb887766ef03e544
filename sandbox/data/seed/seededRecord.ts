import type { SeededCode } from './einvoice/seededCode.ts';
import type { PdfInvoice } from './invoicePdf.ts';

/** A planned record; rows use the table's column names. */
export interface SeededRecord {
  invoiceNumber: string;
  gross: string;
  row: object;
  lines: object[];
  /** Content of the document below the parties. */
  pdf: Pick<PdfInvoice, 'lines' | 'totalAmount' | 'totalTaxAmount' | 'totalGrossAmount'>;
  /** List column of the document. */
  document: string;
  /** Signed code on the document; null for none. */
  signed?: SeededCode | null;
}
