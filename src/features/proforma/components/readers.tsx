import { useMemo } from 'react';
import { PartiesOfOrderReader } from '@/domain/orders/OrderPart';
import type { Readers, ReadPartProps } from '@/domain/record/document';
import { round } from '@/lib/money';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import { Box } from '@/shared/ui/layout';
import type { ProformaInvoice } from '../api/operations';
import { advanceReadColumns } from '../fields/proforma.lines';
import type { OrderContext } from '../fields/order';
import type { ProformaValues } from '../model/proforma.values';
import { OrderReader } from './OrderPart';
import { ProformaTotals } from './ProformaTotals';

type ReadProps = ReadPartProps<ProformaInvoice, ProformaValues, OrderContext>;

function LinesReader({ record, values, documentContext, doc }: ReadProps) {
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

export const proformaReaders: Readers<ProformaInvoice, ProformaValues, OrderContext> = {
  parties: PartiesOfOrderReader,
  order: OrderReader,
  lines: LinesReader,
};
