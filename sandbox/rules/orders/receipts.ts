import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { ownRows } from '../access.ts';
import { splitList } from '@/lib/text';
import { parseWhole } from '@/lib/decimalText';
import { equalsAny, selection, type ListDefinition } from '../lists/listQuery.ts';
import { address, date, flag, int, listOf, money, rate, text, texts, type Columns } from '../records/columns.ts';
import { chargeColumns } from './charges.ts';
import { bySupplier, PLANT_ADDRESS } from './orders.ts';

const FROM = `goods_receipt i join purchase_order p on p.id = i.po_id join supplier s on s.id = i.supplier_id
  join company c on c.code = p.company_code left join plant b on b.code = p.plant_code
  left join payment_term t on t.code = p.payment_term_code left join users r on r.user_id = p.pr_initiator_id`;

/** Of the invoices that claim something of receipt `i`. */
const claims = (what: string) => `(select ${what} from delivery_invoice d where d.id in
  (select q.invoice_id from item_claim q join goods_receipt_item g on g.id = q.grn_item_id where g.receipt_id = i.id))`;
const STATUS = `(select case when bool_and(x.invoiced >= x.quantity) then 'Invoiced' else 'Invoice Pending' end
  from receipt_item_state x where x.receipt_id = i.id)`;

/** What both ways to see a receipt have. */
const common: Columns = {
  no: text(undefined, { title: 'No' }),
  type: text(undefined, { title: 'Type' }),
  date: date(undefined, { title: 'Date' }),
  poType: text(undefined, { title: 'PO Type', sql: 'p.type' }),
  companyCode: text(undefined, { title: 'Company Code', sql: 'p.company_code' }),
  companyName: text(undefined, { title: 'Company', sql: 'c.name' }),
  countryName: text(undefined, { title: 'Country', sql: 'c.country_name' }),
  supplierCode: text(undefined, { title: 'Supplier Code' }),
  supplierName: text(undefined, { title: 'Supplier', sql: 's.name' }),
  supplierPanNumber: text(undefined, { title: 'Supplier PAN' }),
  supplierGstNumber: text(undefined, { title: 'Supplier GST Number', sql: 's.gst_number' }),
  plantCode: text(undefined, { sql: 'p.plant_code' }),
  plantName: text(undefined, { title: 'Plant', sql: 'b.name' }),
  currencyCode: text(undefined, { title: 'Currency', sql: 'p.currency' }),
  invoiceReference: text(undefined, { title: 'Invoice Reference' }),
  countryCode: text(undefined, { sql: 'c.country_code' }),
  uid: text(),
  supplierId: int(),
};

/** The lists of receipts, and their titles in the export. */
export const receiptColumns: Columns = {
  ...common,
  poNo: text(undefined, { title: 'PO No', sql: 'p.no' }),
  poDate: date(undefined, { title: 'PO Date', sql: 'p.date' }),
  movementTypeCode: text(undefined, { title: 'Movement Type' }),
  movementTypeName: text(undefined, { title: 'Movement Type Name' }),
  grnStatus: text(undefined, { title: 'Status', sql: STATUS }),
  invoiceQuantity: rate(undefined, {
    title: 'Invoice Quantity',
    sql: '(select sum(x.claimed) from receipt_item_state x where x.receipt_id = i.id)',
  }),
  invoiceNumber: text(undefined, {
    title: 'Invoice Number',
    sql: claims(`string_agg(d.invoice_number, ', ' order by d.id)`),
  }),
  invoiceStatus: text(undefined, {
    title: 'Invoice Status',
    sql: claims('(array_agg(d.status order by d.id desc))[1]'),
  }),
  poId: int(),
  createdSource: text(),
};
export const receiptList: ListDefinition = {
  ...listOf(FROM, 'not i.deleted', receiptColumns),
  parameters: { ...bySupplier, type: equalsAny('i.type') },
};

const pickedColumns: Columns = {
  ...common,
  grnDate: date(),
  orderId: int(undefined, { column: 'po_id' }),
  orderNo: text(undefined, { sql: 'p.no' }),
  orderDate: date(undefined, { sql: 'p.date' }),
  isMSME: flag(undefined, { sql: 'p.is_msme' }),
  isAribaVendor: flag(undefined, { sql: 'p.is_ariba_vendor' }),
  supplierEmail: text(undefined, { sql: 's.email' }),
  supplierAddress: text(undefined, { sql: `concat_ws(', ', s.address, s.city, s.state, s.pin_code)` }),
  supplierContactNumber: text(undefined, { sql: 's.tel' }),
  paymentTermId: int(undefined, { sql: 't.id' }),
  paymentTermCode: text(undefined, { sql: 'p.payment_term_code' }),
  paymentTermText: text(undefined, { sql: 't.name' }),
  billToLocation: address(undefined, { sql: PLANT_ADDRESS }),
  status: text(undefined, { sql: STATUS }),
  prInitiatorId: text(undefined, { sql: 'p.pr_initiator_id' }),
  prInitiatorName: text(undefined, { sql: 'r.user_name' }),
  prInitiatorEmail: text(undefined, { sql: 'r.email' }),
};

