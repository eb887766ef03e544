import { OrderPart } from '@/domain/orders/OrderPart';
import type { ReadPartProps } from '@/domain/record/document';
import { Money } from '@/shared/ui/Money';
import { ReadValue } from '@/shared/ui/ReadValue';
import type { ProformaInvoice } from '../api/operations';
import type { OrderContext } from '../fields/order';
import type { ProformaValues } from '../model/proforma.values';

export function OrderEditor({ documentContext }: { documentContext: OrderContext }) {
  return <OrderPart order={documentContext} details={<OrderAmounts order={documentContext} />} />;
}

export function OrderReader({ documentContext, record }: ReadPartProps<ProformaInvoice, ProformaValues, OrderContext>) {
  return (
    <OrderPart
      order={documentContext}
      details={<OrderAmounts order={documentContext} />}
      stored={{ record, relatedTo: { kind: 'advance' } }}
    >
      <ReadValue label="Withholding Tax" value={record.withholdingTax} />
      {record.assignment && <ReadValue label="Assignment" value={record.assignment} />}
    </OrderPart>
  );
}

function OrderAmounts({ order: { amount, available, currency, parties } }: { order: OrderContext }) {
  const money = (value: string) => <Money value={value} country={parties.company.countryCode} currency={currency} />;
  return (
    <>
      <ReadValue label="PO Amount" value={money(amount)} />
      {available !== null && <ReadValue label="Available for advances" value={money(available)} />}
    </>
  );
}
