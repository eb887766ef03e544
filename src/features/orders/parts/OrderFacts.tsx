import { addressText } from '@/domain/invoice/address';
import { billToOf } from '@/domain/orders/billTo';
import { atLeastZero } from '@/lib/money';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { Term } from '@/shared/ui/Term';
import type { Order } from '../api/operations';

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

export function OrderFacts({ order }: { order: Order }) {
  const money = (value: string | number | null) => (
    <Money value={value} country={order.countryCode} currency={order.currency} />
  );
  const texts = [
    ['Subject', order.subject],
    ['Description', order.description],
    ['Note', order.note],
    ['General Terms', order.generalTerms],
  ] as const;
  return (
    <ReadList>
      <ReadValue
        label="PO Type"
        value={
          order.type && (
            <>
              {order.type}
              <Term label={order.type} />
            </>
          )
        }
      />
      <ReadValue label="PO No" value={order.no} />
      <ReadValue label="PO Date" value={<DateText value={order.date} />} />
      <ReadValue label="Approval Date" value={order.erpApprovalDate && <DateText value={order.erpApprovalDate} />} />
      <ReadValue label="Delivery" value={order.delivery && <DateText value={order.delivery} />} />
      <ReadValue label="PO Status" value={order.poStatus} />
      <ReadValue label="Amount" value={money(order.amount)} />
      <ReadValue label="Currency" value={order.currency} />
      <ReadValue label="Available for Advances" value={money(atLeastZero(order.proformaInvoiceAvailableAmount))} />
      <ReadValue label="Payment Term" value={order.paymentTermText} />
      <ReadValue label="MSME" value={yesNo(order.isMSME)} />
      <ReadValue label="Ariba Onboarded" value={yesNo(order.isAribaVendor)} />
      <ReadValue label="Purchasing Group" value={order.purchasingGroup} />
      <ReadValue label="Purchase Organization" value={order.purchaseOrganization} />
      <ReadValue label="Ship To" value={joined(order.plantCode, order.plantName)} />
      <ReadValue label="Bill To" value={addressText(billToOf(order))} span={2} />
      {texts.map(([label, text]) => text && <ReadValue key={label} label={label} value={text} span={3} />)}
    </ReadList>
  );
}
