import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import type { PostalAddress } from '@/domain/invoice/address';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { isNoTax, withTax } from '@/domain/invoice/totals';
import {
  enteredParties,
  gstinsOf,
  NOTHING_ENTERED,
  type PaperDef,
  type PaperType,
  type TakeContext,
} from '@/domain/paper/paper';
import { currencyOf, netOf, taxTypeFor } from '@/domain/paper/lines';
import { found, takes } from '@/domain/paper/take';
import { isIndia } from '@/lib/country';
import { compare, round, sum } from '@/lib/money';
import type { Choice } from '@/shared/kinds/types';
import { DOCUMENT_TYPES } from './fields/nonPo.fields';
import { addedAmounts } from './model/extras';
import { itemLines, UNKNOWN_RATE, type NonPoLine } from './fields/nonPo.lines';
import type { NonPoValues } from './model/nonPo.values';

type Context = TakeContext<NonPoValues, InvoiceParties>;

const TYPES: Record<string, readonly PaperType[]> = { KR: ['INV', 'DBN'], KG: ['CRN'] };

/** How a non-PO invoice corresponds to its paper. */
export const nonPoPaper: PaperDef<NonPoValues, InvoiceParties> = {
  copy: 'invoiceCopies',
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
      buyerGstins: gstinsOf(values.billToLocation?.gstNumber, company.gstNumber),
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
  take: async context => {
    const { facts, subject } = context;
    const type = Object.entries(TYPES).find(([, types]) => types.some(one => one === facts.type))?.[0] ?? '';
    const typeName = (code: unknown) => DOCUMENT_TYPES.find(({ value }) => value === code)?.label ?? '';
    const [billTo, taxType] = await Promise.all([billedPlace(context), taxTypeFor(context)]);
    const lines = await linesOf(context, taxType ?? context.values.taxType);
    return [
      ...(billTo
        ? [{ field: 'billToLocation', label: 'Bill To Location', value: billTo, words: placeName } as const]
        : []),
      ...takes.text<NonPoValues>('invoiceNumber', 'Invoice Number', facts.number),
      ...takes.day<NonPoValues>('invoiceDate', 'Invoice Date', facts.date),
      ...(type ? [{ field: 'documentTypeCode', label: 'Document Type', value: type, words: typeName } as const] : []),
      ...takes.choice<NonPoValues>('taxType', 'Tax Type', taxType),
      ...takes.choice<NonPoValues>('currencyCode', 'Currency', currencyOf(facts.currency)),
      ...takes.rows<NonPoValues>('items', 'Line items', lines, {
        isBlank: itemLines.isBlank,
        country: subject.company.countryCode,
      }),
    ];
  },
};

const placeName = (place: unknown) => {
  const { name = '', gstNumber = '' } = (place ?? {}) as Partial<PostalAddress>;
  return [name, gstNumber].filter(Boolean).join(' · ');
};

/** The place of the company that the paper's GST number belongs to. */
async function billedPlace(context: Context): Promise<PostalAddress | undefined> {
  const gstin = context.facts.buyerGstin.toUpperCase();
  if (gstin === '') return undefined;
  const places = await found<PostalAddress>(context, 'plants', gstin);
  return places.find(place => place.gstNumber.toUpperCase() === gstin);
}

/** The lines of the XML, or the one line that a signed code speaks of. Their codes are of the lists, or left to be chosen. */
async function linesOf(context: Context, taxType: Choice | null): Promise<NonPoLine[]> {
  const { facts, reading, subject } = context;
  const india = isIndia(subject.company.countryCode);
  const codes = india ? [] : await found<LineCode>(context, 'taxCodes', '');
  const xml = (reading.xml?.lines ?? []).map((line): NonPoLine => {
    const rate = line.taxRate ?? '0';
    const ofRate = codes.filter(code => compare(code.rate, rate) === 0);
    const [code] = ofRate;
    const hsn = india ? (line.codes.find(({ list }) => /^(HS|HSN|TSP)$/i.test(list))?.code ?? '') : '';
    return withTax(
      {
        ...itemLines.blank(),
        lineItemDescription: line.name || (line.description ?? ''),
        amount: round(line.netAmount),
        ...(hsn && { hsnSacCode: hsn, codeRate: UNKNOWN_RATE }),
        // Of several codes of one rate nobody but the author can say which is meant.
        ...(code && ofRate.length === 1 && { ...taxOf(code) }),
      },
      taxType?.name,
    );
  });
  if (xml.length > 0 || !india || facts.lineCount !== 1 || facts.hsn === '') return xml;
  const [hsn] = (await found<LineCode>(context, 'hsnCodes', facts.hsn)).filter(({ code }) => code === facts.hsn);
  if (!hsn) return [];
  const amount = netOf(facts.total, isNoTax(taxType?.name) ? '0' : hsn.rate);
  if (amount === null) return [];
  const line = { ...itemLines.blank(), amount, hsnSacCode: hsn.code, hsnSacName: hsn.name, ...taxOf(hsn) };
  return [withTax(line, taxType?.name)];
}

const taxOf = ({ code, taxCode, taxName, rate }: LineCode) => ({
  taxCode: taxCode || code,
  taxName,
  codeListed: true,
  codeRate: rate,
});
