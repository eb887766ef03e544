import { addDays, addMonths, today, type IsoDay } from '@/lib/dates';
import { hasSpecialCharacter } from '@/lib/text';
import type { FieldDef, Rule } from '@/shared/fields/types';
import { NON_PO } from '../model/context';
import { messages } from '../model/messages';
import { DOCUMENT_TYPES, type NonPoLine, type NonPoValues } from '../model/nonPo.values';

/** Invoice dates may lie 24 months back and reach to tomorrow (spec 2 §5). */
const oldestDay = (): IsoDay => addMonths(today(), -24);
const latestDay = (): IsoDay => addDays(today(), 1);
const isOlderThanAYear = (day: IsoDay | ''): boolean => day !== '' && day < addDays(today(), -365);

const INVOICE_NUMBER_LENGTH = 16;
const REFERENCE_LENGTH = 10;

/** Formats are checked on drafts too: what cannot be right later is told now. */
const format = (test: (text: string) => boolean, message: string): Rule<unknown, string> => ({
  test,
  message,
  onDraft: true,
});
const noSpaces = format(text => !/\s/.test(text), messages.space);
const noSpecialCharacters = format(text => !hasSpecialCharacter(text), messages.specialCharacter);
const atMost = (limit: number) => format(text => text.length <= limit, `At most ${limit} characters`);
const exactly10 = (message: string) => format(text => text.length === REFERENCE_LENGTH, message);

/** The header of a non-PO invoice, in the order of spec 2 §2. Names are the wire's and the configuration's. */
export const nonPoFields: FieldDef<NonPoValues>[] = [
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
    label: 'Payment Term',
    lookup: 'paymentTerms',
    listWhenEmpty: true,
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'invoiceNumber',
    label: 'Invoice Number',
    limit: INVOICE_NUMBER_LENGTH,
    required: true,
    rules: [atMost(INVOICE_NUMBER_LENGTH), noSpaces, noSpecialCharacters],
    section: 'Invoice',
  },
  {
    kind: 'date',
    name: 'invoiceDate',
    label: 'Invoice Date',
    min: oldestDay,
    max: latestDay,
    required: true,
    rules: [
      { test: day => day >= oldestDay(), message: 'Invoice date cannot be older than 24 months', onDraft: true },
      { test: day => day <= latestDay(), message: 'Invoice date cannot be later than tomorrow', onDraft: true },
    ],
    warn: day => (isOlderThanAYear(day) ? messages.olderThanAYear : null),
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
  { kind: 'person', name: 'approverId', label: 'Approver', lookup: 'employees', required: true, section: 'Invoice' },
  {
    kind: 'remoteSelect',
    name: 'taxType',
    label: 'Tax Type',
    lookup: 'taxTypes',
    listWhenEmpty: true,
    required: true,
    section: 'Invoice',
  },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
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
    limit: REFERENCE_LENGTH,
    rules: [exactly10(messages.agreementLength), noSpecialCharacters],
    section: 'Invoice',
  },
  {
    kind: 'text',
    name: 'instructionReference',
    label: 'Instruction Reference',
    limit: REFERENCE_LENGTH,
    rules: [exactly10(messages.instructionLength), noSpecialCharacters],
    section: 'Invoice',
  },
  { kind: 'text', name: 'itemText', label: 'Item Text', rules: [noSpecialCharacters], section: 'Invoice', span: 2 },
  {
    kind: 'attachment',
    name: 'invoiceCopies',
    label: 'Invoice Copy',
    families: ['pdf', 'image'],
    max: 1,
    required: messages.addAttachment,
    section: 'Documents',
    ...NON_PO,
  },
  {
    kind: 'attachment',
    name: 'supportingDocuments',
    label: 'Supporting Documents',
    families: ['csv', 'excel', 'pdf', 'image', 'email'],
    section: 'Documents',
    span: 2,
    ...NON_PO,
  },
  { kind: 'multiline', name: 'notes', label: 'Notes', rows: 3, section: 'Notes', span: 3 },
];

/** The cells of a line: the configuration may hide, rename or require them. */
export const nonPoLineFields: FieldDef<NonPoLine>[] = [
  { kind: 'text', name: 'lineItemDescription', label: 'Description' },
  { kind: 'money', name: 'amount', label: 'Amount', required: messages.amountRequired },
  { kind: 'text', name: 'hsnSacCode', label: 'HSN/SAC Code' },
  { kind: 'text', name: 'taxCode', label: 'Tax Code' },
];
