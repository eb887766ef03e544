import type { Column } from '../rules/lists/listFilters.ts';
import type { ListDefinition } from '../rules/lists/listQuery.ts';

const INTS = ['supplierId', 'supplierWithHoldingCount', 'sentBackLevel'];
const NUMBERS = ['totalAmount', 'totalTaxAmount', 'totalGrossAmount', 'tcsLineAmount', 'tcsAmount', 'taxLineAmount'];
const RATES = ['tcsRate', 'vatPercentage', 'taxLineTaxRate'];
const DATES = ['invoiceDate', 'dueDate'];
const MOMENTS = ['invoiceCreatedDate', 'rct', 'rut'];
const BOOLEANS = ['budgeted', 'supplierUrgent', 'calculateTax', 'isAgree', 'erpSyncFlag', 'isTcs', 'includeTaxLine'];
const JSON_TEXTS = ['billToLocation', 'invoiceCopies', 'supportingDocuments', 'shippingDocument'];
const FOLDED = ['invoiceNumber', 'supplierName', 'companyName', 'approverName'];
const TEXTS = [
  'no',
  'title',
  'documentTypeCode',
  'documentTypeName',
  'agreement',
  'departmentCode',
  'departmentName',
  'supplierCode',
  'supplierEmail',
  'supplierAddress',
  'supplierGstNumber',
  'supplierPanNumber',
  'supplierContactNumber',
  'supplierCompanyCode',
  'supplierBoardline',
  'companyCode',
  'companyGstNumber',
  'paymentTermCode',
  'paymentTermName',
  'currencyCode',
  'currency',
  'countryCode',
  'countryName',
  'taxType',
  'taxTypeCode',
  'approverId',
  'approverCode',
  'approverEmail',
  'agreementDocRefNo',
  'instructionReference',
  'itemText',
  'notes',
  'queryStatus',
  'status',
  'workFlowStatus',
  'workFlowRemark',
  'createdBy',
  'createdByName',
  'createdSource',
  'rcb',
  'rub',
  'erpNo',
  'erpSync',
  'tcsGlCode',
  'whtvat',
  'vatgl',
  'taxLineDescrption',
  'taxLineTaxCode',
];

function named(names: string[], kind: Column['kind']): [string, Column][] {
  return names.map(name => [name, { sql: `i.${snake(name)}`, kind }]);
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);
}

/** Non-PO invoices: every field of the contract's `NonPoInvoice` but its items and what depends on the viewer. */
export const nonPoInvoiceList: ListDefinition = {
  from: 'non_po_invoice i',
  where: 'not i.deleted',
  columns: {
    id: { sql: 'i.id', kind: 'int' },
    ...Object.fromEntries([
      ...named(INTS, 'int'),
      ...named(NUMBERS, 'number'),
      ...RATES.map((name): [string, Column] => [name, { sql: `trim_scale(i.${snake(name)})`, kind: 'number' }]),
      ['totalVATAmount', { sql: 'i.total_vat_amount', kind: 'number' }] satisfies [string, Column],
      ...named(DATES, 'date'),
      ...named(MOMENTS, 'moment'),
      ...named(BOOLEANS, 'boolean'),
      ...named(JSON_TEXTS, 'json'),
      ...named(TEXTS, 'text'),
      ...FOLDED.map((name): [string, Column] => [
        name,
        { sql: `i.${snake(name)}`, kind: 'text', folded: `i.${snake(name)}_folded` },
      ]),
    ]),
  },
};
