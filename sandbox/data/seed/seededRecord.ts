import type { SeededCode } from './einvoice/seededCode.ts';
import type { PdfInvoice } from './invoicePdf.ts';

/** A planned record; rows use the table's column names. */
export interface SeededRecord {
  invoiceNumber: string;
  gross: string;
  row: object;
  lines: object[];
  pdf: Pick<PdfInvoice, 'lines' | 'totalAmount' | 'totalTaxAmount' | 'totalGrossAmount'>;
  document: string;
  signed?: SeededCode | null;
}
