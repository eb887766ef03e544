import { useMemo } from 'react';
import { round } from '@/lib/money';
import { InvoiceTotals } from '@/domain/invoice/InvoiceTotals';
import type { InvoiceParties } from '@/domain/invoice/parties';
import { PartiesReader } from '@/domain/invoice/PartiesPart';
import type { Readers, ReadPartProps } from '@/domain/record/document';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { NonPoInvoice } from '../api/operations';
import { nonPoLineReadColumns, shipmentColumns } from '../fields/nonPo.lines';
import { addedAmounts } from '../model/extras';
import type { NonPoValues } from '../model/nonPo.values';

type ReadProps = ReadPartProps<NonPoInvoice, NonPoValues, InvoiceParties>;

function LinesReader({ record, values, doc }: ReadProps) {
  const { countryCode } = doc.setting;
  const fields = doc.rowFields('items');
  const columns = useMemo(() => nonPoLineReadColumns({ fields, countryCode }), [fields, countryCode]);
  return (
    <>
      <LineReadTable columns={columns} lines={values.items} label="Line items" country={countryCode} />
      <InvoiceTotals
        totals={{
          totalAmount: round(record.totalAmount),
          totalTaxAmount: round(record.totalTaxAmount),
          totalGrossAmount: round(record.totalGrossAmount),
        }}
        added={addedAmounts(values)}
        taxTypeName={record.taxType}
        doc={doc}
        currency={record.currencyCode ?? ''}
      />
    </>
  );
}

function ShippingReader({ values, doc }: ReadProps) {
  const fields = doc.rowFields('shippingDetails');
  const columns = useMemo(() => shipmentColumns(fields), [fields]);
  const marker = doc.field('shippingDetails');
  return marker?.present ? (
    <LineReadTable
      columns={columns}
      lines={values.shippingDetails}
      label={marker.label}
      country={doc.setting.countryCode}
    />
  ) : null;
}

export const nonPoReaders: Readers<NonPoInvoice, NonPoValues, InvoiceParties> = {
  parties: PartiesReader,
  lines: LinesReader,
  shipping: ShippingReader,
};
