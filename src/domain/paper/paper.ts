import type { IsoDay } from '@/lib/dates';
import type { DecimalText } from '@/lib/money';
import type { Lookups } from '@/shared/fields/types';
import type { PaperReading } from '../einvoice/types';

/** Documents as India's e-invoices name them: invoice, credit note, debit note. */
export type PaperType = 'INV' | 'CRN' | 'DBN';

/** A line of an invoice, as whoever entered it has it. Texts are '' where nothing is said. */
export interface EnteredLine {
  description: string;
  hsn: string;
  /** Percent, decimal text. */
  taxRate: DecimalText;
  amount: DecimalText;
  /** Where its rate, and its description, are typed: 'items.2.hsnSacCode'. */
  at: string;
}

/** An order or a receipt that is billed. */
interface Billed {
  /** What it is called in a sentence: 'order 4500063153'. */
  name: string;
  day: IsoDay;
}

/**
 * What an invoice says of itself in its record or form, in the words of the trade: compared with what its paper says, and looked at by
 * the rules of the preflight. Texts are '' where the kind of invoice does not say it, or nobody typed it yet.
 */
export interface Entered {
  number: string;
  date: IsoDay;
  /** What the chosen type of document may be on paper; empty where the kind has no types. */
  types: readonly PaperType[];
  currency: string;
  total: DecimalText;
  sellerGstin: string;
  /** Of the company, and of the place that is billed, which may have one of its own. */
  buyerGstins: readonly string[];
  countryCode: string;
  companyCode: string;
  companyName: string;
  supplierCode: string;
  /** The tax by name: 'IGST', 'CGST & SGST'. */
  taxType: string;
  /** Percent; '' without TCS. */
  tcsRate: DecimalText;
  /** null: the kind has none. */
  lines: readonly EnteredLine[] | null;
  /** The order's number; '' without one. */
  orderNo: string;
  order?: Billed | undefined;
  receipt?: Billed | undefined;
}

/** What of `Entered` stands in a field of the form. */
export type EnteredField =
  'number' | 'date' | 'types' | 'currency' | 'total' | 'buyerGstins' | 'taxType' | 'tcsRate' | 'order' | 'lines';

/** The words of a paper that are compared, wherever they were read. '' or null: it does not say. */
export interface PaperFacts {
  /** Who says so: the code that was signed, or the XML within the file, which nobody signed. */
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
  /** Number of the order that it bills. */
  order: string;
}

/** A field of the form that can be taken from the paper. */
export interface Take<V> {
  field: keyof V & string;
  label: string;
  /**
   * What the field gets in a form of these values, which are those of the moment of the take; what stands in it, where the paper has nothing
   * for it.
   */
  value(this: void, values: V): V[keyof V & string];
  /** A value in words; '' for nothing in it. */
  words(this: void, value: V[keyof V & string]): string;
}

/** What the taking of a kind may look at and look up. */
export interface TakeContext<S> {
  reading: PaperReading;
  facts: PaperFacts;
  subject: S;
  lookups: Lookups;
  signal: AbortSignal;
}

/** How a kind of invoice corresponds to its paper: said once a kind, read by prefill, comparison and preflight. */
export interface PaperDef<V, S> {
  /** The attachment field that holds the invoice itself. */
  copy: keyof V & string;
  /** The form's field of each, for leading there; 'items.0.amount' is a cell of a line. */
  fields: Partial<Record<EnteredField, string>>;
  /** What the form, or the stored record, says. Pure. */
  entered: (values: V, subject: S) => Entered;
  /** What of a paper its form can take, in the order of the form; absent where nothing is prefilled. May look rows up. */
  take?: (context: TakeContext<S>) => Promise<Take<V>[]>;
}

/** Nothing entered yet, of a kind that says nothing more. */
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

/** What of an invoice its two parties say. */
export function enteredParties({ company, supplier }: { company: Company; supplier: Supplier }) {
  return {
    sellerGstin: supplier.gstNumber,
    countryCode: company.countryCode,
    companyCode: company.code,
    companyName: company.name,
    supplierCode: supplier.code,
  };
}
interface Company {
  code: string;
  name: string;
  countryCode: string;
}
interface Supplier {
  code: string;
  gstNumber: string;
}

/** The GST numbers that a paper may name as its buyer's, each once. */
export function gstinsOf(...numbers: (string | null | undefined)[]): string[] {
  return [...new Set(numbers.flatMap(number => number?.trim().toUpperCase() || []))];
}
