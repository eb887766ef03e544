import { addDays, addMonths, type IsoDay } from '@/lib/dates';
import { hasSpecialCharacter } from '@/lib/text';
import type { FieldError } from '../errors.ts';
import type { NonPoInvoiceInput } from './input.ts';

/** Labels of what every invoice needs, whatever the configuration says. */
const NEEDED = {
  invoiceNumber: 'Invoice Number',
  invoiceDate: 'Invoice Date',
  documentTypeCode: 'Document Type',
  approverId: 'Approver',
  taxType: 'Tax Type',
  currencyCode: 'Currency',
} as const;

/** What the configuration may hide, rename or make optional, with what holds when it says nothing. */
const CONFIGURABLE = {
  billToLocation: 'Bill To Location is required',
  paymentTermCode: '',
  agreementDocRefNo: '',
  instructionReference: '',
  itemText: '',
  notes: '',
} as const;

/**
 * The rules of a submitted header (spec 2 §5). `required` is the configuration's word on each field: null hidden, '' optional,
 * else the message. Attachments and items are checked apart, because they need the database.
 */
export function headerErrors(
  input: NonPoInvoiceInput,
  required: Map<string, string | null>,
  now: Date = new Date(),
): FieldError[] {
  const found: FieldError[] = [];
  const add = (path: string, message: string | null | undefined) => message && found.push({ path, message });
  for (const [name, label] of Object.entries(NEEDED)) {
    const value = input[name as keyof typeof NEEDED];
    if (!value?.trim()) add(name, required.get(name) || `${label} is required`);
  }
  for (const [name, otherwise] of Object.entries(CONFIGURABLE)) {
    const value = input[name as keyof typeof CONFIGURABLE];
    const message = required.has(name) ? required.get(name) : otherwise;
    if (!value?.trim()) add(name, message);
  }
  add('invoiceNumber', invoiceNumberError(input.invoiceNumber ?? ''));
  add('invoiceDate', input.invoiceDate && invoiceDateError(input.invoiceDate.slice(0, 10), now));
  add('documentTypeCode', documentTypeError(input.documentTypeCode));
  add('agreementDocRefNo', referenceError(input.agreementDocRefNo, 'Agreement Reference No. must be 10 characters'));
  add(
    'instructionReference',
    referenceError(input.instructionReference, 'Instruction Reference must be 10 characters'),
  );
  if (hasSpecialCharacter(input.itemText ?? '')) add('itemText', 'Special character not allowed');
  if (input.isAgree !== true) add('isAgree', 'You must agree with the Terms and Conditions');
  return found;
}

function invoiceNumberError(number: string): string | null {
  const text = number.trim();
  if (/\s/.test(text)) return 'Space is not allowed';
  return hasSpecialCharacter(text) ? 'Special character not allowed' : null;
}

/** Not older than 24 months, not later than tomorrow; the caller's calendar may be up to 14 hours ahead or 12 behind. */
function invoiceDateError(day: IsoDay, now: Date): string | null {
  const shifted = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
  if (day < addMonths(shifted(-12), -24)) return 'Invoice date cannot be older than 24 months';
  return day > addDays(shifted(14), 1) ? 'Invoice date cannot be later than tomorrow' : null;
}

function documentTypeError(code: string | null | undefined): string | null {
  return code?.trim() && !(code in DOCUMENT_TYPES) ? 'This document type is not known' : null;
}

function referenceError(value: string | null | undefined, message: string): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  if (text.length !== 10) return message;
  return hasSpecialCharacter(text) ? 'Special character not allowed' : null;
}

/** Spec 2 §9. */
export const DOCUMENT_TYPES: Record<string, string> = { KR: 'Invoice/Debit Note', KG: 'Credit Note' };
