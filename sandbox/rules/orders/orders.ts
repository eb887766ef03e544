import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { ownRows } from '../access.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import { address, date, flag, getList, int, money, rows, text, texts, type Columns } from '../declared/columns.ts';
import { findInList, type ListDefinition } from '../lists/listQuery.ts';
import { SUPPLIER_ADDRESS } from '../supplier/masterColumns.ts';

/** Null without a plant. */
export const PLANT_ADDRESS = `case when b.code is not null then jsonb_build_object('id', b.id, 'code', b.code, 'name', b.name,
  'address', b.address, 'gstNumber', b.gst_number, 'businessPlace', b.business_place, 'billToBusinessPlace', b.business_place,
  'city', b.city, 'state', b.state, 'country', b.country, 'zone', b.zone, 'pinCode', b.pin_code, 'plantCode', b.plant_code,
  'plantName', b.plant_name) end`;

export const orderColumns: Columns = {
  type: text(undefined, { title: 'PO Type' }),
  no: text(undefined, { title: 'PO No' }),
  date: date(undefined, { title: 'PO Date' }),
  erpApprovalDate: date(undefined, { title: 'Approval Date' }),
  companyCode: text(undefined, { title: 'Company Code' }),
  companyName: text(undefined, { title: 'Company', sql: 'c.name' }),
  countryName: text(undefined, { title: 'Country', sql: 'c.country_name' }),
  supplierCode: text(undefined, { title: 'Supplier Code' }),
  supplierName: text(undefined, { title: 'Supplier', sql: 's.name' }),
  supplierGstNumber: text(undefined, { title: 'Supplier GST Number', sql: 's.gst_number' }),
  supplierPanNumber: text(undefined, { title: 'Supplier PAN' }),
  currency: text(undefined, { title: 'Currency' }),
  amount: money(undefined, { title: 'Amount' }),
  paymentTermText: text(undefined, { title: 'Payment Term', sql: 't.name' }),
  plantName: text(undefined, { title: 'Ship To', sql: 'b.name' }),
  isMSME: flag(undefined, { title: 'MSME', column: 'is_msme' }),
  isAribaVendor: flag(undefined, { title: 'Ariba' }),
  delivery: date(undefined, { title: 'Delivery' }),
  poStatus: text(undefined, { title: 'PO Status', sql: 'w.status' }),
  proformaInvoiceAmount: money(undefined, { title: 'Advance Amount', sql: 'w.advanced' }),
  proformaInvoiceAvailableAmount: money(undefined, { title: 'Available for Advances', sql: 'w.advance_left' }),
  proformaInvoiceIds: text(undefined, { sql: 'w.advance_ids' }),
  supplierId: int(),
  countryCode: text(undefined, { sql: 'c.country_code' }),
  supplierEmail: text(undefined, { sql: 's.email' }),
  supplierAddress: text(undefined, { sql: SUPPLIER_ADDRESS }),
  supplierContactNumber: text(undefined, { sql: 's.tel' }),
  supplierTaxCode: text(undefined, { sql: 'coalesce(s.gst_number, s.pan)' }),
  billToLocation: address(undefined, { sql: PLANT_ADDRESS }),
  billingAddress: rows(undefined, { sql: PLANT_ADDRESS }),
  paymentTermId: int(undefined, { sql: 't.id' }),
  prInitiatorName: text(undefined, { sql: 'r.user_name' }),
  prInitiatorEmail: text(undefined, { sql: 'r.email' }),
  ...texts(
    'uid',
    'supplierAcceptance',
    'supplierAcknowledgement',
    'purchasingGroup',
    'purchaseOrganization',
    'plantCode',
  ),
  ...texts('paymentTermCode', 'prInitiatorId', 'subject', 'description', 'note', 'generalTerms'),
  active: flag(),
  deleted: flag(),
};

/** The state is computed (orderState.sql), never stored. */
export const orderList: ListDefinition = {
  ...getList(
    `purchase_order i join supplier s on s.id = i.supplier_id join company c on c.code = i.company_code
     left join plant b on b.code = i.plant_code left join payment_term t on t.code = i.payment_term_code
     left join users r on r.user_id = i.pr_initiator_id`,
    'i.active and not i.deleted',
    orderColumns,
  ),
  worked: { view: 'order_state', on: 'w.po_id = i.id' },
  parameters: bySupplier,
};

/** Orders with a remainder that is neither invoiced nor advanced. */
export const advanceOrders: ListDefinition = { ...orderList, where: `${orderList.where} and w.advance_left > 0` };

/** Spec 3 §5. */
export const INVOICED_TYPES = 'ZCER ZARB ZCMS ZCON ZENG ZIPD ZPRM ZSCT ZSEC ZSER ZSEU ZFO'.split(' ');

export const deliveryOrders: ListDefinition = {
  ...orderList,
  where: `${orderList.where} and i.type in (${INVOICED_TYPES.map(type => `'${type}'`).join(', ')}) and w.open`,
};

export interface Order {
  id: number;
  no: string;
  date: string;
  type: string;
  currency: string;
  amount: string;
  companyCode: string;
  supplierCode: string;
  isMSME: boolean;
  isAribaVendor: boolean;
  plantCode: string | null;
  plantName: string | null;
  prInitiatorId: string | null;
  paymentTermCode: string | null;
  /** JSON text. */
  billToLocation: string | null;
  poStatus: string;
  proformaInvoiceAvailableAmount: string;
}

/** Suppliers see it by PAN or code (spec 2 §6), buyer-side users always. */
export async function findOrder(db: Sql, viewer: Viewer, id: number): Promise<Order | undefined> {
  return (await findInList<Order>(db, orderList, id, ownRows(viewer, true))) ?? undefined;
}
