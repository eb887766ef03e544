import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { ownRows } from '../access.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import { day, flag, int, json, money, text } from '../lists/listColumns.ts';
import { findInList, type ListDefinition } from '../lists/listQuery.ts';

/** Null without a plant. */
export const PLANT_ADDRESS = `case when b.code is not null then jsonb_build_object('id', b.id, 'code', b.code, 'name', b.name,
  'address', b.address, 'gstNumber', b.gst_number, 'businessPlace', b.business_place, 'billToBusinessPlace', b.business_place,
  'city', b.city, 'state', b.state, 'country', b.country, 'zone', b.zone, 'pinCode', b.pin_code, 'plantCode', b.plant_code,
  'plantName', b.plant_name) end`;

/** The state is computed (orderState.sql), never stored. */
export const orderList: ListDefinition = {
  from: `purchase_order i join supplier s on s.id = i.supplier_id join company c on c.code = i.company_code
    left join plant b on b.code = i.plant_code left join payment_term t on t.code = i.payment_term_code
    left join users r on r.user_id = i.pr_initiator_id`,
  worked: { view: 'order_state', on: 'w.po_id = i.id' },
  where: 'i.active and not i.deleted',
  columns: {
    id: int('i.id'),
    uid: text('i.uid'),
    no: text('i.no'),
    date: day('i.date'),
    delivery: day('i.delivery'),
    type: text('i.type'),
    currency: text('i.currency'),
    amount: money('i.amount'),
    companyCode: text('i.company_code'),
    companyName: text('c.name'),
    countryCode: text('c.country_code'),
    countryName: text('c.country_name'),
    supplierId: int('i.supplier_id'),
    supplierCode: text('i.supplier_code'),
    supplierName: text('s.name'),
    supplierEmail: text('s.email'),
    supplierAddress: text(`concat_ws(', ', s.address, s.city, s.state, s.pin_code)`),
    supplierGstNumber: text('s.gst_number'),
    supplierPanNumber: text('i.supplier_pan_number'),
    supplierContactNumber: text('s.tel'),
    supplierTaxCode: text('coalesce(s.gst_number, s.pan)'),
    supplierAcceptance: text('i.supplier_acceptance'),
    supplierAcknowledgement: text('i.supplier_acknowledgement'),
    isMSME: flag('i.is_msme'),
    isAribaVendor: flag('i.is_ariba_vendor'),
    proformaInvoiceIds: text('w.advance_ids'),
    proformaInvoiceAmount: money('w.advanced'),
    proformaInvoiceAvailableAmount: money('w.advance_left'),
    purchasingGroup: text('i.purchasing_group'),
    purchaseOrganization: text('i.purchase_organization'),
    plantCode: text('i.plant_code'),
    plantName: text('b.name'),
    erpApprovalDate: day('i.erp_approval_date'),
    billToLocation: json(PLANT_ADDRESS),
    billingAddress: { sql: PLANT_ADDRESS, kind: 'rows' },
    paymentTermId: int('t.id'),
    paymentTermCode: text('i.payment_term_code'),
    paymentTermText: text('t.name'),
    prInitiatorId: text('i.pr_initiator_id'),
    prInitiatorName: text('r.user_name'),
    prInitiatorEmail: text('r.email'),
    subject: text('i.subject'),
    description: text('i.description'),
    note: text('i.note'),
    generalTerms: text('i.general_terms'),
    poStatus: text('w.status'),
    active: flag('i.active'),
    deleted: flag('i.deleted'),
  },
  parameters: bySupplier,
};

export const orderTitles: Record<string, string> = {
  id: 'Id',
  type: 'PO Type',
  no: 'PO No',
  date: 'PO Date',
  erpApprovalDate: 'Approval Date',
  companyCode: 'Company Code',
  companyName: 'Company',
  countryName: 'Country',
  supplierCode: 'Supplier Code',
  supplierName: 'Supplier',
  supplierGstNumber: 'Supplier GST Number',
  supplierPanNumber: 'Supplier PAN',
  currency: 'Currency',
  amount: 'Amount',
  paymentTermText: 'Payment Term',
  plantName: 'Ship To',
  isMSME: 'MSME',
  isAribaVendor: 'Ariba',
  delivery: 'Delivery',
  poStatus: 'PO Status',
  proformaInvoiceAmount: 'Advance Amount',
  proformaInvoiceAvailableAmount: 'Available for Advances',
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
