import type { SeededCode } from './einvoice/seededCode.ts';
import type { PdfInvoice } from './invoicePdf.ts';

/** A planned record in the kind's own words; rows by the names of the table's columns. */
export interface SeededRecord {
  invoiceNumber: string;
  gross: string;
  row: object;
  lines: object[];
  /** What its document shows below the parties. */
  pdf: Pick<PdfInvoice, 'lines' | 'totalAmount' | 'totalTaxAmount' | 'totalGrossAmount'>;
  /** The column of the list that the document lies in. */
  document: string;
  /** The signed code on its document; without, there is none. */
  signed?: SeededCode | null;
}
