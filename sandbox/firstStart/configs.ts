import type { FieldConfig } from '../rules/fieldConfig.ts';

interface ConfigSeed {
  region: string;
  company_code: string | null;
  level: string;
  fields: FieldConfig[];
}

/**
 * Variants of the non-PO form by company and region:
 * 1000 (IN): references and notes optional, the buyer's instruction reference for employees only.
 * 2000 (IN): agreement reference and descriptions required, item text renamed, payment term locked, department selectable, tracking number
 * required with shipping.
 * US: no bill-to choice, no HSN, notes required, currency locked to USD. DE (region): German names, tax defaults.
 */
const CONFIGS: ConfigSeed[] = [
  {
    region: 'IN',
    company_code: '1000',
    level: 'Company',
    fields: [
      { fieldName: 'billToLocation', isRequired: true, isRequiredMessage: 'Please select the bill-to location' },
      { fieldName: 'documentTypeCode', defaultValue: 'KR' },
      { fieldName: 'tcsGlCode', defaultValue: '225410' },
      { fieldName: 'taxLineTaxCode', defaultValue: 'V0' },
      { fieldName: 'instructionReference', roleGroup: 'employee,approver,admin' },
      { fieldName: 'agreementDocRefNo', label: 'Agreement Ref No' },
    ],
  },
  {
    region: 'IN',
    company_code: '2000',
    level: 'Company',
    fields: [
      {
        fieldName: 'agreementDocRefNo',
        label: 'Contract Number',
        isRequired: true,
        isRequiredMessage: 'Contract number is required for biologics',
      },
      { fieldName: 'instructionReference', visible: false },
      {
        fieldName: 'itemText',
        label: 'Study or Batch',
        isRequired: true,
        isRequiredMessage: 'Study or batch is required',
      },
      { fieldName: 'paymentTermCode', disable: true },
      { fieldName: 'departmentCode', label: 'Ordering Department' },
      { fieldName: 'lineItemDescription', label: 'Service Description', isRequired: true },
      { fieldName: 'taxType', defaultValue: 'IGST' },
      {
        fieldName: 'trackingNo',
        isRequired: true,
        isRequiredMessage: 'Tracking number is required for cold-chain goods',
      },
      { fieldName: 'tcsGlCode', defaultValue: '225420' },
      { fieldName: 'taxLineTaxCode', defaultValue: 'V0' },
    ],
  },
  {
    region: 'US',
    company_code: null,
    level: 'Region',
    fields: [
      { fieldName: 'billToLocation', visible: false },
      { fieldName: 'hsnSacCode', visible: false },
      { fieldName: 'agreementDocRefNo', label: 'Master Agreement No' },
      { fieldName: 'instructionReference', visible: false },
      { fieldName: 'currencyCode', defaultValue: 'USD', disable: true },
      { fieldName: 'taxType', defaultValue: 'No Tax' },
      {
        fieldName: 'notes',
        label: 'Purpose of Spend',
        isRequired: true,
        isRequiredMessage: 'Enter the purpose of the spend',
      },
    ],
  },
  {
    region: 'DE',
    company_code: null,
    level: 'Region',
    fields: [
      { fieldName: 'invoiceNumber', label: 'Rechnungsnummer' },
      { fieldName: 'invoiceDate', label: 'Rechnungsdatum' },
      { fieldName: 'hsnSacCode', visible: false },
      { fieldName: 'taxType', defaultValue: 'VAT' },
      { fieldName: 'instructionReference', visible: false },
      {
        fieldName: 'supportingDocuments',
        isRequired: true,
        isRequiredMessage: 'Please attach the delivery or service record',
      },
    ],
  },
];

export const configs = CONFIGS.map(({ fields, ...rest }) => ({ ...rest, config: { fields } }));
