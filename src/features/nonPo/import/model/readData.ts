import * as z from 'zod/mini';
import { toIsoDay, type IsoDay } from '@/lib/dates';
import { parseJsonText } from '@/lib/jsonText';
import { searchText } from '@/lib/text';
import { isZero, parseDecimal, round, type DecimalText } from '@/lib/money';

/** Extracted data of an invoice, cleaned; '' for missing values. Render only as text, never as HTML. */
export interface ReadInvoice {
  supplierCode: string;
  invoiceNumber: string;
  invoiceDate: IsoDay;
  currencyCode: string;
  taxType: string;
  billToLocation: string;
  totalAmount: DecimalText;
  items: ReadItem[];
}

export interface ReadItem {
  lineItemDescription: string;
  amount: DecimalText;
  hsnSacCode: string;
}

/** Limits extracted data to more than any invoice has, so that a faulty extraction can't flood the form. */
const MAX_ITEMS = 500;
const MAX_TEXT = 500;

const shape = z.looseObject({});

/** Parses the service's data, JSON text or an object; null if it is neither. Every property is optional and of unknown type. */
export function parseReadInvoice(data: unknown): ReadInvoice | null {
  const read = parseJsonText<Record<string, unknown> | null>(shape, data, null);
  if (!read) return null;
  const items = Array.isArray(read['items']) ? read['items'].slice(0, MAX_ITEMS) : [];
  return {
    supplierCode: cleanText(read['supplierCode']),
    invoiceNumber: cleanText(read['invoiceNumber']),
    invoiceDate: cleanDay(read['invoiceDate']),
    currencyCode: cleanCurrency(read['currencyCode']),
    taxType: cleanText(read['taxType']),
    billToLocation: cleanText(read['billToLocation']),
    totalAmount: cleanAmount(read['totalAmount']),
    items: items.flatMap(item => {
      const entry = z.safeParse(shape, item);
      if (!entry.success) return [];
      const { lineItemDescription, amount, hsnSacCode } = entry.data as Record<string, unknown>;
      const line = {
        lineItemDescription: cleanText(lineItemDescription),
        amount: cleanAmount(amount),
        hsnSacCode: cleanText(hsnSacCode),
      };
      return line.lineItemDescription || line.amount ? [line] : [];
    }),
  };
}

function cleanText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return searchText(String(value)).slice(0, MAX_TEXT);
}

/** Parses 1180, '1,18,000.00', '₹ 1,180.00' or 'Rs.1180/-'; '' for anything else. Rejects brackets, which in print may be a footnote. */
function cleanAmount(value: unknown): DecimalText {
  const text = cleanText(value);
  const plain = text.startsWith('(') ? null : parseDecimal(text);
  return plain === null || isZero(plain) ? '' : round(plain);
}

const CURRENCY_SIGNS: Record<string, string> = { '₹': 'INR', RS: 'INR', 'RS.': 'INR', '€': 'EUR', '£': 'GBP' };

function cleanCurrency(value: unknown): string {
  const text = cleanText(value).toUpperCase();
  return CURRENCY_SIGNS[text] ?? (/^[A-Z]{3}$/.test(text) ? text : '');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses 2026-11-02, a timestamp, 02/11/2026 (day first, as in India) or 2-Nov-2026; '' for anything else. */
function cleanDay(value: unknown): IsoDay {
  const text = cleanText(value);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return existing(iso[1], Number(iso[2]), iso[3]);
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return toIsoDay(text) ?? '';
  const dayFirst = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})$/i.exec(text);
  if (!dayFirst) return '';
  const month = dayFirst[2] ?? '';
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return existing(dayFirst[3], number, dayFirst[1]);
}

function existing(year = '', month: number, day = ''): IsoDay {
  const two = (part: number | string) => String(part).padStart(2, '0');
  return toIsoDay(`${year}-${two(month)}-${two(day)}`) ?? '';
}
