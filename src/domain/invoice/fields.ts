import {
  maxDecimals,
  maxLength,
  noSpaces,
  noSpecialCharacters,
  notNegative,
  onDraft,
  readableIdentifier,
} from '@/shared/fields/rules';
import { compare, decimalsOf, isZero, parseDecimal } from '@/lib/money';
import type { Intent } from '@/shared/form/intent';
import { invoiceMessages } from './messages';

// Formats are checked on drafts too: what cannot be right later is told now.
export const plainText = onDraft(noSpecialCharacters(invoiceMessages.specialCharacter));
export const notBelowZero = onDraft(notNegative(invoiceMessages.negative));
export const atMostTwoDecimals = onDraft(maxDecimals(2, invoiceMessages.twoDecimals));

/** Invoice number: at most 16 characters, no spaces, no special characters (spec 2 §5). */
export const invoiceNumberRules = [
  onDraft(maxLength(16)),
  onDraft(readableIdentifier('invoice number')),
  onDraft(noSpaces(invoiceMessages.space)),
  plainText,
];

const SUPPLIER_DISCLAIMER =
  'We confirm that the goods or services billed here were supplied, that this invoice meets the tax law that applies to it, and that it has not been submitted before. I agree with the Terms and Conditions.';
const EMPLOYEE_DISCLAIMER =
  'I confirm that I raise this invoice on behalf of the supplier from the original document attached, and that it has not been submitted before. I agree with the Terms and Conditions.';

/** The disclaimer stands last, under the totals; who creates on the buyer's side agrees to another text (spec 3 §4). */
export function disclaimer(bySupplier: boolean) {
  return {
    kind: 'boolean',
    name: 'isAgree',
    label: 'Disclaimer',
    statement: bySupplier ? SUPPLIER_DISCLAIMER : EMPLOYEE_DISCLAIMER,
    required: invoiceMessages.mustAgree,
    span: 3,
  } as const;
}

/** What is wrong with a line's amount (spec 2 §5), or null. A draft may leave it empty or 0. */
export function amountIssue(amount: string, intent: Intent): string | null {
  const typed = amount.trim();
  if (typed === '') return intent === 'submit' ? invoiceMessages.amountRequired : null;
  if (parseDecimal(typed) === null) return invoiceMessages.notANumber;
  if (compare(typed, 0) < 0) return invoiceMessages.negative;
  if (decimalsOf(typed) > 2) return invoiceMessages.twoDecimals;
  return intent === 'submit' && isZero(typed) ? invoiceMessages.amountRequired : null;
}
