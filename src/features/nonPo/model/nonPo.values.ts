import type { ValuesOf } from '@/shared/fields/define';
import { blankOf } from '@/shared/fields/wire';
import { currencyOf } from '@/domain/invoice/currency';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { shippingDocumentFields, taxLineFields, tcsFields, vatFields } from '../fields/nonPo.extras';
import { endingFields, headerFields } from '../fields/nonPo.fields';
import { itemLines, shipmentRows, type NonPoLine, type Shipment } from '../fields/nonPo.lines';

/** Every field of the record. A new field is one definition: its value, its blank and its way over the wire follow from it. */
export const recordFields = [
  ...headerFields,
  ...tcsFields,
  ...taxLineFields,
  ...vatFields,
  ...shippingDocumentFields,
  ...endingFields(true),
] as const;

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

/** A new invoice between the two parties, before the region/company configuration adds its defaults. */
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
