import type { Sql } from '../../data/database.ts';
import { parseWhole } from '@/lib/decimalText';
import { splitList } from '@/lib/text';
import { bySupplier } from '../lists/bySupplier.ts';
import { equalsAny, searchIn, type ListDefinition, type OwnParameter } from '../lists/listQuery.ts';
import {
  address,
  date,
  flag,
  int,
  getList,
  joined,
  money,
  rate,
  text,
  texts,
  type Columns,
} from '../declared/columns.ts';
import { chargeColumns } from './charges.ts';
import { PLANT_ADDRESS } from './orders.ts';
import { AMOUNT, AVAILABLE, common, FROM, ITEM_FROM, getLines, TYPE, WORKED } from './receipts.ts';
import { SUPPLIER_ADDRESS } from '../supplier/masterColumns.ts';

const pickedColumns: Columns = {
  ...common,
  grnDate: date(),
  orderId: int(undefined, { column: 'po_id' }),
  orderNo: text(undefined, { sql: 'p.no' }),
  orderDate: date(undefined, { sql: 'p.date' }),
  isMSME: flag(undefined, { sql: 'p.is_msme' }),
  isAribaVendor: flag(undefined, { sql: 'p.is_ariba_vendor' }),
  supplierEmail: text(undefined, { sql: 's.email' }),
  supplierAddress: text(undefined, { sql: SUPPLIER_ADDRESS }),
  supplierContactNumber: text(undefined, { sql: 's.tel' }),
  paymentTermId: int(undefined, { sql: 't.id' }),
  paymentTermCode: text(undefined, { sql: 'p.payment_term_code' }),
  paymentTermText: text(undefined, { sql: 't.name' }),
  billToLocation: address(undefined, { sql: PLANT_ADDRESS }),
  status: text(undefined, { sql: 'w.status' }),
  prInitiatorId: text(undefined, { sql: 'p.pr_initiator_id' }),
  prInitiatorName: text(undefined, { sql: 'r.user_name' }),
  prInitiatorEmail: text(undefined, { sql: 'r.email' }),
};

/** docs/decisions.md#list-parameter-payment-state. */
const inReceipt: OwnParameter = (value, bind) => {
  const item = searchIn('o.item_code', 'o.item_name', 'o.item_short_text')(value, bind);
  return `(${searchIn('i.no', 'p.no', 'i.invoice_reference')(value, bind)}
    or exists (select from goods_receipt_item g join purchase_order_item o on o.id = g.order_item_id where g.receipt_id = i.id and ${item}))`;
};

export const pickedReceipts: ListDefinition = {
  ...getList(FROM, 'not i.deleted and p.active and not p.deleted', pickedColumns),
  worked: WORKED,
  parameters: {
    ...bySupplier,
    type: equalsAny('i.type'),
    poType: equalsAny('p.type'),
    id: (value, bind) => `i.id = any(${bind(splitList(value).map(each => parseWhole(each) ?? 0))}::int[])`,
    noOrOrderNoOrItem: inReceipt,
    // Affects the lines only, which have a separate resolver.
    deliveryInvoiceId: () => 'true',
  },
};

export const openReceipts: ListDefinition = {
  ...pickedReceipts,
  where: `${pickedReceipts.where ?? ''} and w.open`,
};

/** For services the receipt defines the price (docs/decisions.md#service-lines). */
const UNIT_PRICE = `case when o.item_type = 'Service' then round(i.amount_lc / nullif(i.quantity, 0), 6) else o.price end`;

const pickedItems = getList(ITEM_FROM, '', {
  ...joined(
    'o',
    texts('itemCode', 'itemName', 'hsnCode', 'uom', 'taxCode', 'costCenterCode', 'costCenterName', 'itemType'),
  ),
  grnId: int(undefined, { column: 'receipt_id' }),
  grnNo: text(undefined, { sql: 'h.no' }),
  sapGrnCreationDate: date(undefined, { sql: 'h.grn_date' }),
  grnLineItemNumber: text(undefined, { column: 'line_item_no' }),
  orderItemId: int(),
  poLineItemNumber: text(undefined, { sql: 'o.line_item_number' }),
  materialType: TYPE,
  batchNo: text(undefined, { column: 'batch_number' }),
  actualQuantity: rate(undefined, { column: 'quantity' }),
  poQuantity: rate(undefined, { sql: 'o.quantity' }),
  invoiceAvailableQuantity: AVAILABLE,
  deliveryInvoiceAvailableQuantity: rate(undefined, { sql: 'x.order_available' }),
  price: rate(undefined, { sql: UNIT_PRICE }),
  poItemPrice: rate(undefined, { sql: 'o.price' }),
  amountLC: AMOUNT,
  taxRate: rate(undefined, { sql: 'o.tax_rate' }),
  totalOverheadsAmount: money(undefined, { sql: 'nullif(charges_sum(o.charges), 0)' }),
  ...chargeColumns('o.charges'),
});

/** `own`: an invoice whose claims count as available. */
export function getPickedItems(db: Sql, receiptId: number, own: number): Promise<object[]> {
  return getLines(db, pickedItems, receiptId, own);
}

export interface ReceiptLine {
  id: number;
  orderItemId: number;
  type: 'GRN' | 'SRN';
  grnNo: string;
  grnDate: string;
  available: string;
  price: string;
}

/** `own`: an invoice whose claims count as available. */
export async function receiptLines(
  db: Sql,
  poId: number,
  ids: number[],
  own: number,
): Promise<Map<number, ReceiptLine>> {
  const found = await db.query<ReceiptLine>(
    `select i.id, i.order_item_id "orderItemId", h.type, h.no "grnNo", h.grn_date "grnDate", trim_scale(x.available) available,
            trim_scale(${UNIT_PRICE}) price
       from ${ITEM_FROM} where h.po_id = $1 and not h.deleted and i.id = any($3::int[])`,
    [poId, own, ids],
  );
  return new Map(found.map(line => [line.id, line]));
}
