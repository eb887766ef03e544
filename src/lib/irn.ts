import { sha256Hex } from './sha256';

/** What an invoice reference number is made of. */
export interface IrnParts {
  sellerGstin: string;
  /** 'INV', 'CRN' or 'DBN'. */
  type: string;
  number: string;
  /** ISO day. */
  date: string;
}

/** The financial year of India that a day lies in, April to March, as '2022-23'. */
function financialYearOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}

/**
 * The invoice reference number (IRN) as the registration portals work it out: SHA-256 of the seller's GSTIN, the financial year, the
 * document's type and its number, one behind the other (published rule of the e-invoice system).
 */
export function irnOf({ sellerGstin, type, number, date }: IrnParts): Promise<string> {
  return sha256Hex(sellerGstin + financialYearOf(date) + type + number);
}
