import { flag, int, joined, moment, text, texts, type Columns } from '../declared/columns.ts';

/** Address of a supplier `s` in one line. */
export const SUPPLIER_ADDRESS = `concat_ws(', ', s.address, s.city, s.state, s.pin_code)`;

/** A supplier `s` in a company `c` with payment term `pt` (spec 1 §3 'Master supplier'), in export order. */
export const masterSupplierColumns: Columns = {
  companyCode: text(undefined, { title: 'Company' }),
  code: text(undefined, { title: 'Code', sql: 's.code' }),
  name: text(undefined, { title: 'Name', sql: 's.name' }),
  gstNumber: text(undefined, { title: 'GST Number', sql: 's.gst_number' }),
  city: text(undefined, { title: 'City', sql: 's.city' }),
  paymentTermCode: text(undefined, { title: 'Payment Term' }),
  active: flag(undefined, { title: 'Is Active' }),
  companyIsActive: flag(undefined, { title: 'Company Is Active' }),
  supplierId: int(),
  ...joined('s', texts('legalName', 'tradeName', 'email', 'pan', 'state', 'pinCode', 'tel')),
  address: text(undefined, { sql: SUPPLIER_ADDRESS }),
  ...joined('c', texts('countryCode', 'countryName')),
  companyName: text(undefined, { sql: 'c.name' }),
  paymentTermName: text(undefined, { sql: 'pt.name' }),
  ...texts('uid', 'district', 'region1', 'region2', 'accountGroup', 'paymentMethod', 'paymentBlock', 'blockFunction'),
  ...texts('blockMethod', 'blockReason', 'searchTerm1', 'searchTerm2', 'spendTypeCode', 'spendType', 'ssiStatus'),
  ...texts('purchasingOrganizationCode', 'purchasingOrganization', 'gstVendorClassification', 'createdSource', 'erpNo'),
  ...texts('erpSync', 'erpCreatedBy', 'erpUpdatedBy', 'rcb', 'rub'),
  isUrgent: flag(),
  isLoginCreated: flag(),
  isMSME: flag(undefined, { column: 'is_msme' }),
  erpSyncFlag: flag(),
  erpSyncAttempt: int(),
  erpSyncDate: moment(),
  erpRequestDate: moment(),
  erpCreatedDate: moment(),
  erpUpdatedDate: moment(),
  rct: moment(),
  rut: moment(),
  deleted: flag(),
};
