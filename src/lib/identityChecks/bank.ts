import { validateBIC, validateIBAN, ValidationErrorsBIC, ValidationErrorsIBAN } from 'ibantools';
import { ungrouped } from '../text';
import { identityLengthProblem, patternProblem } from './characters';

export const IFSC_LENGTH = 11;

/** Message for an invalid IFSC (spec 1 §5). */
export const IFSC_NOT_VALID = 'IFSC is not valid';

/** Message if a saved account's number or IBAN changed but its documents did not. */
export const NEW_DOCUMENT = 'The account changed: attach a new document for it';

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
  if (has(ValidationErrorsIBAN.NoIBANProvided)) return 'An IBAN begins with the two letters of a country.';
  if (has(ValidationErrorsIBAN.NoIBANCountry)) return `'${country}' is no country with IBANs.`;
  if (has(ValidationErrorsIBAN.WrongBBANLength))
    return `An IBAN of ${country} has another length than ${iban.length} characters.`;
  if (has(ValidationErrorsIBAN.ChecksumNotNumber)) return `After ${country} an IBAN has two check digits.`;
  if (has(ValidationErrorsIBAN.WrongBBANFormat))
    return `The account part of this IBAN is not made as those of ${country} are.`;
  if (has(ValidationErrorsIBAN.WrongIBANChecksum))
    return 'The check digits do not fit the rest: one of the characters of this IBAN is mistyped.';
  if (has(ValidationErrorsIBAN.WrongAccountBankBranchChecksum))
    return 'The bank, branch and account in this IBAN do not fit each other: a character is mistyped.';
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
    return `Characters 5 and 6 of a BIC name a country; '${bic.slice(4, 6)}' is none.`;
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
    return `No US routing number begins with ${text.slice(0, 2)}.`;
  const sum = Array.from(text).reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index % 3] ?? 0), 0);
  return sum % 10 === 0 && sum > 0
    ? null
    : 'The last digit does not fit the others: one of the digits of this routing number is mistyped.';
}
