import { PartiesPart } from '@/domain/invoice/PartiesPart';
import { Trail } from '@/domain/orders/Trail';
import type { ReadPartProps } from '@/domain/record/document';
import { addressLines } from '@/domain/invoice/address';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import type { ProformaInvoice } from '../api/operations';
import type { OrderSubject } from '../model/order';
import type { ProformaValues } from '../model/proforma.values';

/** Who bills whom on the order. */
export function PartiesOfOrder({ subject }: { subject: OrderSubject }) {
  return <PartiesPart subject={subject.parties} />;
}

/** The order that is paid on in advance, in the form. */
export function OrderPart({ subject }: { subject: OrderSubject }) {
  return (
    <ReadList>
      <OrderFacts subject={subject} />
    </ReadList>
  );
}

/** The same in the view, with what the server added: when the advance is due, and where it is paid to. */
export function OrderReader({ subject, record }: ReadPartProps<ProformaInvoice, ProformaValues, OrderSubject>) {
  return (
    <>
      <ReadList>
        <OrderFacts subject={subject} />
        <ReadValue label="Due Date" value={<DateText value={record.dueDate} />} />
        <ReadValue label="Bank" value={record.bankName} />
        <ReadValue label="Account Number" value={record.accountNumber} />
        <ReadValue label="IFSC" value={record.ifsc} />
        <ReadValue label="Withholding Tax" value={record.withholdingTax} />
        {record.assignment && <ReadValue label="Assignment" value={record.assignment} />}
      </ReadList>
      <Trail of={{ kind: 'advance' }} order={subject} />
    </>
  );
}

function OrderFacts({ subject }: { subject: OrderSubject }) {
  const { no, date, type, amount, available, currency, billTo, paymentTermName, parties } = subject;
  const country = parties.company.countryCode;
  return (
    <>
      <ReadValue label="PO No" value={no} />
      {date && <ReadValue label="PO Date" value={<DateText value={date} />} />}
      <ReadValue label="PO Type" value={type} />
      <ReadValue label="PO Amount" value={<Money value={amount} country={country} currency={currency} />} />
      {available !== null && (
        <ReadValue
          label="Available for advances"
          value={<Money value={available} country={country} currency={currency} />}
        />
      )}
      <ReadValue label="Payment Term" value={paymentTermName} />
      <ReadValue
        label="Bill To Location"
        value={billTo && [billTo.name, ...addressLines(billTo)].join('\n')}
        span={2}
      />
    </>
  );
}
