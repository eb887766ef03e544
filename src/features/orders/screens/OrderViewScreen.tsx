import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PartiesReader } from '@/domain/invoice/PartiesPart';
import {
  ARIBA_REFUSAL,
  belongsToAriba,
  deliveryCreateHref,
  isInvoiceable,
  offersDelivery,
} from '@/domain/orders/deliveryRules';
import { orderHref, orderPaths } from '@/domain/orders/orderPaths';
import { RelatedDocuments } from '@/domain/orders/RelatedDocuments';
import type { Id } from '@/lib/ids';
import { parseDecimal, atLeastZero } from '@/lib/money';
import { joinParts } from '@/lib/text';
import { Panel } from '@/domain/record/Panel';
import { Printed } from '@/domain/record/Printed';
import { RecordById } from '@/domain/record/RecordById';
import { notify } from '@/platform/feedback/feedback';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { isOff } from '@/platform/features';
import { useOpened } from '@/platform/recentRecords';
import { useSession } from '@/platform/session/SessionContext';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { Button } from '@/shared/ui/Button';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PrintButton } from '@/shared/ui/printing';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { itemText } from '@/domain/orders/itemColumns';
import { orderById, type Order, type OrderItem } from '../api/operations';
import { orderLineColumns } from '../fields/order.lines';
import { partiesFromRecord, type InvoiceParties } from '@/domain/invoice/parties';
import { getBillTo } from '@/domain/orders/billTo';
import { canCreateInvoice } from '@/domain/invoice/author';
import type { Session } from '@/platform/session/session';
import { orderProgress } from '@/domain/orders/api/operations';
import { ProgressBar } from '@/domain/orders/ProgressBar';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { addressText } from '@/domain/invoice/address';
import { DateText } from '@/shared/ui/DateText';
import { Money } from '@/shared/ui/Money';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { Term } from '@/shared/ui/Term';
import { notFound } from '@/shared/ui/notFound';

const NOTHING = notFound('order');
const back = { backTo: orderPaths.orders, backLabel: 'Purchase Orders' };
/** Orders with more lines show the lines last, so that the details stay near the top. */
const FEW_LINES = 50;
const loadSelection = async () => (await import('@/domain/orders/SelectItemsModal')).SelectItemsModal;

export function OrderViewScreen() {
  return (
    <RecordById byId={orderById} title="Purchase Order" {...back} nothing={NOTHING}>
      {order => <OrderPage order={order} />}
    </RecordById>
  );
}

function OrderPage({ order }: { order: Order }) {
  const session = useSession();
  const navigate = useNavigate();
  const selection = useLazyModal(loadSelection);
  const no = order.no ?? '';
  useOpened({ href: orderHref(order.id), name: no, detail: `Purchase Order · ${order.supplierName ?? ''}` });
  const create = () => (belongsToAriba(order) ? notify.error(ARIBA_REFUSAL) : selection.open());
  const start = (items: Id[]) =>
    void navigate(deliveryCreateHref({ poId: order.id, items }), { state: { poId: order.id, items } });
  const title = `Purchase Order ${no}`;
  const isLong = (order.items?.length ?? 0) > FEW_LINES;
  const lines = (
    <Panel title="Line items">
      <OrderLines order={order} />
    </Panel>
  );
  return (
    <Printed
      name={title}
      supplierName={order.supplierName}
      parties={partiesOfOrder(order)}
      amount={{ amount: parseDecimal(order.amount), currencyCode: order.currency, countryCode: order.countryCode }}
    >
      <PageHeader
        title={title}
        {...back}
        status={order.poStatus}
        actions={
          <>
            <PrintButton />
            {!isOff('delivery') && canInvoice(session, order) && (
              <Button
                tone="primary"
                onPointerEnter={() => selection.preload()}
                onFocus={() => selection.preload()}
                onClick={create}
              >
                Create Delivery Invoice
              </Button>
            )}
          </>
        }
      />
      <Panel title="Balance">
        <Balance order={order} />
        <RelatedDocuments of={{ kind: 'order' }} order={{ id: order.id, no }} />
      </Panel>
      {!isLong && lines}
      <Panel title="Order">
        <OrderDetails order={order} />
      </Panel>
      <Panel title="Parties">
        <PartiesReader documentContext={partiesOfOrder(order)} />
      </Panel>
      {isLong && lines}
      {selection.Component && (
        <selection.Component
          open={selection.isOpen}
          order={order}
          onSelect={start}
          onCancel={selection.close}
          onClosed={selection.remove}
        />
      )}
    </Printed>
  );
}

const NO_ITEMS: readonly OrderItem[] = [];

function OrderLines({ order: { countryCode, currency, items } }: { order: Order }) {
  const columns = useMemo(() => orderLineColumns(countryCode, currency), [countryCode, currency]);
  const finder = useFoundRows(items ?? NO_ITEMS, itemText);
  return (
    <LongTable label="Line items" columns={columns} finder={finder} find="Find a line" empty="No record available!" />
  );
}

function partiesOfOrder(order: Order): InvoiceParties {
  return partiesFromRecord({
    ...order,
    currencyCode: order.currency,
    companyGstNumber: getBillTo(order)?.gstNumber ?? null,
    supplierUrgent: null,
  });
}

/** Returns whether 'Create Delivery Invoice' is offered: conditions of spec 3 §2, permission of spec 2 §6. */
function canInvoice(session: Session, order: Order): boolean {
  return canCreateInvoice(session) && offersDelivery(order, (order.items ?? []).some(isInvoiceable));
}

function Balance({ order }: { order: Order }) {
  const { no, countryCode, currency } = order;
  const { data, error, loading, reload } = useBackendQuery(orderProgress, no === null ? null : [no]);
  const progress = data?.get(no ?? '');
  if (progress) return <ProgressBar progress={progress} country={countryCode} currency={currency} />;
  if (error) return <QuietRetry text="The balance could not be loaded." error={error} onRetry={() => void reload()} />;
  return loading ? <TextSkeleton lines={2} /> : null;
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');

function OrderDetails({ order }: { order: Order }) {
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
      <ReadValue label="Ship To" value={joinParts(order.plantCode, order.plantName)} />
      <ReadValue label="Bill To" value={addressText(getBillTo(order))} span={2} />
      {texts.map(([label, text]) => text && <ReadValue key={label} label={label} value={text} span={3} />)}
    </ReadList>
  );
}
