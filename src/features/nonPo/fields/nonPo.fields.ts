import { addDays, addMonths, today, type IsoDay } from '@/lib/dates';
import { hasSpecialCharacter } from '@/lib/text';
import type { FieldDef, Rule } from '@/shared/fields/types';
import { messages } from '../model/messages';
import { DOCUMENT_TYPES, type NonPoLine, type NonPoValues } from '../model/nonPo.values';

/** Invoice dates may lie 24 months back and reach to tomorrow (spec 2 §5). */
const oldestDay = (): IsoDay => addMonths(today(), -24);
const latestDay = (): IsoDay => addDays(today(), 1);
const REFERENCE_LENGTH = 10;
const WARN_AFTER_DAYS = 365;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Formats are checked on drafts too: what cannot be right later is told now. */
const format = <V>(test: (value: string) => boolean, message: string): Rule<V> => ({
  test: value => text(value) === '' || test(text(value)),
  message,
  onDraft: true,
});

const noSpaces = <V>() => format<V>(value => !/\s/.test(value), messages.space);
const noSpecial = <V>() => format<V>(value => !hasSpecialCharacter(value), messages.specialCharacter);
const exactly10 = <V>(message: string) => format<V>(value => value.length === REFERENCE_LENGTH, message);

/** The header of a non-PO invoice, in the order of spec 2 §2. Names are the wire's and the configuration's. */
export const nonPoFields: FieldDef<NonPoValues>[] = [
  {
    kind: 'address',
    name: 'billToLocation',
    label: 'Bill To Location',
    lookup: 'plants',
    required: true,
    section: 'header',
    span: 2,
  },
  {
    kind: 'remoteSelect',
    name: 'paymentTermCode',
    label: 'Payment Term',
    lookup: 'paymentTerms',
    listWhenEmpty: true,
    section: 'header',
  },
  {
    kind: 'text',
    name: 'invoiceNumber',
    label: 'Invoice Number',
    maxLength: 16,
    required: true,
    rules: [noSpaces(), noSpecial()],
    section: 'header',
  },
  {
    kind: 'date',
    name: 'invoiceDate',
    label: 'Invoice Date',
    min: oldestDay,
    max: latestDay,
    required: true,
    warn: value =>
      text(value) !== '' && text(value) < addDays(today(), -WARN_AFTER_DAYS) ? messages.olderThanAYear : null,
    section: 'header',
  },
  {
    kind: 'select',
    name: 'documentTypeCode',
    label: 'Document Type',
    options: DOCUMENT_TYPES,
    required: true,
    section: 'header',
  },
  {
    kind: 'person',
    name: 'approverId',
    label: 'Approver',
    lookup: 'employees',
    help: 'Type at least 5 letters of the name or e-mail',
    required: true,
    section: 'header',
  },
  {
    kind: 'text',
    name: 'agreementDocRefNo',
    label: 'Agreement Reference No.',
    maxLength: REFERENCE_LENGTH,
    rules: [exactly10(messages.agreementLength), noSpecial()],
    section: 'header',
  },
  {
    kind: 'text',
    name: 'instructionReference',
    label: 'Instruction Reference',
    maxLength: REFERENCE_LENGTH,
    rules: [exactly10(messages.instructionLength), noSpecial()],
    section: 'header',
  },
  {
    kind: 'remoteSelect',
    name: 'taxType',
    label: 'Tax Type',
    lookup: 'taxTypes',
    listWhenEmpty: true,
    required: true,
    section: 'header',
  },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
    label: 'Currency',
    lookup: 'currencies',
    listWhenEmpty: true,
    required: true,
    section: 'header',
  },
  { kind: 'text', name: 'itemText', label: 'Item Text', maxLength: 50, rules: [noSpecial()], section: 'header' },
  {
    kind: 'attachment',
    name: 'invoiceCopies',
    label: 'Invoice Copy',
    families: ['pdf', 'image'],
    max: 1,
    required: messages.addAttachment,
    section: 'documents',
  },
  {
    kind: 'attachment',
    name: 'supportingDocuments',
    label: 'Supporting Documents',
    families: ['csv', 'excel', 'pdf', 'image', 'email'],
    section: 'documents',
    requiredMessage: messages.addAttachment,
  },
  { kind: 'multiline', name: 'notes', label: 'Notes', rows: 3, maxLength: 500, section: 'notes', span: 3 },
];

/** The cells of a line, so that the configuration may hide, rename or require them as `items` fields. */
export const nonPoLineFields: FieldDef<NonPoLine>[] = [
  { kind: 'text', name: 'lineItemDescription', label: 'Description', rules: [noSpecial()] },
  { kind: 'money', name: 'amount', label: 'Amount', required: messages.amountRequired },
  { kind: 'text', name: 'hsnSacCode', label: 'HSN/SAC Code' },
  { kind: 'text', name: 'taxCode', label: 'Tax Code' },
];
