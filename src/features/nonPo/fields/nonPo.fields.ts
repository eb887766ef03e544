import { defineFields } from '@/shared/fields/define';
import { exactLength, onDraft, readableIdentifier, warnOlderThanDays } from '@/shared/fields/rules';
import { billingAddresses } from '@/domain/invoice/address';
import {
  approverField,
  disclaimer,
  invoiceDateField,
  invoiceFileField,
  invoiceNumberField,
  plainText,
  supportingDocumentsField,
} from '@/domain/invoice/fields';
import { recordTypes } from '@/domain/recordTypes';
import { messages } from '../messages';

const WARN_BEYOND_DAYS = 365;

export const DOCUMENT_TYPES = [
  { value: 'KR', label: 'Invoice/Debit Note' },
  { value: 'KG', label: 'Credit Note' },
];

/** Header fields in the order of spec 2 §2, named as in the API and the configuration. */
export const headerFields = defineFields([
  {
    kind: 'pick',
    name: 'billToLocation',
    label: 'Bill To Location',
    lookup: 'plants',
    from: billingAddresses,
    required: true,
    span: 2,
  },
  {
    kind: 'remoteSelect',
    name: 'paymentTermCode',
    dto: { code: 'paymentTermCode', name: 'paymentTermName' },
    label: 'Payment Term',
    lookup: 'paymentTerms',
  },
  invoiceNumberField,
  { ...invoiceDateField, warn: warnOlderThanDays(WARN_BEYOND_DAYS, messages.olderThanAYear) },
  invoiceFileField('invoiceCopies', 'Invoice Copy', recordTypes.NonPoInvoice),
  supportingDocumentsField(recordTypes.NonPoInvoice),
  approverField,
  {
    kind: 'text',
    name: 'agreementDocRefNo',
    label: 'Agreement Reference No.',
    rules: [
      onDraft(readableIdentifier('agreement reference')),
      onDraft(exactLength(10, messages.agreementLength)),
      plainText,
    ],
  },
  {
    kind: 'text',
    name: 'instructionReference',
    label: 'Instruction Reference',
    rules: [
      onDraft(readableIdentifier('instruction reference')),
      onDraft(exactLength(10, messages.instructionLength)),
      plainText,
    ],
  },
  {
    kind: 'remoteSelect',
    name: 'taxType',
    dto: { code: 'taxTypeCode', name: 'taxType' },
    label: 'Tax Type',
    lookup: 'taxTypes',
    required: true,
  },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
    dto: { code: 'currencyCode', name: 'currency' },
    label: 'Currency',
    lookup: 'currencies',
    showsCode: true,
    required: true,
  },
  {
    kind: 'select',
    name: 'documentTypeCode',
    label: 'Document Type',
    options: DOCUMENT_TYPES,
    required: true,
  },
  {
    kind: 'remoteSelect',
    name: 'departmentCode',
    dto: { code: 'departmentCode', name: 'departmentName' },
    label: 'Department',
    lookup: 'departments',
    listWhenEmpty: true,
    configurable: 'shows',
  },
  { kind: 'text', name: 'itemText', label: 'Item Text', rules: [plainText], span: 2 },
]);

export const endingFields = (bySupplier: boolean) =>
  defineFields([
    { kind: 'longText', name: 'notes', label: 'Notes', rows: 3, span: 3 },
    disclaimer(bySupplier, 'the goods or services billed here were supplied'),
  ]);
