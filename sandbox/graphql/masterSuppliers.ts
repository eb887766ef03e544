import { supplierScope } from '../rules/access.ts';
import { flag, int, moment, text } from '../rules/lists/listColumns.ts';
import { equalsAny, findInList, searchIn, type ListDefinition } from '../rules/lists/listQuery.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { listed } from '../rules/lists/listed.ts';

export const masterSupplierList: ListDefinition = {
  from: `master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
         left join payment_term pt on pt.code = ms.payment_term_code`,
  columns: {
    id: int('ms.id'),
    supplierId: int('ms.supplier_id'),
    uid: text('ms.uid'),
    companyCode: text('ms.company_code'),
    companyName: text('c.name'),
    countryCode: text('c.country_code'),
    countryName: text('c.country_name'),
    code: text('s.code'),
    name: text('s.name'),
    legalName: text('s.legal_name'),
    tradeName: text('s.trade_name'),
    email: text('s.email'),
    gstNumber: text('s.gst_number'),
    pan: text('s.pan'),
    address: text(`concat_ws(', ', s.address, s.city, s.state, s.pin_code)`),
    district: text('ms.district'),
    city: text('s.city'),
    region1: text('ms.region1'),
    region2: text('ms.region2'),
    state: text('s.state'),
    pinCode: text('s.pin_code'),
    tel: text('s.tel'),
    accountGroup: text('ms.account_group'),
    paymentMethod: text('ms.payment_method'),
    paymentBlock: text('ms.payment_block'),
    paymentTermCode: text('ms.payment_term_code'),
    paymentTermName: text('pt.name'),
    blockFunction: text('ms.block_function'),
    blockMethod: text('ms.block_method'),
    blockReason: text('ms.block_reason'),
    searchTerm1: text('ms.search_term1'),
    searchTerm2: text('ms.search_term2'),
    spendTypeCode: text('ms.spend_type_code'),
    spendType: text('ms.spend_type'),
    purchasingOrganizationCode: text('ms.purchasing_organization_code'),
    purchasingOrganization: text('ms.purchasing_organization'),
    isUrgent: flag('ms.is_urgent'),
    isLoginCreated: flag('ms.is_login_created'),
    isMSME: flag('ms.is_msme'),
    ssiStatus: text('ms.ssi_status'),
    gstVendorClassification: text('ms.gst_vendor_classification'),
    createdSource: text('ms.created_source'),
    erpNo: text('ms.erp_no'),
    erpSync: text('ms.erp_sync'),
    erpSyncFlag: flag('ms.erp_sync_flag'),
    erpSyncAttempt: int('ms.erp_sync_attempt'),
    erpSyncDate: moment('ms.erp_sync_date'),
    erpRequestDate: moment('ms.erp_request_date'),
    erpCreatedDate: moment('ms.erp_created_date'),
    erpCreatedBy: text('ms.erp_created_by'),
    erpUpdatedDate: moment('ms.erp_updated_date'),
    erpUpdatedBy: text('ms.erp_updated_by'),
    rct: moment('ms.rct'),
    rut: moment('ms.rut'),
    rcb: text('ms.rcb'),
    rub: text('ms.rub'),
    active: flag('ms.active'),
    deleted: flag('ms.deleted'),
    companyIsActive: flag('ms.company_is_active'),
  },
  parameters: {
    Code: equalsAny('s.code'),
    CompanyCode: equalsAny('ms.company_code'),
    companyCode: equalsAny('ms.company_code'),
    panOrCode: equalsAny('s.pan', 's.code'),
    codeorname: searchIn('s.code', 's.name'),
  },
};

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) =>
  findInList(db, masterSupplierList, id, supplierScope(viewer));

export const masterSupplierResolvers: Resolvers = {
  Query: { masterSupplierList: listed(masterSupplierList, supplierScope), masterSupplierById: byId },
};
