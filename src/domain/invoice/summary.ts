import { formatMoney, parseDecimal } from '@/lib/money';
import type { Session } from '@/platform/session/session';

/** Summary of a document: parties, amount, due date and accounting status. */
export interface DocumentSummary {
  supplierName: string | null;
  companyName: string | null;
  /** Gross amount, decimal text. */
  amount: string | null;
  currencyCode: string | null;
  /** Decides digit grouping. */
  countryCode: string | null;
  /** undefined: the record type has no due date. */
  dueDate: string | null | undefined;
  createdAt: string | null;
  createdByName: string | null;
  /** Parked, Posted, In Process, Cancelled (spec 2 §2); null before accounting has it. */
  erpStatus: string | null;
  erpNo: string | null;
}

/** Fields of every stored invoice that form its summary. */
interface InvoiceFacts extends Omit<DocumentSummary, 'amount' | 'createdAt' | 'erpStatus'> {
  totalGrossAmount: string | number | null;
  rct: string | null;
  erpSync: string | null;
}

/** Builds the summary of an invoice with `totalGrossAmount`. */
export function invoiceSummary(record: InvoiceFacts): DocumentSummary {
  const { supplierName, companyName, currencyCode, countryCode, dueDate, createdByName, erpNo } = record;
  return {
    supplierName,
    companyName,
    amount: parseDecimal(record.totalGrossAmount),
    currencyCode,
    countryCode,
    dueDate,
    createdAt: record.rct,
    createdByName,
    erpStatus: record.erpSync,
    erpNo,
  };
}

/** Formats number and amount: 'UX-2026-1: 1,180.00 INR'; only the number without an amount. */
export function summaryText(number: string, { amount, countryCode, currencyCode }: DocumentSummary): string {
  if (amount === null) return number;
  return `${number}: ${[formatMoney(amount, countryCode), currencyCode].filter(Boolean).join(' ')}`;
}

/** Returns whether the user belongs to a supplier; all others are buyers. */
export function isSupplierSide({ supplierId, supplierCode }: Pick<Session, 'supplierId' | 'supplierCode'>): boolean {
  return supplierId !== null || supplierCode !== null;
}

/** Returns name and label of the other party, as the user sees it. */
export function counterpartyOf(
  { supplierName, companyName }: DocumentSummary,
  session: Pick<Session, 'supplierId' | 'supplierCode'>,
): { label: string; name: string } {
  return isSupplierSide(session)
    ? { label: 'Company', name: companyName ?? '' }
    : { label: 'Supplier', name: supplierName ?? '' };
}
