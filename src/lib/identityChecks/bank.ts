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
