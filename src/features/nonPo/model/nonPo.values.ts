import { outerTrim } from '@/lib/text';
import type { DecimalText } from '@/lib/money';
import type { ValuesOf } from '@/shared/fields/define';
import { blankOf } from '@/shared/fields/wire';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { shipmentFields, shippingDocumentFields, taxLineFields, tcsFields, vatFields } from '../fields/nonPo.extras';
import { endingFields, headerFields } from '../fields/nonPo.fields';

/** One line of the form. Amounts are decimal text as typed. */
export interface NonPoLine {
  uid: string;
  lineItemDescription: string;
  amount: DecimalText;
  hsnSacCode: string;
  hsnSacName: string;
  taxCode: string;
  taxName: string;
  /** The code was picked from its list, found there, or comes with a record; false for one that is only typed, pasted or read. */
  codeListed: boolean;
  /**
   * The rate that belongs to the chosen HSN/SAC or tax code; `taxRate` is this, or 0 under 'No Tax'. `UNKNOWN_RATE` for a code that is
   * not in the list (yet), and after reading a record without tax.
   */
  codeRate: DecimalText;
  taxRate: DecimalText;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
}

/** One row of the shipping details. */
export type Shipment = ValuesOf<typeof shipmentFields>;

/** Every field of the record. A new field is one definition: its value, its blank and its way over the wire follow from it. */
export const recordFields = [
  ...headerFields,
  ...tcsFields,
  ...taxLineFields,
  ...vatFields,
  ...shippingDocumentFields,
  ...endingFields(true),
] as const;

/** The rate of a code is not known until the code is looked up or chosen again. */
export const UNKNOWN_RATE = '';

/** The create form's values, named as the region/company configuration names them; amounts are decimal text, '' for none. */
export type NonPoValues = ValuesOf<typeof recordFields> & {
  taxLineTaxCode: string;
  items: NonPoLine[];
  shippingDetails: Shipment[];
};

/** What stands beside the lines and follows from them: TCS, an extra tax line, VAT; '' while a block is off. */
export type NonPoExtras = Pick<
  NonPoValues,
  (typeof tcsFields | typeof taxLineFields | typeof vatFields)[number]['name']
>;

export function blankLine(): NonPoLine {
  return {
    uid: crypto.randomUUID(),
    lineItemDescription: '',
    amount: '',
    hsnSacCode: '',
    hsnSacName: '',
    taxCode: '',
    taxName: '',
    codeListed: false,
    codeRate: '0',
    taxRate: '0',
    taxAmount: '0.00',
    grossAmount: '0.00',
  };
}

export function blankShipment(): Shipment {
  return blankOf(shipmentFields);
}

/** A row nobody typed anything into. */
export function isBlankShipment(row: Shipment): boolean {
  return Object.values(row).every(text => outerTrim(text) === '');
}

/** A line nobody typed anything into. */
export function isBlankLine(line: NonPoLine): boolean {
  return [line.amount, line.lineItemDescription, line.hsnSacCode, line.taxCode].every(text => outerTrim(text) === '');
}

/** A new invoice between the two parties, before the region/company configuration adds its defaults. */
export function blankValues({ company, supplier }: InvoiceParties): NonPoValues {
  return {
    ...blankOf(recordFields),
    paymentTermCode: supplier.paymentTerm,
    currencyCode: company.currencyCode ? { code: company.currencyCode, name: company.currencyCode } : null,
    documentTypeCode: 'KR',
    taxLineTaxCode: '',
    items: [blankLine()],
    shippingDetails: [blankShipment()],
  };
}
