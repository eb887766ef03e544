import { isTooLarge, TOO_LARGE } from '@/lib/limits';
import { inputErrors } from '@/lib/inputErrors';
import { isZero, parseDecimal } from '@/lib/money';
import * as z from 'zod/mini';
import type { FieldError } from '../../rules/errors.ts';
import { toDay, getText } from '../../rules/declared/input.ts';
import { amountError, invoiceDateError, invoiceNumberError } from '../../rules/records/invoiceRules.ts';
import type { ManualInput } from './input.ts';

export const NON_PO = 'NonPO';

type EntryField = Exclude<keyof ManualInput, 'id'>;

/** Spec 3 §5. */
const REQUIRED: [path: EntryField, label: string][] = [
  ['countryCode', 'Country'],
  ['companyCode', 'Company'],
  ['supplierCode', 'Supplier'],
  ['currencyCode', 'Currency'],
  ['documentTypeCode', 'Document Type'],
  ['apSubCategoryCode', 'AP Sub-Category'],
  ['invoiceNumber', 'Invoice Number'],
  ['invoiceDate', 'Invoice Date'],
  ['invoiceAmount', 'Amount'],
];

/** Spec 3 §5 'Manual invoice entry'. `isNew`: the FI number is not required yet. */
export function entryErrors(input: ManualInput, isNew: boolean): FieldError[] {
  const of = (path: string, message: string | null) => (message === null ? [] : [{ path, message }]);
  const value = (path: EntryField) => getText(input[path]);
  const filled = (path: EntryField, check: (text: string) => string | null) => {
    const text = value(path);
    return text === null ? [] : of(path, check(text));
  };
  return [
    ...REQUIRED.flatMap(([path, label]) => of(path, value(path) === null ? `${label} is required` : null)),
    ...filled('invoiceNumber', invoiceNumberError),
    ...filled('invoiceDate', text => invoiceDateError(toDay(text) ?? '')),
    ...filled('invoiceAmount', enteredAmountError),
    ...orderErrors(input),
    ...filled('emailSender', text => (z.safeParse(z.email(), text).success ? null : 'Please enter valid email')),
    ...(isNew ? [] : filled('fiDocumentNumber', tenDigits)),
  ];
}

function orderErrors(input: ManualInput): FieldError[] {
  const order = getText(input.purchaseOrder);
  if (getText(input.documentTypeCode) === NON_PO) return [];
  const message = order === null ? 'Purchase Order is required' : tenDigits(order);
  return message === null ? [] : [{ path: 'purchaseOrder', message }];
}

function tenDigits(text: string): string | null {
  if (!/^\d+$/.test(text)) return 'Characters are not allowed.';
  return text.length === 10 ? null : '10 digits required.';
}

function enteredAmountError(text: string): string | null {
  const amount = parseDecimal(text);
  if (amount === null) return inputErrors.amount(text);
  if (isZero(amount)) return 'Amount is required';
  return isTooLarge(amount) ? TOO_LARGE : amountError(amount);
}
