import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import type { PostalAddress } from '@/domain/invoice/address';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { isNoTax, withTax } from '@/domain/invoice/totals';
import {
  enteredParties,
  getGstins,
  NOTHING_ENTERED,
  type EinvoiceDef,
  type EinvoiceType,
  type SuggestionContext,
} from '@/domain/einvoice/definition/definition';
import { currencyFor, findRows, getNet, suggestion, taxTypeFor } from '@/domain/einvoice/definition/suggestions';
import { isIndia } from '@/lib/country';
import { compare, formatMoney, round, sum } from '@/lib/money';
import { joinParts } from '@/lib/text';
import { nonPoListPage } from './api/operations';
import { DOCUMENT_TYPES } from './fields/nonPo.fields';
import { addedAmounts } from './model/extras';
import { itemLines, UNKNOWN_RATE, type NonPoLine } from './fields/nonPo.lines';
import type { NonPoValues } from './model/nonPo.values';

type Context = SuggestionContext<InvoiceParties>;

const TYPES: Record<string, readonly EinvoiceType[]> = { KR: ['INV', 'DBN'], KG: ['CRN'] };

export const nonPoEinvoice: EinvoiceDef<NonPoValues, InvoiceParties> = {
  list: nonPoListPage,
  fields: {
    number: 'invoiceNumber',
    date: 'invoiceDate',
    types: 'documentTypeCode',
    currency: 'currencyCode',
    buyerGstins: 'billToLocation',
    taxType: 'taxType',
    tcsRate: 'tcsRate',
    total: 'items.0.amount',
    lines: 'items.0.lineItemDescription',
  },
  entered: (values, { company, supplier }) => {
    const code = isIndia(company.countryCode) ? 'hsnSacCode' : 'taxCode';
    const added = addedAmounts(values);
    return {
      ...NOTHING_ENTERED,
      ...enteredParties({ company, supplier }),
      number: values.invoiceNumber,
      date: values.invoiceDate,
      types: TYPES[values.documentTypeCode] ?? [],
      currency: values.currencyCode?.code ?? '',
      total: round(sum([...values.items.map(line => line.grossAmount), added.tcsAmount, added.taxLineAmount])),
      buyerGstins: getGstins(values.billToLocation?.gstNumber, company.gstNumber),
      taxType: values.taxType?.name ?? '',
      tcsRate: values.isTcs ? values.tcsRate : '',
      lines: values.items.map((line, index) => ({
        description: line.lineItemDescription,
        hsn: line.hsnSacCode,
        taxRate: line.taxRate,
        amount: line.amount,
        at: `items.${index}.${code}`,
      })),
    };
  },
  suggest: async context => {
    const { extractedFields, documentContext } = context;
    const type = Object.entries(TYPES).find(([, types]) => types.some(one => one === extractedFields.type))?.[0] ?? '';
    const typeName = (code: unknown) => DOCUMENT_TYPES.find(({ value }) => value === code)?.label ?? '';
    const [billTo, taxType, currency, lines] = await Promise.all([
      billedPlace(context),
      taxTypeFor(context),
      currencyFor(context),
      getLines(context),
    ]);
    return [
      ...(billTo
        ? [{ field: 'billToLocation', label: 'Bill To Location', value: () => billTo, format: placeName } as const]
        : []),
      ...suggestion.text<NonPoValues>('invoiceNumber', 'Invoice Number', extractedFields.number),
      ...suggestion.day<NonPoValues>('invoiceDate', 'Invoice Date', extractedFields.date),
      ...(type
        ? [{ field: 'documentTypeCode', label: 'Document Type', value: () => type, format: typeName } as const]
        : []),
      ...suggestion.choice<NonPoValues>('taxType', 'Tax Type', taxType),
      ...suggestion.choice<NonPoValues>('currencyCode', 'Currency', currency, 'code'),
      ...(lines
        ? [
            {
              field: 'items',
              label: 'Line items',
              value: lines,
              format: inWords(documentContext.company.countryCode),
            } as const,
          ]
        : []),
    ];
  },
};

const placeName = (place: unknown) => {
  const { name = '', gstNumber = '' } = (place ?? {}) as Partial<PostalAddress>;
  return joinParts(name, gstNumber);
};

const inWords = (country: string) => (items: unknown) => {
  const lines = (items as NonPoLine[]).filter(line => !itemLines.isBlank(line));
  if (lines.length === 0) return '';
  const amount = formatMoney(sum(lines.map(line => line.amount)), country);
  return `${lines.length === 1 ? '1 line' : `${lines.length} lines`}, ${amount}`;
};

/** Finds the company's address with the GST number of the document. */
async function billedPlace(context: Context): Promise<PostalAddress | undefined> {
  const gstin = context.extractedFields.buyerGstin.toUpperCase();
  if (gstin === '') return undefined;
  const places = await findRows<PostalAddress>(context, 'plants', gstin);
  return places.find(place => place.gstNumber.toUpperCase() === gstin);
}

/** The lines of the XML, or one line of the signed code; null for none. Codes are of the lists, or left to be chosen. */
async function getLines(context: Context): Promise<((values: NonPoValues) => NonPoLine[]) | null> {
  const { extractedFields, reading, documentContext } = context;
  const india = isIndia(documentContext.company.countryCode);
  const codes = india ? [] : await findRows<LineCode>(context, 'taxCodes', '');
  const xml = (reading.xml?.lines ?? []).map((line): NonPoLine => {
    const rate = line.taxRate ?? '0';
    const ofRate = codes.filter(code => compare(code.rate, rate) === 0);
    const [code] = ofRate;
    const hsn = india ? (line.codes.find(({ list }) => /^(HS|HSN|TSP)$/i.test(list))?.code ?? '') : '';
    return {
      ...itemLines.blank(),
      lineItemDescription: line.name || (line.description ?? ''),
      amount: round(line.netAmount),
      ...(hsn && { hsnSacCode: hsn, codeRate: UNKNOWN_RATE }),
      // With several codes of one rate, only the author can choose.
      ...(code && ofRate.length === 1 && { ...getTax(code) }),
    };
  });
  if (xml.length > 0) return ({ taxType }) => xml.map(line => withTax(line, taxType?.name));
  if (!india || extractedFields.lineCount !== 1 || extractedFields.hsn === '') return null;
  const [hsn] = (await findRows<LineCode>(context, 'hsnCodes', extractedFields.hsn)).filter(
    ({ code }) => code === extractedFields.hsn,
  );
  if (!hsn) return null;
  const line = { ...itemLines.blank(), hsnSacCode: hsn.code, hsnSacName: hsn.name, ...getTax(hsn) };
  return ({ items, taxType }) => {
    const amount = getNet(extractedFields.total, isNoTax(taxType?.name) ? '0' : hsn.rate);
    return amount === null ? items : [withTax({ ...line, amount }, taxType?.name)];
  };
}

const getTax = ({ code, taxCode, taxName, rate }: LineCode) => ({
  taxCode: taxCode || code,
  taxName,
  codeListed: true,
  codeRate: rate,
});
