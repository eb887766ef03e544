import { isBlank } from '@/lib/text';
import type { FieldError } from '../../rules/errors.ts';
import {
  invoiceDateError,
  invoiceNumberError,
  missingTexts,
  specialCharacterError,
} from '../../rules/records/invoiceRules.ts';
import type { NonPoInvoiceInput } from './input.ts';

/** Spec 2 §9. */
export const DOCUMENT_TYPES = new Map([
  ['KR', 'Invoice/Debit Note'],
  ['KG', 'Credit Note'],
]);

export const IDENTIFIERS = {
  invoiceNumber: 'invoice number',
  agreementDocRefNo: 'agreement reference',
  instructionReference: 'instruction reference',
};

const NEEDED = {
  invoiceNumber: 'Invoice Number',
  invoiceDate: 'Invoice Date',
  documentTypeCode: 'Document Type',
  approverId: 'Approver',
  taxType: 'Tax Type',
  currencyCode: 'Currency',
} as const;

/** Fields that the configuration may hide, rename or make optional. */
const CONFIGURABLE = {
  billToLocation: 'Bill To Location is required',
  paymentTermCode: '',
  departmentCode: '',
  agreementDocRefNo: '',
  instructionReference: '',
  itemText: '',
  notes: '',
} as const;

/** Spec 2 §5. `required`: configuration per field: null hidden, '' optional, else the message. */
export function headerErrors(
  input: NonPoInvoiceInput,
  required: Map<string, string | null>,
  now: Date = new Date(),
): FieldError[] {
  const found: FieldError[] = [];
  const add = (path: string, message: string | null | undefined) => message && found.push({ path, message });
  for (const [name, label] of Object.entries(NEEDED))
    if (isBlank(input[name as keyof typeof NEEDED])) add(name, required.get(name) || `${label} is required`);
  found.push(...missingTexts(input, CONFIGURABLE, required));
  const { documentTypeCode: type, invoiceDate } = input;
  add('invoiceNumber', invoiceNumberError(input.invoiceNumber));
  add('invoiceDate', invoiceDate && invoiceDateError(invoiceDate, now));
  add('documentTypeCode', type?.trim() && !DOCUMENT_TYPES.has(type.trim()) ? 'Unknown document type' : null);
  add('agreementDocRefNo', referenceError(input.agreementDocRefNo, 'Agreement Reference No. must be 10 characters'));
  add(
    'instructionReference',
    referenceError(input.instructionReference, 'Instruction Reference must be 10 characters'),
  );
  add('itemText', specialCharacterError(input.itemText));
  if (input.isAgree !== true) add('isAgree', 'You must agree with the Terms and Conditions');
  return found;
}

function referenceError(value: string | null | undefined, message: string): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  return text.length === 10 ? specialCharacterError(text) : message;
}
