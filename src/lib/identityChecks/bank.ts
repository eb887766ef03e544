import { validateBIC, validateIBAN, ValidationErrorsBIC, ValidationErrorsIBAN } from 'ibantools';
import { ungrouped } from '../text';
import { identityLengthProblem, patternProblem } from './characters';

export const IFSC_LENGTH = 11;

/** Message for an invalid IFSC (spec 1 §5). */
export const IFSC_NOT_VALID = 'IFSC is not valid';

/** Message if a saved account's number or IBAN changed but its documents did not. */
export const NEW_DOCUMENT = 'The account has changed. Attach a new document';

/** Returns an error message for an IFSC (bank, 0, branch; Reserve Bank of India), or null. */
export function ifscProblem(text: string): string | null {
  return identityLengthProblem(text, IFSC_LENGTH, 'An IFSC') ?? patternProblem(text, '@@@@0******', 'IFSC');
}

/** Returns an error message for an IBAN (ISO 13616, modulus 97), or null. Accepts any grouping. */
export function ibanProblem(text: string): string | null {
  const iban = ungrouped(text);
  const { errorCodes } = validateIBAN(iban);
  const has = (code: ValidationErrorsIBAN) => errorCodes.includes(code);
  const country = iban.slice(0, 2);
  if (has(ValidationErrorsIBAN.NoIBANProvided)) return 'An IBAN starts with a two-letter country code.';
  if (has(ValidationErrorsIBAN.NoIBANCountry)) return `'${country}' is not an IBAN country code.`;
  if (has(ValidationErrorsIBAN.WrongBBANLength))
    return `${iban.length} characters is the wrong length for an IBAN of ${country}.`;
  if (has(ValidationErrorsIBAN.ChecksumNotNumber)) return `${country} must be followed by two check digits.`;
  if (has(ValidationErrorsIBAN.WrongBBANFormat)) return `The account part doesn't match the IBAN format of ${country}.`;
  if (has(ValidationErrorsIBAN.WrongIBANChecksum))
    return "Check the IBAN: the check digits don't match (typing error).";
  if (has(ValidationErrorsIBAN.WrongAccountBankBranchChecksum))
    return "Check the IBAN: bank, branch and account don't match (typing error).";
  return null;
}

export function countryOfIban(text: string): string {
  return ungrouped(text).slice(0, 2);
}

/** Returns an error message for a BIC (SWIFT code, ISO 9362), or null. */
export function bicProblem(text: string): string | null {
  const bic = ungrouped(text);
  if (bic.length !== 8 && bic.length !== 11)
    return `A BIC (SWIFT code) has 8 or 11 characters; this one has ${bic.length}.`;
  const { errorCodes } = validateBIC(bic);
  if (errorCodes.includes(ValidationErrorsBIC.NoBICCountry))
    return `Characters 5 and 6 of a BIC are a country code; '${bic.slice(4, 6)}' is not one.`;
  return errorCodes.length > 0 ? patternProblem(bic, '@@@@@@*****'.slice(0, bic.length), 'BIC') : null;
}

/** Valid first two digits of routing numbers: Federal Reserve districts, thrifts, electronic, traveler's checks. */
const DISTRICTS: [low: number, high: number][] = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];
const WEIGHTS = [3, 7, 1];

/** Returns an error message for a US routing number (American Bankers Association: nine digits, weights 3, 7, 1), or null. */
export function routingNumberProblem(text: string): string | null {
  const shape =
    identityLengthProblem(text, 9, 'A US routing number') ?? patternProblem(text, '#########', 'routing number');
  if (shape !== null) return shape;
  const district = Number(text.slice(0, 2));
  if (!DISTRICTS.some(([low, high]) => district >= low && district <= high))
    return `A US routing number can't start with ${text.slice(0, 2)}.`;
  const sum = Array.from(text).reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0);
  return sum % 10 === 0 && sum > 0 ? null : "Check the routing number: the last digit doesn't match (typing error).";
}
