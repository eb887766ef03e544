import type { ValuesOf } from '@/shared/fields/define';
import { blankOf } from '@/shared/fields/wire';
import { currencyOf } from '@/domain/invoice/currency';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { shippingDocumentFields, taxLineFields, tcsFields, vatFields } from '../fields/nonPo.extras';
import { endingFields, headerFields } from '../fields/nonPo.fields';
import { itemLines, shipmentRows, type NonPoLine, type Shipment } from '../fields/nonPo.lines';

/** All fields of the record; values, blanks and mapping derive from these definitions. */
export const recordFields = [
  ...headerFields,
  ...tcsFields,
  ...taxLineFields,
  ...vatFields,
  ...shippingDocumentFields,
  ...endingFields(true),
] as const;

/** Values of the create form, named as in the region/company configuration; amounts are decimal text, '' for none. */
export type NonPoValues = ValuesOf<typeof recordFields> & {
  taxLineTaxCode: string;
  items: NonPoLine[];
  shippingDetails: Shipment[];
};

/** Values of TCS, extra tax line and VAT; '' while a block is off. */
export type NonPoExtras = Pick<
  NonPoValues,
  (typeof tcsFields | typeof taxLineFields | typeof vatFields)[number]['name']
>;

/** Returns a new invoice for the two parties, without configured defaults. */
export function blankValues({ company, supplier }: InvoiceParties): NonPoValues {
  return {
    ...blankOf(recordFields),
    paymentTermCode: supplier.paymentTerm,
    currencyCode: company.currencyCode ? currencyOf(company.currencyCode) : null,
    documentTypeCode: 'KR',
    taxLineTaxCode: '',
    items: [itemLines.blank()],
    shippingDetails: [shipmentRows.blank()],
  };
}
