import { useMemo } from 'react';
import { OrderLink } from '@/domain/orders/OrderLink';
import { orderPaths, receiptHref } from '@/domain/orders/orderPaths';
import { RelatedDocuments } from '@/domain/orders/RelatedDocuments';
import type { ReceiptType } from '@/domain/orders/labels';
import { Panel } from '@/domain/record/Panel';
import { Printed } from '@/domain/record/Printed';
import { RecordById } from '@/domain/record/RecordById';
import { useOpened } from '@/platform/recentRecords';
import { LongTable } from '@/shared/list/LongTable';
import { useFoundRows } from '@/shared/list/RowFinder';
import { DateText } from '@/shared/ui/DateText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { PrintButton } from '@/shared/ui/printing';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { receiptById, type Receipt, type ReceiptItem } from '../api/operations';
import { isIndia } from '@/lib/country';
import { joinParts } from '@/lib/text';
import type { ColumnDef } from '@/shared/list/listTypes';
import { notFound } from '@/shared/ui/notFound';

const receiptItemText = (item: ReceiptItem) =>
  [item.lineItemNo, item.poLineItemNo, item.itemCode, item.itemName, item.batchNumber].join(' ');

/** Builds the receipt item columns (spec 3 §3 'GRN / SRN'); HSN codes are for India only. */
function receiptLineColumns(countryCode: string | null): ColumnDef<ReceiptItem>[] {
  const fixed = { sortable: false } as const;
  const country = () => countryCode;
  const currency = (item: ReceiptItem) => item.currencyCode;
  const columns: ColumnDef<ReceiptItem>[] = [
    { name: 'lineItemNo', title: 'Line', kind: 'text', width: 64, ...fixed },
    { name: 'poLineItemNo', title: 'PO Line', kind: 'text', width: 80, ...fixed },
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 108, ...fixed },
    { name: 'itemName', title: 'Item', kind: 'text', width: 190, ...fixed },
    { name: 'hsnCode', title: 'HSN', kind: 'text', width: 98, ...fixed },
    { name: 'quantity', title: 'Received', kind: 'number', width: 92, ...fixed },
    { name: 'invoiceAvailableQuantity', title: 'Available', kind: 'number', width: 98, ...fixed },
    { name: 'uom', title: 'Unit', kind: 'text', width: 66, ...fixed },
    { name: 'poItemQuantity', title: 'Ordered', kind: 'number', width: 92, ...fixed },
    { name: 'poItemPrice', title: 'PO Price', kind: 'money', width: 104, country, ...fixed },
    { name: 'amountLC', title: 'Amount', kind: 'money', width: 140, country, currency, ...fixed },
    { name: 'batchNumber', title: 'Batch', kind: 'text', width: 120, ...fixed },
    { name: 'materialType', title: 'Type', kind: 'text', width: 100, ...fixed },
  ];
  return columns.filter(({ name }) => name !== 'hsnCode' || isIndia(countryCode));
}

interface Labels {
  type: ReceiptType;
  title: string;
  backTo: string;
  backLabel: string;
}

const GOODS: Labels = {
  type: 'GRN',
  title: 'Goods Receipt Note',
  backTo: orderPaths.grns,
  backLabel: 'Goods Receipt Notes',
};
const SERVICES: Labels = {
  type: 'SRN',
  title: 'Service Receipt Note',
  backTo: orderPaths.srns,
  backLabel: 'Service Receipt Notes',
};

export function GrnViewScreen() {
  return <ReceiptViewScreen labels={GOODS} />;
}

export function SrnViewScreen() {
  return <ReceiptViewScreen labels={SERVICES} />;
}

const NOTHING = notFound('receipt');

function ReceiptViewScreen({ labels }: { labels: Labels }) {
  const { type: _type, ...head } = labels;
  return (
    <RecordById byId={receiptById} {...head} nothing={NOTHING}>
      {receipt => <ReceiptPage receipt={receipt} labels={labels} />}
    </RecordById>
  );
}

function ReceiptPage({ receipt, labels: { type, title, ...back } }: { receipt: Receipt; labels: Labels }) {
  const no = receipt.no ?? '';
  useOpened({ href: receiptHref(type, receipt.id), name: no, detail: `${title} · ${receipt.supplierName ?? ''}` });
  return (
    <Printed name={`${title} ${no}`} supplierName={receipt.supplierName}>
      <PageHeader title={`${title} ${no}`} {...back} status={receipt.grnStatus} actions={<PrintButton />} />
      <Panel title="Related documents">
        <RelatedDocuments
          of={{ kind: 'receipt', no, isInvoiced: receipt.invoiceStatus !== null }}
          order={{ id: receipt.poId, no: receipt.poNo ?? '' }}
        />
      </Panel>
      <Panel title="Items">
        <ReceiptLines receipt={receipt} />
      </Panel>
      <Panel title="Receipt">
        <ReceiptDetails type={type} receipt={receipt} />
      </Panel>
    </Printed>
  );
}

function ReceiptDetails({ type, receipt }: { type: ReceiptType; receipt: Receipt }) {
  const { poId, poNo } = receipt;
  return (
    <ReadList>
      <ReadValue label={`${type} No`} value={receipt.no} />
      <ReadValue label={`${type} Date`} value={receipt.date && <DateText value={receipt.date} />} />
      <ReadValue label="Status" value={receipt.grnStatus} />
      <ReadValue label="PO No" value={poNo && <OrderLink order={{ id: poId, no: poNo }} />} />
      <ReadValue label="PO Date" value={receipt.poDate && <DateText value={receipt.poDate} />} />
      <ReadValue label="PO Type" value={receipt.poType} />
      <ReadValue label="Movement Type" value={joinParts(receipt.movementTypeCode, receipt.movementTypeName)} />
      <ReadValue label="Source" value={receipt.createdSource} />
      <ReadValue label="Company" value={joinParts(receipt.companyCode, receipt.companyName)} />
      <ReadValue label="Country" value={receipt.countryName} />
      <ReadValue label="Ship To" value={joinParts(receipt.plantCode, receipt.plantName)} />
      <ReadValue label="Supplier" value={joinParts(receipt.supplierCode, receipt.supplierName)} />
      <ReadValue label="PAN" value={receipt.supplierPanNumber} />
      <ReadValue label="GSTN" value={receipt.supplierGstNumber} />
      <ReadValue label="Invoice Reference" value={receipt.invoiceReference} />
      <ReadValue label="Invoiced Quantity" value={receipt.invoiceQuantity} />
      <ReadValue label="Invoice Number" value={receipt.invoiceNumber} />
      <ReadValue label="Invoice Status" value={receipt.invoiceStatus} />
    </ReadList>
  );
}

const NO_ITEMS: readonly ReceiptItem[] = [];

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const columns = useMemo(() => receiptLineColumns(receipt.countryCode), [receipt.countryCode]);
  const finder = useFoundRows(receipt.items ?? NO_ITEMS, receiptItemText);
  return <LongTable label="Items" columns={columns} finder={finder} find="Find an item" empty="No record available!" />;
}
