import { formatMoney, parseDecimal } from '@/lib/money';
import type { Session } from '@/platform/session/session';

/** What a document is about before anything else: who bills whom, how much, by when, and what accounting made of it. */
export interface DocumentSummary {
  supplierName: string | null;
  companyName: string | null;
  /** Decimal text of the gross amount. */
  amount: string | null;
  currencyCode: string | null;
  /** Decides the grouping of the digits. */
  countryCode: string | null;
  /** undefined: such a record has none. */
  dueDate: string | null | undefined;
  createdAt: string | null;
  createdByName: string | null;
  /** Parked, Posted, In Process, Cancelled (spec 2 §2); null before accounting has it. */
  erpStatus: string | null;
  erpNo: string | null;
}

/** The fields of a stored invoice that say so; every kind of invoice has them. */
interface InvoiceFacts extends Omit<DocumentSummary, 'amount' | 'createdAt' | 'erpStatus'> {
  totalGrossAmount: string | number | null;
  rct: string | null;
  erpSync: string | null;
}

/** The summary of an invoice that keeps its gross amount under the usual name. */
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

/** 'UX-2026-1: 1,180.00 INR': which document, and what it comes to; without an amount its number alone. */
export function summaryText(number: string, { amount, countryCode, currencyCode }: DocumentSummary): string {
  if (amount === null) return number;
  return `${number}: ${[formatMoney(amount, countryCode), currencyCode].filter(Boolean).join(' ')}`;
}

/** Whether the reader belongs to a supplier; everybody else sits on the company's side. */
export function isSupplierSide({ supplierId, supplierCode }: Pick<Session, 'supplierId' | 'supplierCode'>): boolean {
  return supplierId !== null || supplierCode !== null;
}

/** The other side of a document, seen from the reader's: its name, and what it is. */
export function counterpartyOf(
  { supplierName, companyName }: DocumentSummary,
  session: Pick<Session, 'supplierId' | 'supplierCode'>,
): { label: string; name: string } {
  return isSupplierSide(session)
    ? { label: 'Company', name: companyName ?? '' }
    : { label: 'Supplier', name: supplierName ?? '' };
}
