import { addressLines } from '@/domain/invoice/address';
import { PartiesPart } from '@/domain/invoice/PartiesPart';
import { Trail } from '@/domain/orders/Trail';
import type { ReadPartProps } from '@/domain/record/document';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import type { DeliveryInvoice } from '../api/operations';
import type { DeliveryValues } from '../model/delivery.values';
import type { DeliverySubject } from '../model/subject';
import styles from './Parts.module.css';

/** Who bills whom on the order. */
export function PartiesOfOrder({ subject }: { subject: DeliverySubject }) {
  return <PartiesPart subject={subject.parties} />;
}

/** The order that is billed, and its receipts, in the form. */
export function OrderPart({ subject }: { subject: DeliverySubject }) {
  return (
    <ReadList>
      <OrderFacts subject={subject} />
    </ReadList>
  );
}

/** The same in the view, with what the server added: when it is due, where it is paid to, and what became of it. */
export function OrderReader({ subject, record }: ReadPartProps<DeliveryInvoice, DeliveryValues, DeliverySubject>) {
  const country = record.countryCode;
  return (
    <div className={styles.stack}>
      <ReadList>
        <OrderFacts subject={subject} />
        <ReadValue label="Due Date" value={<DateText value={record.dueDate} />} />
        <ReadValue label="Bank" value={record.bankName} />
        <ReadValue label="Account Number" value={record.accountNumber} />
        <ReadValue label="IFSC" value={record.ifsc} />
        {record.taxTypeName && <ReadValue label="Tax Type" value={record.taxTypeName} />}
        {record.erpPostingDate && <ReadValue label="Posting Date" value={<DateText value={record.erpPostingDate} />} />}
        {record.paymentDate && (
          <>
            <ReadValue label="Payment Date" value={<DateText value={record.paymentDate} />} />
            <ReadValue
              label="Payment Amount"
              value={<Money value={record.paymentAmount} country={country} currency={record.currency} />}
            />
            <ReadValue label="Payment Reference" value={record.paymentReference} />
          </>
        )}
      </ReadList>
      <Trail of={{ kind: 'invoice', grnNo: record.grnNo }} order={{ id: record.poId, no: record.poNo ?? '' }} />
    </div>
  );
}

function OrderFacts({ subject }: { subject: DeliverySubject }) {
  const { orderNo, orderDate, orderType, grnNo, grnDate, type, plantCode, plantName, paymentTermText } = subject;
  const { billTo, prInitiator, currency } = subject;
  return (
    <>
      <ReadValue label="PO No" value={orderNo} />
      <ReadValue label="PO Date" value={orderDate && <DateText value={orderDate} />} />
      <ReadValue label="PO Type" value={orderType} />
      {type === 'GRNSRN' && (
        <>
          <ReadValue label="GRN No" value={grnNo.split(',').join(', ')} span={2} />
          <ReadValue label="GRN Date" value={grnDate && <DateText value={grnDate} />} />
        </>
      )}
      <ReadValue label="Currency" value={currency} />
      <ReadValue label="Payment Term" value={paymentTermText} />
      <ReadValue label="Ship To" value={[plantCode, plantName].filter(Boolean).join(' · ')} />
      <ReadValue label="PR Initiator" value={[prInitiator.name, prInitiator.email].filter(Boolean).join('\n')} />
      <ReadValue
        label="Bill To Location"
        value={billTo && [billTo.name, ...addressLines(billTo)].join('\n')}
        span={2}
      />
    </>
  );
}
