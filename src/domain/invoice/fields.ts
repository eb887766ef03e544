import { addDays, addMonths, today } from '@/lib/dates';
import {
  maxDecimals,
  maxLength,
  noSpaces,
  noSpecialCharacters,
  notLaterThanDays,
  notNegative,
  notOlderThanMonths,
  notZero,
  onDraft,
  readableIdentifier,
} from '@/shared/fields/rules';
import { MAX_INVOICE_NUMBER } from '@/lib/limits';
import { getFiles, type RecordType } from '../recordTypes';
import { invoiceMessages } from './messages';

// Drafts check formats too, so that users learn of errors early.
export const plainText = onDraft(noSpecialCharacters());
export const notBelowZero = onDraft(notNegative(invoiceMessages.negative));
export const atMostTwoDecimals = onDraft(maxDecimals(2, invoiceMessages.twoDecimals));

/** At most 16 characters, no spaces, no special characters (spec 2 §5, spec 3 §5). */
export const invoiceNumberRules = [
  onDraft(maxLength(MAX_INVOICE_NUMBER)),
  onDraft(readableIdentifier('invoice number')),
  onDraft(noSpaces(invoiceMessages.space)),
  plainText,
];

export const invoiceNumberField = {
  kind: 'text',
  name: 'invoiceNumber',
  label: 'Invoice Number',
  required: true,
  rules: invoiceNumberRules,
} as const;

/** From 24 months back to tomorrow (spec 2 §5, spec 3 §5). */
const MONTHS_BACK = 24;
const DAYS_AHEAD = 1;
export const invoiceDateRules = [
  onDraft(notOlderThanMonths(MONTHS_BACK, 'Invoice date cannot be older than 24 months')),
  onDraft(notLaterThanDays(DAYS_AHEAD, 'Invoice date cannot be later than tomorrow')),
];

/** Invoice date without reference to an order. */
export const invoiceDateField = {
  kind: 'date',
  name: 'invoiceDate',
  label: 'Invoice Date',
  min: () => addMonths(today(), -MONTHS_BACK),
  max: () => addDays(today(), DAYS_AHEAD),
  required: true,
  rules: invoiceDateRules,
} as const;

/** Invoice date on an order: not in the future (spec 2 §5, spec 3 §5). */
export const pastInvoiceDateField = {
  kind: 'date',
  name: 'invoiceDate',
  label: 'Invoice Date',
  max: today,
  required: true,
  rules: [onDraft(notLaterThanDays(0, 'Invoice date cannot be in the future'))],
} as const;

export const approverField = {
  kind: 'person',
  name: 'approverId',
  dto: { userId: 'approverId', code: 'approverCode', name: 'approverName', email: 'approverEmail' },
  label: 'Approver',
  lookup: 'employees',
  required: true,
} as const;

/** Supporting documents (spec 2 §5). */
export const supportingDocumentsField = (kind: RecordType) =>
  ({
    kind: 'attachment',
    name: 'supportingDocuments',
    label: 'Supporting Documents',
    families: ['csv', 'excel', 'pdf', 'image', 'email'],
    span: 2,
    ...getFiles(kind),
  }) as const;

/** Invoice file: one pdf or image (spec 2 §5). */
export const invoiceFileField = <Name extends string>(name: Name, label: string, kind: RecordType) =>
  ({
    kind: 'attachment',
    name,
    label,
    families: ['pdf', 'image'],
    max: 1,
    required: invoiceMessages.addAttachment,
    ...getFiles(kind),
  }) as const;

const EMPLOYEE_DISCLAIMER =
  'I confirm that I raise this invoice on behalf of the supplier from the original document attached, and that it has not been submitted before. I agree with the Terms and Conditions.';

/** Disclaimer below the totals. `why` completes the supplier's statement for this record type; buyers agree to another text (spec 3 §4). */
export function disclaimer(bySupplier: boolean, why: string) {
  const supplierText = `We confirm that ${why}, that this invoice meets the tax law that applies to it, and that it has not been submitted before. I agree with the Terms and Conditions.`;
  return {
    kind: 'boolean',
    name: 'isAgree',
    label: 'Disclaimer',
    statement: bySupplier ? supplierText : EMPLOYEE_DISCLAIMER,
    required: invoiceMessages.mustAgree,
    span: 3,
  } as const;
}

/** Amount of a line (spec 2 §5); drafts may leave it empty or 0. */
export const lineAmountField = {
  kind: 'money',
  name: 'amount',
  label: 'Amount',
  zero: 'inDto',
  required: invoiceMessages.amountRequired,
  rules: [notBelowZero, atMostTwoDecimals, notZero(invoiceMessages.amountRequired)],
} as const;
