import { formatMoney, parseDecimal } from '@/lib/money';
import type { Session } from '@/platform/session/session';

export interface DocumentSummary {
  supplierName: string | null;
  companyName: string | null;
  amount: string | null;
  currencyCode: string | null;
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
interface InvoiceDetails extends Omit<DocumentSummary, 'amount' | 'createdAt' | 'erpStatus'> {
  totalGrossAmount: string | number | null;
  rct: string | null;
  erpSync: string | null;
}

export function invoiceSummary(record: InvoiceDetails): DocumentSummary {
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

export function summaryText(number: string, { amount, countryCode, currencyCode }: DocumentSummary): string {
  if (amount === null) return number;
  return `${number}: ${[formatMoney(amount, countryCode), currencyCode].filter(Boolean).join(' ')}`;
}

/** Returns whether the user belongs to a supplier; all others are buyers. */
export function isSupplierSide({ supplierId, supplierCode }: Pick<Session, 'supplierId' | 'supplierCode'>): boolean {
  return supplierId !== null || supplierCode !== null;
}

export function getCounterparty(
  { supplierName, companyName }: DocumentSummary,
  session: Pick<Session, 'supplierId' | 'supplierCode'>,
): { label: string; name: string } {
  return isSupplierSide(session)
    ? { label: 'Company', name: companyName ?? '' }
    : { label: 'Supplier', name: supplierName ?? '' };
}
