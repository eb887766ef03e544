import { parseDecimal, round, type DecimalText } from '@/lib/money';

/** Null when not found. */
export interface ReadFields {
  supplierCode: string | null;
  invoiceNumber: string | null;
  invoiceDate: string | null;
  currencyCode: string | null;
  /** Printed, or derived from the charged taxes: 'IGST', 'CGST & SGST', 'CGST & UGST'. */
  taxType: string | null;
  /** The buyer's printed address: a name, a code or a GST number. */
  billToLocation: string | null;
  totalAmount: DecimalText | null;
  totalTaxAmount: DecimalText | null;
  totalGrossAmount: DecimalText | null;
  items: { lineItemDescription: string; amount: DecimalText; hsnSacCode: string | null }[];
}

const LABEL_END = String.raw`[\s:#.]*(?:-\s+)?`;
const MONEY = String.raw`(?:[A-Z]{3}|Rs\.?|₹|\$|€)?\s*(-?\d[\d,]*(?:\.\d+)?)\s*([A-Z]{3})?`;

/** Extracts labeled lines in common formats: 'Invoice No: X', 'Invoice Date 12-11-2026', 'Grand Total 1,180.00 INR'. */
export function findFields(lines: string[]): ReadFields {
  const after = (labels: string, value: string) => {
    const pattern = new RegExp(`(?:^|\\s)(?:${labels})${LABEL_END}${value}`, 'i');
    for (const line of lines) {
      const found = pattern.exec(line);
      if (found) return found;
    }
    return null;
  };
  const gross = after('invoice total|grand total|total payable|amount payable|total due', MONEY);
  const total = after('(?<!sub[ -]?)total', MONEY);
  return {
    supplierCode: after('supplier code|vendor code|supplier no|vendor no', String.raw`([A-Z0-9]{3,20})`)?.[1] ?? null,
    invoiceNumber:
      after('invoice (?:number|no)|inv(?:oice)?\\.? no|bill no', String.raw`([A-Z0-9][\w/.\-]{0,30})`)?.[1] ?? null,
    invoiceDate: toDay(
      after('invoice date|inv\\.? date|bill date|date of invoice', String.raw`([\w./\- ]{8,12})`)?.[1],
    ),
    currencyCode: (gross?.[2] ?? total?.[2] ?? after('currency', String.raw`([A-Z]{3})\b`)?.[1])?.toUpperCase() ?? null,
    taxType:
      after('tax type', String.raw`(\S.{1,30})`)?.[1]
        ?.split(/ {2,}/)[0]
        ?.trim() ?? chargedParts(lines),
    billToLocation:
      after('bill(?:ed)? to(?: location| address| gstin)?', String.raw`(\S.{2,100})`)?.[1]
        ?.split(/ {2,}/)[0]
        ?.trim() ?? null,
    totalAmount: getMoney(after('total amount|sub ?total|taxable (?:amount|value)|net amount', MONEY)?.[1]),
    totalTaxAmount: getMoney(after('total tax|tax amount|gst amount|vat amount', MONEY)?.[1]),
    totalGrossAmount: getMoney((gross ?? total)?.[1]),
    items: getItems(lines),
  };
}

/** Null also for an unknown combination. */
function chargedParts(lines: string[]): string | null {
  const charged = ['CGST', 'SGST', 'UGST', 'IGST'].filter(part => {
    const amount = new RegExp(String.raw`\b${part}\b(?:\s*@?\s*[\d.]+\s*%)?${LABEL_END}${MONEY}`, 'i');
    return lines.some(line => Number(getMoney(amount.exec(line)?.[1]) ?? 0) > 0);
  });
  const ways = ['IGST', 'CGST & SGST', 'CGST & UGST'];
  return ways.find(way => way === charged.join(' & ')) ?? null;
}

/** Returns the rows between the table's head (Description … Amount) and its first total. */
function getItems(lines: string[]): ReadFields['items'] {
  const head = lines.findIndex(line => /description/i.test(line) && /amount/i.test(line));
  if (head < 0) return [];
  const items: ReadFields['items'] = [];
  for (const line of lines.slice(head + 1)) {
    if (/total/i.test(line)) break;
    const [description = '', ...cells] = line.split(/ {2,}/);
    if (!/[a-z]/i.test(description)) continue;
    const hsnSacCode = cells.find(cell => /^\d{6}(\d{2})?$/.test(cell)) ?? null;
    const money = cells
      .filter(cell => cell !== hsnSacCode)
      .map(getMoney)
      .find(cell => cell !== null);
    if (money) items.push({ lineItemDescription: description, amount: money, hsnSacCode });
  }
  return items;
}

function getMoney(text: string | undefined): DecimalText | null {
  const number = text === undefined ? null : parseDecimal(text);
  return number === null ? null : round(number);
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Accepts 2026-11-12, 12-11-2026, 12/11/2026, 12.11.2026, 12-Nov-2026, 12 Nov 2026. */
function toDay(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(trimmed);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const other = /^(\d{1,2})[./\- ](\d{1,2}|[A-Za-z]{3})[./\- ](\d{4})/.exec(trimmed);
  if (!other) return null;
  const month = MONTHS.indexOf(other[2]?.toLowerCase() ?? '') + 1 || Number(other[2]);
  return realDay(other[3], String(month), other[1]);
}

function realDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : null;
}
