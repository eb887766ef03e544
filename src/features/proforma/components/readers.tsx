import { useMemo } from 'react';
import { AmountTable } from '@/domain/invoice/AmountTable';
import type { ReadPartProps } from '@/domain/record/document';
import { round } from '@/lib/money';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import { Box } from '@/shared/ui/layout';
import type { ProformaInvoice } from '../api/operations';
import { advanceReadColumns } from '../fields/proforma.lines';
import type { OrderContext } from '../fields/order';
import type { ProformaValues } from '../model/proforma.values';

type ReadProps = ReadPartProps<ProformaInvoice, ProformaValues, OrderContext>;

export function LinesReader({ record, values, documentContext, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const fields = doc.rowFields('lineItems');
  const columns = useMemo(() => advanceReadColumns(fields), [fields]);
  return (
    <>
      <LineReadTable columns={columns} lines={values.lineItems} label="Line items" country={country} />
      <Box above={5}>
        <ProformaTotals order={documentContext} total={round(record.totalGrossAmount)} country={country} />
      </Box>
    </>
  );
}

export function ProformaTotals({ order, total, country }: { order: OrderContext; total: string; country: string }) {
  const { available, currency } = order;
  const rows = available === null ? [] : [{ label: 'Available for advances', value: available }];
  return (
    <AmountTable rows={rows} total={{ label: 'Advance amount', value: total }} currency={currency} country={country} />
  );
}
