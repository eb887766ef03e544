import { sha256Hex } from './sha256';

export interface IrnParts {
  sellerGstin: string;
  /** 'INV', 'CRN' or 'DBN'. */
  type: string;
  number: string;
  date: string;
}

function getFinancialYear(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/** Computes the invoice reference number (IRN): SHA-256 of seller GSTIN, financial year, document type and number. */
export function computeIrn({ sellerGstin, type, number, date }: IrnParts): Promise<string> {
  return sha256Hex(sellerGstin + getFinancialYear(date) + type + number);
}