/** Receipts that were picked, by their ids. */
export const pickedReceipts: ListDefinition = {
  ...listOf(FROM, 'not i.deleted and p.active and not p.deleted', pickedColumns),
  parameters: {
    ...bySupplier,
    type: equalsAny('i.type'),
    poType: equalsAny('p.type'),
    id: (value, bind) => `i.id = any(${bind(splitList(value).map(each => parseWhole(each) ?? 0))}::int[])`,
    // What this invoice claims is given back to the lines, which are resolved apart.
    deliveryInvoiceId: () => 'true',
  },
};

/** Receipts of which something can still be invoiced. */
export const openReceipts: ListDefinition = {
  ...pickedReceipts,
  where: `${pickedReceipts.where ?? ''} and exists (select from receipt_item_state x where x.receipt_id = i.id and x.available > 0)`,
};

/** Which kinds of receipts there are, for the orders of a type. */
export const receiptTypes: ListDefinition = {
  from: `(values (1, 'GRN', 'Goods Receipt Note'), (2, 'SRN', 'Service Receipt Note')) i (id, code, name)`,
  columns: {
    id: { sql: 'i.id', kind: 'int' },
    code: { sql: 'i.code', kind: 'text' },
    name: { sql: 'i.name', kind: 'text' },
  },
  parameters: {
    poType: (value, bind) => `exists (select from goods_receipt g join purchase_order p on p.id = g.po_id
      where g.type = i.code and lower(p.type) = ${bind(value.toLowerCase())})`,
    active: () => 'true',
    deleted: () => 'true',
  },
  sort: ['code', 'asc'],
};

/** `$2`: an invoice whose claims count as available. */
const ITEM_FROM = `goods_receipt_item i join receipt_items_state($2) x on x.id = i.id join goods_receipt h on h.id = i.receipt_id
  join purchase_order_item o on o.id = i.order_item_id join purchase_order p on p.id = h.po_id`;
const itemFields: Columns = {
  ...texts('itemCode', 'itemName', 'hsnCode', 'uom'),
};
const ofOrder = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      { ...column, sql: `o.${name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}` },
    ]),
  );
const TYPE = text(undefined, { sql: 'o.item_type' });
const AMOUNT = money(undefined, { column: 'amount_lc' });
const AVAILABLE = rate(undefined, { sql: 'x.available' });

const receiptItems = listOf(ITEM_FROM, '', {
  ...ofOrder(itemFields),
  lineItemNo: text(),
  orderItemId: int(),
  poLineItemNo: text(undefined, { sql: 'o.line_item_number' }),
  poItemPrice: money(undefined, { sql: 'o.price' }),
  poItemQuantity: rate(undefined, { sql: 'o.quantity' }),
  currencyCode: text(undefined, { sql: 'p.currency' }),
  quantity: rate(),
  batchNumber: text(),
  amountLC: AMOUNT,
  materialType: TYPE,
  invoiceAvailableQuantity: AVAILABLE,
});

/** The lines of a receipt, in its own order. */
export function itemsOfReceipt(db: Sql, receiptId: number): Promise<object[]> {
  return linesOf(db, receiptItems, receiptId, 0);
}

function linesOf(db: Sql, list: ListDefinition, receiptId: number, own: number): Promise<object[]> {
  return db.query(
    `select ${selection(list)} from ${list.from} where i.receipt_id = $1 and x.receipt_id = $1 order by i.line_item_no`,
    [receiptId, own],
  );
}

/** Of one unit: a service's is what its receipt says (DECISIONS 46). */
const UNIT_PRICE = `case when o.item_type = 'Service' then round(i.amount_lc / nullif(i.quantity, 0), 6) else o.price end`;

const pickedItems = listOf(ITEM_FROM, '', {
  ...ofOrder({ ...itemFields, ...texts('taxCode', 'costCenterCode', 'costCenterName', 'itemType') }),
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
  amountLC: AMOUNT,
  taxRate: rate(undefined, { sql: 'o.tax_rate' }),
  totalOverheadsAmount: money(undefined, { sql: 'nullif(charges_sum(o.charges), 0)' }),
  ...chargeColumns('o.charges'),
});

/** The lines of a picked receipt with what an invoice takes from them. `own`: an invoice whose claims count as available. */
export function pickedItemsOf(db: Sql, receiptId: number, own: number): Promise<object[]> {
  return linesOf(db, pickedItems, receiptId, own);
}

/** A line of a receipt as the rules of an invoice need it. */
export interface ReceiptLine {
  id: number;
  orderItemId: number;
  type: 'GRN' | 'SRN';
  grnNo: string;
  grnDate: string;
  available: string;
  price: string;
}

/** The lines of receipts of an order, by id. `own`: an invoice whose claims count as available. */
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

/** The receipt, when the viewer sees it: suppliers their own by PAN or code, the buyer's side every one. */
export async function findReceipt(db: Sql, viewer: Viewer, id: number): Promise<object | null> {
  const params: unknown[] = [id];
  const scope = ownRows(viewer, true)?.(value => `$${params.push(value)}`);
  const { from, where } = receiptList;
  return (
    (await first<object>(
      db,
      `select ${selection(receiptList)} from ${from} where i.id = $1 and ${where ?? 'true'}${scope ? ` and ${scope}` : ''}`,
      params,
    )) ?? null
  );
}
