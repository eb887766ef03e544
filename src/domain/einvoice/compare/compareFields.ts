import { formatDay } from '@/lib/dates';
import { compare, formatMoney, parseDecimal, round, type DecimalText } from '@/lib/money';
import type { Extraction, XmlInvoice, XmlParty } from '../read/extraction';
import {
  numberKey,
  type Entered,
  type EnteredField,
  type EnteredLine,
  type ExtractedFields,
  type EinvoiceType,
} from '../definition/definition';

export interface Difference {
  label: string;
  extracted: string;
  entered: string;
  /** The form's field; null if the form doesn't have one. */
  field: EnteredField | null;
}

export interface Comparison {
  differences: Difference[];
  agree: number;
}

/** UNTDID 1001 as e-invoices of India name it. */
const TYPE_OF_CODE: Record<string, EinvoiceType> = {
  380: 'INV',
  381: 'CRN',
  383: 'DBN',
  384: 'INV',
  389: 'INV',
  751: 'INV',
};
const TYPE_NAMES: Record<string, string> = { INV: 'Invoice', CRN: 'Credit note', DBN: 'Debit note' };

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/i;
const getGstin = ({ taxNumbers }: XmlParty) => taxNumbers.find(number => GSTIN.test(number.trim())) ?? '';

function readXmlDetails(xml: XmlInvoice): ExtractedFields {
  return {
    by: 'xml',
    sellerGstin: getGstin(xml.seller),
    buyerGstin: getGstin(xml.buyer),
    number: xml.number,
    type: TYPE_OF_CODE[xml.type] ?? '',
    date: xml.date,
    total: xml.totals.gross ?? xml.totals.payable ?? '',
    lineCount: xml.lines.length || null,
    hsn: xml.lines[0]?.codes.find(({ list }) => /^(HS|HSN|TSP)$/i.test(list))?.code ?? '',
    currency: xml.currency,
    order: xml.orderNumber ?? '',
  };
}

/** Returns the fields to compare: the signed ones, otherwise those of the XML; null if neither could be read. */
export function getExtractedFields({ signed, xml }: Pick<Extraction, 'signed' | 'xml'>): ExtractedFields | null {
  if (!signed) return xml ? readXmlDetails(xml) : null;
  const { sellerGstin, buyerGstin, number, type, date, total, itemCount, mainHsn } = signed;
  const isRegistered = GSTIN.test(buyerGstin);
  return {
    by: 'signed',
    sellerGstin,
    buyerGstin: isRegistered ? buyerGstin : '',
    number,
    type,
    date,
    total,
    lineCount: itemCount > 0 ? itemCount : null,
    hsn: mainHsn,
    currency: '',
    order: '',
  };
}

/** Codes of one tariff may have different lengths: 3004 and 30049099. */
const sameTariff = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

const filled = ({ amount, description, hsn }: EnteredLine) =>
  [description, hsn].some(text => text.trim() !== '') || (parseDecimal(amount) ?? '0') !== '0';

export function compareFields(extracted: ExtractedFields, entered: Entered): Comparison {
  const lines = entered.lines?.filter(filled) ?? [];
  const codes = [...new Set(lines.map(({ hsn }) => hsn.trim()).filter(Boolean))];
  const money = (amount: DecimalText) => formatMoney(amount, entered.countryCode);
  const named = entered.types.map(type => TYPE_NAMES[type] ?? type).join(' or ');
  const row = (
    label: string,
    field: EnteredField | null,
    ofPaper: string,
    ofForm: string,
    same = numberKey(ofPaper) === numberKey(ofForm),
  ) => ({ label, field, extracted: ofPaper, entered: ofForm, same });
  const buyers = entered.buyerGstins;
  const isBuyer = (gstin: string) => numberKey(gstin) === numberKey(extracted.buyerGstin);
  const isSameTotal = compare(round(extracted.total), round(entered.total)) === 0;
  const rows = [
    row('Supplier GSTIN', null, extracted.sellerGstin, entered.sellerGstin),
    row('Buyer GSTIN', 'buyerGstins', extracted.buyerGstin, buyers.join(' or '), buyers.some(isBuyer)),
    row('Invoice number', 'number', extracted.number, entered.number),
    row(
      'Type',
      'types',
      TYPE_NAMES[extracted.type] ?? extracted.type,
      named,
      entered.types.some(type => type === extracted.type),
    ),
    row('Invoice date', 'date', formatDay(extracted.date), formatDay(entered.date), extracted.date === entered.date),
    row('Total', 'total', money(extracted.total), isNothing(entered.total) ? '' : money(entered.total), isSameTotal),
    row('Currency', 'currency', extracted.currency, entered.currency),
    row('Order number', 'order', extracted.order, entered.orderNo),
    row('Number of lines', 'lines', String(extracted.lineCount ?? ''), String(lines.length || '')),
    row(
      'Main HSN/SAC code',
      'lines',
      extracted.hsn,
      codes.join(', '),
      codes.some(code => sameTariff(code, extracted.hsn)),
    ),
  ];
  const known = rows.filter(row => row.extracted.trim() !== '' && row.entered.trim() !== '');
  const differences = known.flatMap(({ same, ...difference }) => (same ? [] : [difference]));
  return { differences, agree: known.length - differences.length };
}

const isNothing = (total: DecimalText) => (parseDecimal(total) ?? '0') === '0';
