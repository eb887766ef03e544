import { useMemo } from 'react';
import { PartiesOfOrderReader } from '@/domain/orders/OrderPart';
import type { Readers, ReadPartProps } from '@/domain/record/document';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { DeliveryInvoice } from '../api/operations';
import { overheadReadColumns } from '../fields/overhead.lines';
import type { DeliveryValues } from '../model/delivery.values';
import { deliveryReadColumns } from '../fields/delivery.lines';
import type { DeliveryContext } from '../model/context';
import { getDeliveryTotals } from '../model/totals';
import { DeliveryTotalsTable } from './DeliveryTotalsTable';
import { Match } from './Match';
import { OrderReader } from './OrderPart';
import { useLineDetails } from './useLineDetails';

type ReadProps = ReadPartProps<DeliveryInvoice, DeliveryValues, DeliveryContext>;

function LinesReader({ values, documentContext, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const { open, popup } = useLineDetails({
    documentContext,
    country,
    getLine: uid => values.items.find(line => line.uid === uid),
  });
  const fields = doc.rowFields('items');
  const columns = deliveryReadColumns({ fields, documentContext, countryCode: country, onOpen: open });
  return (
    <>
      <LineReadTable columns={columns} lines={values.items} label="Line items" country={country} />
      <DeliveryTotalsTable
        totals={getDeliveryTotals(values.items, values.overheads)}
        currency={documentContext.currency}
        country={country}
      />
      {popup}
    </>
  );
}

function OverheadsReader({ values, doc }: ReadProps) {
  const country = doc.setting.countryCode;
  const fields = doc.rowFields('overheads');
  const columns = useMemo(() => overheadReadColumns(fields, country), [fields, country]);
  return <LineReadTable columns={columns} lines={values.overheads} label="Overheads" country={country} />;
}

function MatchReader({ values, documentContext, doc }: ReadProps) {
  return <Match lines={values.items} documentContext={documentContext} country={doc.setting.countryCode} />;
}

export const deliveryReaders: Readers<DeliveryInvoice, DeliveryValues, DeliveryContext> = {
  parties: PartiesOfOrderReader,
  order: OrderReader,
  lines: LinesReader,
  overheads: OverheadsReader,
  match: MatchReader,
};
