import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { ownRows } from '../access.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import { codeName, inUse } from '../lists/listColumns.ts';
import { equalsAny, findInList, selection, type ListDefinition } from '../lists/listQuery.ts';
import { date, int, getList, joined, money, rate, text, texts, type Columns } from '../declared/columns.ts';

export const FROM = `goods_receipt i join purchase_order p on p.id = i.po_id join supplier s on s.id = i.supplier_id
  join company c on c.code = p.company_code left join plant b on b.code = p.plant_code
  left join payment_term t on t.code = p.payment_term_code left join users r on r.user_id = p.pr_initiator_id`;

/** Computed (orderState.sql), never stored. */
export const WORKED = { view: 'receipt_state', on: 'w.po_id = i.po_id and w.receipt_id = i.id' };

/** Label for both receipt types; lists of one type replace it with that type. */
export const RECEIPT = 'GRN/SRN';

export const common: Columns = {
  no: text(undefined, { title: `${RECEIPT} No` }),
  type: text(undefined, { title: 'Type' }),
  date: date(undefined, { title: `${RECEIPT} Date` }),
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

export const receiptColumns: Columns = {
  ...common,
  poNo: text(undefined, { title: 'PO No', sql: 'p.no' }),
  poDate: date(undefined, { title: 'PO Date', sql: 'p.date' }),
  movementTypeCode: text(undefined, { title: 'Movement Type Code' }),
  movementTypeName: text(undefined, { title: 'Movement Type' }),
  grnStatus: text(undefined, { title: 'Status', sql: 'w.status' }),
  invoiceQuantity: rate(undefined, { title: 'Invoiced Quantity', sql: 'w.claimed' }),
  invoiceNumber: text(undefined, { title: 'Invoice Number', sql: 'w.invoice_numbers' }),
  invoiceStatus: text(undefined, { title: 'Invoice Status', sql: 'w.invoice_status' }),
  poId: int(),
  createdSource: text(undefined, { title: 'Source' }),
};
export const receiptList: ListDefinition = {
  ...getList(FROM, 'not i.deleted', receiptColumns),
  worked: WORKED,
  parameters: { ...bySupplier, type: equalsAny('i.type') },
};

export const receiptTypes: ListDefinition = {
  from: `(values (1, 'GRN', 'Goods Receipt Note'), (2, 'SRN', 'Service Receipt Note')) i (id, code, name)`,
  columns: codeName,
  parameters: {
    poType: (value, bind) => `exists (select from goods_receipt g join purchase_order p on p.id = g.po_id
      where g.type = i.code and lower(p.type) = ${bind(value.toLowerCase())})`,
    ...inUse,
  },
  sort: ['code', 'asc'],
};

/** `$2`: an invoice whose claims count as available. */
export const ITEM_FROM = `goods_receipt_item i join goods_receipt h on h.id = i.receipt_id
  join receipt_items_state($2) x on x.id = i.id and x.po_id = h.po_id
  join purchase_order_item o on o.id = i.order_item_id join purchase_order p on p.id = h.po_id`;
export const TYPE = text(undefined, { sql: 'o.item_type' });
export const AMOUNT = money(undefined, { column: 'amount_lc' });
export const AVAILABLE = rate(undefined, { sql: 'x.available' });

const receiptItems = getList(ITEM_FROM, '', {
  ...joined('o', texts('itemCode', 'itemName', 'hsnCode', 'uom')),
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

export function itemsOfReceipt(db: Sql, receiptId: number): Promise<object[]> {
  return getLines(db, receiptItems, receiptId, 0);
}

export function getLines(db: Sql, list: ListDefinition, receiptId: number, own: number): Promise<object[]> {
  return db.query(
    `select ${selection(list)} from ${list.from}
      where i.receipt_id = $1 and x.receipt_id = $1 and h.po_id = (select po_id from goods_receipt where id = $1)
      order by i.line_item_no`,
    [receiptId, own],
  );
}

/** Suppliers see it by PAN or code, buyer-side users always. */
export function findReceipt(db: Sql, viewer: Viewer, id: number): Promise<object | null> {
  return findInList(db, receiptList, id, ownRows(viewer, true));
}
