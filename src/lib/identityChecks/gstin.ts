import { BASE36, identityLengthProblem, patternProblem } from './characters';
import { panProblem } from './pan';
import { isSameState, stateOfGstCode } from './states';

/** Message for an invalid or unknown GST number (spec 1 §8). */
export const INVALID_GST = 'Invalid GST Number';

/** Length of a GST number (spec 1 §9). */
const GST_LENGTH = 15;
const PATTERN = '##@@@@@####@*Z*';

/** Registrations with another structure: tax deductors and collectors, UIN holders, non-residents, foreign online services. */
const OTHER_REGISTRATIONS = [
  /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z][CD][0-9A-Z]$/,
  /^\d{4}[A-Z]{3}\d{5}(?:[UO]N|NR|OS)[0-9A-Z]$/,
];

/** Returns why a GST number can't be sent for verification (spec 1 §5: 15 characters), or null. */
export function gstNumberProblem(text: string): string | null {
  return identityLengthProblem(text, GST_LENGTH, 'A GST number');
}

/** Computes the check character of a GSTIN from its first 14 characters, by the GST network's published rule. */
export function gstinCheckDigit(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new Error('A GSTIN check digit needs 14 capital letters or digits');
  const total = Array.from(first14).reduce((sum, char, index) => {
    const product = BASE36.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    return sum + Math.floor(product / 36) + (product % 36);
  }, 0);
  return BASE36.charAt((36 - (total % 36)) % 36);
}

/** Returns a hint about a suspicious GST number in capitals, or null, by the GST network's published structure. */
export function gstinProblem(text: string): string | null {
  if (OTHER_REGISTRATIONS.some(pattern => pattern.test(text))) return null;
  const shape = identityLengthProblem(text, GST_LENGTH, 'A GST number') ?? patternProblem(text, PATTERN, 'GST number');
  if (shape !== null) return shape;
  const code = text.slice(0, 2);
  if (!stateOfGstCode(code)) return `This number starts with ${code}, which is not an Indian state code.`;
  const pan = panProblem(panOfGstin(text));
  if (pan !== null) return `Characters 3 to 12 of a GST number are a PAN. ${pan}`;
  if (text.charAt(12) === '0') return "Character 13 of a GST number can't be '0'.";
  if (gstinCheckDigit(text.slice(0, 14)) !== text.charAt(14))
    return "Check the number: the last character doesn't match (typing error).";
  return null;
}

/** Returns the PAN in a GST number: characters 3 to 12 (spec 1 §7). */
export function panOfGstin(gstin: string): string {
  return gstin.slice(2, 12);
}

/** Returns the PAN in a GST number, or '' for numbers without one: UIN holders, non-residents. */
export function panInGstin(gstin: string): string {
  const pan = panOfGstin(gstin);
  return panProblem(pan) === null ? pan : '';
}

/** Returns an error message if PAN and GST number don't match; null if they do or one is empty. */
export function panUnlikeGstin(pan: string, gstin: string): string | null {
  if (pan === '' || gstin.length !== GST_LENGTH || ['', pan].includes(panInGstin(gstin))) return null;
  return `The PAN ${pan} differs from the one in the GST number, ${panOfGstin(gstin)}.`;
}

export function stateUnlikeGstin(state: string, gstin: string): string | null {
  const registered = gstin.length === GST_LENGTH ? stateOfGstCode(gstin.slice(0, 2)) : undefined;
  if (!registered || registered.letters.length === 0 || state.trim() === '' || isSameState(state, registered))
    return null;
  return `The GST number is for ${registered.name} (code ${registered.gst}), not ${state.trim()}.`;
}
