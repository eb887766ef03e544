import {
  atMostTwoDecimals,
  invoiceDateField,
  invoiceFileField,
  invoiceNumberField,
  notBelowZero,
} from '@/domain/invoice/fields';
import { invoiceMessages } from '@/domain/invoice/messages';
import { getFiles, recordTypes } from '@/domain/recordTypes';
import { DATE_FORMAT, formatMoment } from '@/lib/dates';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { digitsOnly, email, exactLength, notZero } from '@/shared/fields/rules';
import type { FieldDef } from '@/shared/fields/types';
import type { Choice } from '@/shared/fieldTypes/types';
import { messages } from '../messages';

const kind = recordTypes.ManualInvoiceEntry;

/** Document type of entries without an order (spec 3 §5). */
export const NON_PO = 'NonPO';

/** Order and FI document numbers have ten digits (spec 3 §5). */
const tenDigitRules = [digitsOnly(messages.noCharacters), exactLength(10, messages.tenDigits)];
const amountRules = [notZero(invoiceMessages.amountRequired), notBelowZero, atMostTwoDecimals];
const emailRules = [email(messages.email)];

const hasOrder = ({ documentTypeCode }: { documentTypeCode: Choice | null }) => documentTypeCode?.code !== NON_PO;

/** Input fields in the order of 'PO Invoice Entry Form' (spec 3 §2, §5); the view shows the same ones. */
export const entryFields = defineFields([
  {
    kind: 'remoteSelect',
    name: 'countryCode',
    dto: { code: 'countryCode', name: 'countryName' },
    label: 'Country',
    lookup: 'countries',
    required: true,
    section: 'Company and supplier',
  },
  {
    kind: 'remoteSelect',
    name: 'companyCode',
    dto: { code: 'companyCode', name: 'companyName' },
    label: 'Company',
    lookup: 'companies',
    required: true,
    dependsOn: ['countryCode'],
    section: 'Company and supplier',
  },
  {
    kind: 'remoteSelect',
    name: 'supplierCode',
    dto: { code: 'supplierCode', name: 'supplierName' },
    label: 'Supplier',
    lookup: 'suppliers',
    required: true,
    dependsOn: ['companyCode'],
    section: 'Company and supplier',
  },
  {
    kind: 'remoteSelect',
    name: 'documentTypeCode',
    dto: { code: 'documentTypeCode', name: 'documentTypeName' },
    label: 'Document Type',
    lookup: 'documentTypes',
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'purchaseOrder',
    label: 'Purchase Order',
    required: true,
    visible: hasOrder,
    dependsOn: ['documentTypeCode'],
    nullWhenHidden: true,
    rules: tenDigitRules,
    section: 'Invoice',
  },
  {
    kind: 'remoteSelect',
    name: 'apSubCategoryCode',
    dto: { code: 'apSubCategoryCode', name: 'apSubCategoryName' },
    label: 'AP Sub-Category',
    lookup: 'apSubCategories',
    required: true,
    section: 'Invoice',
  },
  { ...invoiceNumberField, section: 'Invoice' },
  { ...invoiceDateField, section: 'Invoice' },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
    dto: { code: 'currencyCode', name: 'currency' },
    label: 'Currency',
    lookup: 'currencies',
    showsCode: true,
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'money',
    name: 'invoiceAmount',
    label: 'Invoice Amount',
    required: invoiceMessages.amountRequired,
    dependsOn: ['currencyCode'],
    currency: ({ currencyCode }: { currencyCode: Choice | null }) => currencyCode?.code ?? '',
    rules: amountRules,
    section: 'Invoice',
  },
  { ...invoiceFileField('uploadInvoice', 'Upload Invoice', kind), span: 2, section: 'Invoice' },
  {
    kind: 'attachment',
    name: 'invoiceAttachment',
    label: 'Attachments',
    families: ['csv', 'excel', 'pdf', 'image', 'email'],
    span: 3,
    section: 'Invoice',
    ...getFiles(kind),
  },
  {
    kind: 'remoteSelect',
    name: 'businessLocation1',
    dto: { name: 'businessLocation1' },
    label: 'Business Location',
    lookup: 'businessLocations',
    section: 'Additional details',
  },
  { kind: 'text', name: 'emailSender', label: 'Email Sender', rules: emailRules, section: 'Additional details' },
  { kind: 'text', name: 'scanUrn', label: 'Scan URN', section: 'Additional details' },
  {
    kind: 'text',
    name: 'fiDocumentNumber',
    label: 'FI Document Number',
    rules: tenDigitRules,
    help: 'Entering this number closes the invoice.',
    section: 'Additional details',
  },
  { kind: 'longText', name: 'remarks', label: 'Remarks', rows: 2, span: 3, section: 'Additional details' },
]);

export type EntryValues = ValuesOf<typeof entryFields>;

/** Returns the form's fields. New entries have no FI document, and users of one supplier don't choose it. */
export function fieldsFor({ isNew, ownSupplier }: { isNew: boolean; ownSupplier: boolean }): FieldDef<EntryValues>[] {
  const all: readonly FieldDef<EntryValues>[] = entryFields;
  return all
    .filter(({ name }) => !isNew || name !== 'fiDocumentNumber')
    .map(field => (ownSupplier && field.name === 'supplierCode' ? { ...field, mode: 'locked' } : field));
}

export const readFields = defineFields([
  { kind: 'readOnly', name: 'createdByName', label: 'Created By' },
  {
    kind: 'readOnly',
    name: 'createdOn',
    dto: 'rct',
    label: 'Created On',
    format: value => (typeof value === 'string' ? formatMoment(value, DATE_FORMAT) : ''),
  },
  { kind: 'readOnly', name: 'recordUpdatedByName', label: 'Closed By' },
  { kind: 'date', name: 'iapCreationDate', label: 'IAP Creation Date', mode: 'read' },
  { kind: 'readOnly', name: 'erpSync', label: 'ERP Status' },
  { kind: 'readOnly', name: 'erpNo', label: 'ERP No' },
  { kind: 'date', name: 'postingDate', label: 'Posting Date', mode: 'read' },
  { kind: 'money', name: 'paymentDeduction', label: 'Payment Deduction', mode: 'read' },
  { kind: 'money', name: 'paymentAmountPaid', label: 'Payment Amount Paid', mode: 'read' },
  { kind: 'date', name: 'paymentDate', label: 'Payment Date', mode: 'read' },
  { kind: 'readOnly', name: 'paymentBlock', label: 'Payment Block' },
  { kind: 'readOnly', name: 'paymentReference', label: 'Payment Reference' },
  { kind: 'readOnly', name: 'auditStatus', label: 'Audit Status' },
  { kind: 'date', name: 'auditDate', label: 'Audit Date', mode: 'read' },
  { kind: 'readOnly', name: 'auditRemark', label: 'Audit Remark' },
]);

export type ReadValues = EntryValues & ValuesOf<typeof readFields>;
