import { answer } from './server.ts';

const LISTS = [
  'supplierRelatedCompanyList',
  'supplierLocationOfPresenceList',
  'supplierByContactList',
  'supplierDocumentList',
  'supplierByBankList',
  'supplierFinancialInformationList',
  'supplierReferenceCompanyList',
  'supplierReferenceClientList',
];

export function answerEmptyProfile(): void {
  for (const name of LISTS) answer(name, { [name]: { data: [] } });
  answer('supplierOrganization', { supplierRegistrationById: null });
  answer('SupplerInfoHistory', { SupplerInfoHistory: [] });
  answer('supplierServiceableCategoryLocationById', { supplierServiceableCategoryLocationById: null });
}
