import { joinParts } from '@/lib/text';
import { OrderBrief, OrderPart } from '@/domain/orders/OrderPart';
import type { RelatedTo } from '@/domain/orders/related';
import { GRN_POSTED } from '@/domain/orders/labels';
import type { ReadPartProps } from '@/domain/record/document';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadValue } from '@/shared/ui/ReadValue';
import type { DeliveryInvoice } from '../api/operations';
import type { DeliveryValues } from '../model/delivery.values';
import type { DeliveryContext } from '../model/context';

export function OrderEditor({ documentContext }: { documentContext: DeliveryContext }) {
  return <OrderPart order={documentContext} details={<ReceiptDetails documentContext={documentContext} />} />;
}

const listReceipts = ({ grnNo }: DeliveryContext) => grnNo.split(',').join(', ');

export function DeliveryOrderBrief({ documentContext }: { documentContext: DeliveryContext }) {
  const receipts = documentContext.type === 'GRNSRN' ? `GRN ${listReceipts(documentContext)}` : '';
  return <OrderBrief documentContext={documentContext} receipts={receipts} />;
}

/** Receipts that the invoice names, or those of its items if it bills the order directly. */
const relatedTo = ({ receipts, items }: DeliveryContext, grnNo: string | null): RelatedTo =>
  receipts
    ? { kind: 'billed', receipts, awaited: items.some(({ awaitsReceipt }) => awaitsReceipt) }
    : { kind: 'invoice', grnNo };

export function OrderReader({
  documentContext,
  record,
}: ReadPartProps<DeliveryInvoice, DeliveryValues, DeliveryContext>) {
  return (
    <OrderPart
      order={documentContext}
      details={<ReceiptDetails documentContext={documentContext} />}
      stored={{ record, relatedTo: relatedTo(documentContext, record.grnNo) }}
    >
      {record.taxTypeName && <ReadValue label="Tax Type" value={record.taxTypeName} />}
      {record.erpPostingDate && <ReadValue label="Posting Date" value={<DateText value={record.erpPostingDate} />} />}
      {record.paymentDate && (
        <>
          <ReadValue label="Payment Date" value={<DateText value={record.paymentDate} />} />
          <ReadValue
            label="Payment Amount"
            value={<Money value={record.paymentAmount} country={record.countryCode} currency={record.currency} />}
          />
          <ReadValue label="Payment Reference" value={record.paymentReference} />
        </>
      )}
    </OrderPart>
  );
}

function ReceiptDetails({ documentContext }: { documentContext: DeliveryContext }) {
  const { grnDate, type, currency, plantCode, plantName, prInitiator } = documentContext;
  return (
    <>
      {type === 'GRNSRN' && (
        <>
          <ReadValue label="GRN No" value={listReceipts(documentContext)} span={2} />
          <ReadValue label={GRN_POSTED} value={grnDate && <DateText value={grnDate} />} />
        </>
      )}
      <ReadValue label="Currency" value={currency} />
      <ReadValue label="Ship To" value={joinParts(plantCode, plantName)} />
      <ReadValue label="PR Initiator" value={[prInitiator.name, prInitiator.email].filter(Boolean).join('\n')} />
    </>
  );
}
