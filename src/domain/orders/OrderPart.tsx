import { joinParts } from '@/lib/text';
import type { ReactNode } from 'react';
import { DateText } from '@/shared/ui/DateText';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { Stack } from '@/shared/ui/layout';
import { addressText } from '../invoice/address';
import { PartiesPart, PartiesReader } from '../invoice/PartiesPart';
import type { PartySetting } from '../invoice/partyDetails';
import type { OrderHead } from './orderHead';
import { OrderLink } from './OrderLink';
import { RelatedDocuments } from './RelatedDocuments';
import type { RelatedTo } from './related';

interface PartiesOfOrderProps {
  documentContext: OrderHead;
  doc: PartySetting;
}

export function PartiesOfOrder({ documentContext, doc }: PartiesOfOrderProps) {
  return <PartiesPart documentContext={documentContext.parties} doc={doc} />;
}

export function PartiesOfOrderReader({ documentContext, doc }: PartiesOfOrderProps) {
  return <PartiesReader documentContext={documentContext.parties} doc={doc} />;
}

/** Summary of a collapsed order section: 'PO 4500063153 · ZNB · GRN 5000066159'. */
export function OrderBrief({ documentContext, receipts = '' }: { documentContext: OrderHead; receipts?: string }) {
  const { orderNo, orderType, paymentTermText } = documentContext;
  return <>{joinParts(`PO ${orderNo}`, orderType, receipts, paymentTermText)}</>;
}

/** Fields that the server adds to an invoice on an order. */
interface StoredOnOrder {
  dueDate: string | null;
  bankName: string | null;
  accountNumber: string | null;
  ifsc: string | null;
}

interface OrderPartProps {
  order: OrderHead;
  /** Order details that the record type shows beside the header. */
  details: ReactNode;
  stored?: { record: StoredOnOrder; relatedTo: RelatedTo };
  children?: ReactNode;
}

export function OrderPart({ order, details, stored, children }: OrderPartProps) {
  const { record } = stored ?? {};
  const ref = { id: order.orderId, no: order.orderNo };
  return (
    <Stack gap={6}>
      <ReadList>
        <ReadValue label="PO No" value={stored ? <OrderLink order={ref} /> : order.orderNo} />
        {order.orderDate && <ReadValue label="PO Date" value={<DateText value={order.orderDate} />} />}
        <ReadValue label="PO Type" value={order.orderType} />
        {details}
        <ReadValue label="Payment Term" value={order.paymentTermText} />
        <ReadValue label="Bill To Location" value={addressText(order.billTo)} span={2} />
        {record && (
          <>
            <ReadValue label="Due Date" value={<DateText value={record.dueDate} />} />
            <ReadValue label="Bank" value={record.bankName} />
            <ReadValue label="Account Number" value={record.accountNumber} />
            <ReadValue label="IFSC" value={record.ifsc} />
          </>
        )}
        {children}
      </ReadList>
      {stored && <RelatedDocuments of={stored.relatedTo} order={ref} />}
    </Stack>
  );
}
