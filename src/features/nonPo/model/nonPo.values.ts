import type { ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import { getCurrency } from '@/domain/invoice/currency';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { shippingDocumentFields, taxLineFields, tcsFields, vatFields } from '../fields/nonPo.extras';
import { endingFields, headerFields } from '../fields/nonPo.fields';
import { itemLines, shipmentRows, type NonPoLine, type Shipment } from '../fields/nonPo.lines';

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

export type NonPoExtras = Pick<
  NonPoValues,
  (typeof tcsFields | typeof taxLineFields | typeof vatFields)[number]['name']
>;

export function blankValues({ company, supplier }: InvoiceParties): NonPoValues {
  return {
    ...getBlank(recordFields),
    paymentTermCode: supplier.paymentTerm,
    currencyCode: company.currencyCode ? getCurrency(company.currencyCode) : null,
    documentTypeCode: 'KR',
    taxLineTaxCode: '',
    items: [itemLines.blank()],
    shippingDetails: [shipmentRows.blank()],
  };
}
