import { addDays, addMonths, today } from '@/lib/dates';
import { defineFields } from '@/shared/fields/define';
import {
  exactLength,
  maxLength,
  noSpaces,
  noSpecialCharacters,
  notLaterThanDays,
  notOlderThanMonths,
  onDraft,
  readableIdentifier,
  warnOlderThanDays,
} from '@/shared/fields/rules';
import { filesOf, recordKinds } from '@/domain/recordKinds';
import { messages } from '../model/messages';

// Formats are checked on drafts too: what cannot be right later is told now.
const spaceless = onDraft(noSpaces(messages.space));
const plain = onDraft(noSpecialCharacters(messages.specialCharacter));

/** Invoice dates lie at most 24 months back and reach to tomorrow (spec 2 §5). */
const MONTHS_BACK = 24;
const DAYS_AHEAD = 1;
const WARN_BEYOND_DAYS = 365;

export const DOCUMENT_TYPES = [
  { value: 'KR', label: 'Invoice/Debit Note' },
  { value: 'KG', label: 'Credit Note' },
];

/** The header of a non-PO invoice, in the order of spec 2 §2. Names are the wire's and the configuration's. */
export const nonPoFields = defineFields([
  {
    kind: 'address',
    name: 'billToLocation',
    label: 'Bill To Location',
    lookup: 'plants',
    required: true,
    section: 'Invoice',
    span: 2,
  },
  {
    kind: 'remoteSelect',
    name: 'paymentTermCode',
    wire: { code: 'paymentTermCode', name: 'paymentTermName' },
    label: 'Payment Term',
    lookup: 'paymentTerms',
    listWhenEmpty: true,
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'invoiceNumber',
    label: 'Invoice Number',

    required: true,
    rules: [onDraft(maxLength(16)), onDraft(readableIdentifier('invoice number')), spaceless, plain],
    section: 'Invoice',
  },
  {
    kind: 'date',
    name: 'invoiceDate',
    label: 'Invoice Date',
    min: () => addMonths(today(), -MONTHS_BACK),
    max: () => addDays(today(), DAYS_AHEAD),
    required: true,
    rules: [
      onDraft(notOlderThanMonths(MONTHS_BACK, 'Invoice date cannot be older than 24 months')),
      onDraft(notLaterThanDays(DAYS_AHEAD, 'Invoice date cannot be later than tomorrow')),
    ],
    warn: warnOlderThanDays(WARN_BEYOND_DAYS, messages.olderThanAYear),
    section: 'Invoice',
  },
  {
    kind: 'select',
    name: 'documentTypeCode',
    label: 'Document Type',
    options: DOCUMENT_TYPES,
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'person',
    name: 'approverId',
    wire: { userId: 'approverId', code: 'approverCode', name: 'approverName', email: 'approverEmail' },
    label: 'Approver',
    lookup: 'employees',
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'remoteSelect',
    name: 'taxType',
    wire: { code: 'taxTypeCode', name: 'taxType' },
    label: 'Tax Type',
    lookup: 'taxTypes',
    listWhenEmpty: true,
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
    wire: { code: 'currencyCode', name: 'currency' },
    label: 'Currency',
    lookup: 'currencies',
    listWhenEmpty: true,
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'agreementDocRefNo',
    label: 'Agreement Reference No.',

    rules: [
      onDraft(readableIdentifier('agreement reference')),
      onDraft(exactLength(10, messages.agreementLength)),
      plain,
    ],
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'instructionReference',
    label: 'Instruction Reference',

    rules: [
      onDraft(readableIdentifier('instruction reference')),
      onDraft(exactLength(10, messages.instructionLength)),
      plain,
    ],
    section: 'Invoice',
  },
  { kind: 'text', name: 'itemText', label: 'Item Text', rules: [plain], section: 'Invoice', span: 2 },
  {
    kind: 'attachment',
    name: 'invoiceCopies',
    label: 'Invoice Copy',
    families: ['pdf', 'image'],
    max: 1,
    required: messages.addAttachment,
    section: 'Documents',
    ...filesOf(recordKinds.NonPoInvoice),
  },
  {
    kind: 'attachment',
    name: 'supportingDocuments',
    label: 'Supporting Documents',
    families: ['csv', 'excel', 'pdf', 'image', 'email'],
    section: 'Documents',
    span: 2,
    ...filesOf(recordKinds.NonPoInvoice),
  },
  { kind: 'multiline', name: 'notes', label: 'Notes', rows: 3, section: 'Notes', span: 3 },
]);

const SUPPLIER_DISCLAIMER =
  'We confirm that the goods or services billed here were supplied, that this invoice meets the tax law that applies to it, and that it has not been submitted before. I agree with the Terms and Conditions.';
const EMPLOYEE_DISCLAIMER =
  'I confirm that I raise this invoice on behalf of the supplier from the original document attached, and that it has not been submitted before. I agree with the Terms and Conditions.';

/** The disclaimer stands last, under the totals; who creates on the buyer's side agrees to another text (spec 3 §4). */
export function disclaimerFields(bySupplier: boolean) {
  return defineFields([
    {
      kind: 'boolean',
      name: 'isAgree',
      label: 'Disclaimer',
      statement: bySupplier ? SUPPLIER_DISCLAIMER : EMPLOYEE_DISCLAIMER,
      required: messages.mustAgree,
      span: 3,
    },
  ]);
}

/** The cells of a line: the configuration may hide, rename or require them. */
export const nonPoLineFields = defineFields([
  { kind: 'text', name: 'lineItemDescription', label: 'Description' },
  { kind: 'money', name: 'amount', label: 'Amount', required: messages.amountRequired },
  { kind: 'text', name: 'hsnSacCode', label: 'HSN/SAC Code' },
  { kind: 'text', name: 'taxCode', label: 'Tax Code' },
]);
