import { OrderPart } from '@/domain/orders/OrderPart';
import type { RelatedTo } from '@/domain/orders/related';
import { GRN_POSTED } from '@/domain/orders/words';
import type { ReadPartProps } from '@/domain/record/document';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadValue } from '@/shared/ui/ReadValue';
import type { DeliveryInvoice } from '../api/operations';
import type { DeliveryValues } from '../model/delivery.values';
import type { DeliverySubject } from '../model/subject';

export function OrderEditor({ subject }: { subject: DeliverySubject }) {
  return <OrderPart order={subject} facts={<ReceiptFacts subject={subject} />} />;
}

/** Receipts that the invoice names, or those of its items if it bills the order directly. */
const relatedTo = ({ receipts, items }: DeliverySubject, grnNo: string | null): RelatedTo =>
  receipts
    ? { kind: 'billed', receipts, awaited: items.some(({ awaitsReceipt }) => awaitsReceipt) }
    : { kind: 'invoice', grnNo };

export function OrderReader({ subject, record }: ReadPartProps<DeliveryInvoice, DeliveryValues, DeliverySubject>) {
  return (
    <OrderPart
      order={subject}
      facts={<ReceiptFacts subject={subject} />}
      stored={{ record, relatedTo: relatedTo(subject, record.grnNo) }}
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

function ReceiptFacts({ subject }: { subject: DeliverySubject }) {
  const { grnNo, grnDate, type, currency, plantCode, plantName, prInitiator } = subject;
  return (
    <>
      {type === 'GRNSRN' && (
        <>
          <ReadValue label="GRN No" value={grnNo.split(',').join(', ')} span={2} />
          <ReadValue label={GRN_POSTED} value={grnDate && <DateText value={grnDate} />} />
        </>
      )}
      <ReadValue label="Currency" value={currency} />
      <ReadValue label="Ship To" value={[plantCode, plantName].filter(Boolean).join(' · ')} />
      <ReadValue label="PR Initiator" value={[prInitiator.name, prInitiator.email].filter(Boolean).join('\n')} />
    </>
  );
}
