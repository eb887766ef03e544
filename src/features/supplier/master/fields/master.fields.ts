import type { MasterSupplier } from '../api/operations';

type Field = readonly [label: string, name: keyof MasterSupplier, kind?: 'yesNo' | 'moment'];

interface Group {
  title: string;
  fields: readonly Field[];
}

/** All fields of the supplier master (spec 3 §3 'Supplier master (view)', spec 1 §3 'Supplier list row'), most used first. */
export const masterFields: readonly Group[] = [
  {
    title: 'Supplier',
    fields: [
      ['Company', 'companyCode'],
      ['Code', 'code'],
      ['Name', 'name'],
      ['Legal Name', 'legalName'],
      ['Trade Name', 'tradeName'],
      ['Email', 'email'],
      ['Telephone', 'tel'],
      ['Is Active', 'active', 'yesNo'],
      ['Company Is Active', 'companyIsActive', 'yesNo'],
    ],
  },
  {
    title: 'Tax identity',
    fields: [
      ['GST Number', 'gstNumber'],
      ['PAN', 'pan'],
      ['GST Vendor Classification', 'gstVendorClassification'],
      ['MSME', 'isMSME', 'yesNo'],
      ['SSI Status', 'ssiStatus'],
    ],
  },
  {
    title: 'Address',
    fields: [
      ['Address', 'address'],
      ['District', 'district'],
      ['City', 'city'],
      ['State', 'state'],
      ['Region 1', 'region1'],
      ['Region 2', 'region2'],
      ['Postal Code', 'pinCode'],
    ],
  },
  {
    title: 'Payment',
    fields: [
      ['Payment Term', 'paymentTermCode'],
      ['Payment Method', 'paymentMethod'],
      ['Payment Block', 'paymentBlock'],
      ['Block Function', 'blockFunction'],
      ['Block Method', 'blockMethod'],
      ['Block Reason', 'blockReason'],
      ['Urgent', 'isUrgent', 'yesNo'],
    ],
  },
  {
    title: 'Purchasing',
    fields: [
      ['Account Group', 'accountGroup'],
      ['Spend Type', 'spendType'],
      ['Spend Type Code', 'spendTypeCode'],
      ['Purchasing Organization', 'purchasingOrganization'],
      ['Purchasing Organization Code', 'purchasingOrganizationCode'],
      ['Search Term 1', 'searchTerm1'],
      ['Search Term 2', 'searchTerm2'],
    ],
  },
  {
    title: 'ERP and audit',
    fields: [
      ['ERP Number', 'erpNo'],
      ['ERP Sync', 'erpSync'],
      ['ERP Sync Flag', 'erpSyncFlag', 'yesNo'],
      ['ERP Sync Attempts', 'erpSyncAttempt'],
      ['ERP Sync Date', 'erpSyncDate', 'moment'],
      ['ERP Request Date', 'erpRequestDate', 'moment'],
      ['ERP Created On', 'erpCreatedDate', 'moment'],
      ['ERP Created By', 'erpCreatedBy'],
      ['ERP Updated On', 'erpUpdatedDate', 'moment'],
      ['ERP Updated By', 'erpUpdatedBy'],
      ['Login Created', 'isLoginCreated', 'yesNo'],
      ['Created Source', 'createdSource'],
      ['Created On', 'rct', 'moment'],
      ['Created By', 'rcb'],
      ['Updated On', 'rut', 'moment'],
      ['Updated By', 'rub'],
      ['Unique Id', 'uid'],
      ['Deleted', 'deleted', 'yesNo'],
    ],
  },
];
