import type { IsoDay } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import type { DecimalText } from '@/lib/money';
import type { Id } from '@/lib/ids';
import type { Operation } from '@/platform/graphql/operation';
import type { Lookups } from '@/shared/fields/types';
import type { ListInput, ListPage } from '@/shared/list/listTypes';
import type { Extraction } from '../read/extraction';

/** Documents as India's e-invoices name them: invoice, credit note, debit note. */
export type EinvoiceType = 'INV' | 'CRN' | 'DBN';

export interface EnteredLine {
  description: string;
  hsn: string;
  /** Percent, decimal text. */
  taxRate: DecimalText;
  amount: DecimalText;
  at: string;
}

/** An order or a receipt that is billed. */
interface Billed {
  /** In a sentence: 'order 4500063153'. */
  name: string;
  day: IsoDay;
}

/** The invoice as entered in a form or stored in a record. Texts are '' where the document has no such field or it is empty. */
export interface Entered {
  number: string;
  date: IsoDay;
  /** The types that an attached document may have; empty where the document has no types. */
  types: readonly EinvoiceType[];
  currency: string;
  total: DecimalText;
  sellerGstin: string;
  /** GST numbers of the company and of the billed plant. */
  buyerGstins: readonly string[];
  countryCode: string;
  companyCode: string;
  companyName: string;
  supplierCode: string;
  taxType: string;
  tcsRate: DecimalText;
  lines: readonly EnteredLine[] | null;
  /** The order's number; '' without one. */
  orderNo: string;
  order?: Billed | undefined;
  receipt?: Billed | undefined;
}

/** The entries of `Entered` that a form may have a field for. */
export type EnteredField =
  'number' | 'date' | 'types' | 'currency' | 'total' | 'buyerGstins' | 'taxType' | 'tcsRate' | 'order' | 'lines';

export interface ExtractedFields {
  /** The signed code, or the unsigned XML within the file. */
  by: 'signed' | 'xml';
  sellerGstin: string;
  buyerGstin: string;
  number: string;
  type: string;
  date: string;
  total: DecimalText;
  lineCount: number | null;
  hsn: string;
  currency: string;
  order: string;
}

export interface Suggestion<V> {
  field: keyof V & string;
  label: string;
  /** The value for a form with these values; the present one where the document has nothing for it. */
  value(this: void, values: V): V[keyof V & string];
  format(this: void, value: V[keyof V & string]): string;
}

export interface SuggestionContext<S> {
  reading: Extraction;
  extractedFields: ExtractedFields;
  documentContext: S;
  lookups: Lookups;
  signal: AbortSignal;
}

/** Lists stored invoices, filtered by `invoiceNumber`. */
export type InvoiceList = Operation<
  ListInput,
  ListPage<{ id: Id; supplierCode: string | null; invoiceNumber: string | null }>
>;

/** How a document corresponds to its attached invoice: read by suggested values, comparison and hints. */
export interface EinvoiceDef<V, S> {
  /** The form's field of each entry; 'items.0.amount' is a cell of a line. */
  fields: Partial<Record<EnteredField, string>>;
  entered: (values: V, documentContext: S) => Entered;
  /** Suggested values, in the order of the form; absent where nothing is prefilled. May look rows up. */
  suggest?: (context: SuggestionContext<S>) => Promise<Suggestion<V>[]>;
  list?: InvoiceList;
}

export const NOTHING_ENTERED: Entered = {
  number: '',
  date: '',
  types: [],
  currency: '',
  total: '',
  sellerGstin: '',
  buyerGstins: [],
  countryCode: '',
  companyCode: '',
  companyName: '',
  supplierCode: '',
  taxType: '',
  tcsRate: '',
  lines: null,
  orderNo: '',
};

interface Parties {
  company: { code: string; name: string; countryCode: string };
  supplier: { code: string; gstNumber: string };
}

export function enteredParties({ company, supplier }: Parties) {
  return {
    sellerGstin: supplier.gstNumber,
    countryCode: company.countryCode,
    companyCode: company.code,
    companyName: company.name,
    supplierCode: supplier.code,
  };
}

/** Returns the GST numbers that a document may name as its buyer's, each once. */
export function getGstins(...numbers: (string | null | undefined)[]): string[] {
  return [...new Set(numbers.flatMap(number => number?.trim().toUpperCase() || []))];
}

/** Returns the form in which numbers are compared: without case, blanks and signs. */
export function numberKey(number: string): string {
  return identifierKey(number).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
