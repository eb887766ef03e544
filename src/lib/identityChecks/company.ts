import { today } from '@/lib/dates';
import { identityLengthProblem, patternProblem } from './characters';
import { statesOfLetters } from './states';

const CIN_LENGTH = 21;
const UDYAM_LENGTH = 19;

/** Ownership codes in company numbers (Ministry of Corporate Affairs). */
const OWNERSHIP = ['FLC', 'FTC', 'GAP', 'GAT', 'GOI', 'NPL', 'OPC', 'PLC', 'PTC', 'SGC', 'ULL', 'ULT'];
/** The first Indian companies act; no company is older. */
const FIRST_YEAR = 1850;

/** Returns an error message for a corporate identity number, or null. `now` limits the year. */
export function cinProblem(text: string, now = today()): string | null {
  const shape =
    identityLengthProblem(text, CIN_LENGTH, 'A CIN') ?? patternProblem(text, '@#####@@####@@@######', 'CIN');
  if (shape !== null) return shape;
  if (!'LU'.includes(text.charAt(0))) return `A CIN starts with L (listed) or U (unlisted), not '${text.charAt(0)}'.`;
  const letters = text.slice(6, 8);
  if (statesOfLetters(letters).length === 0)
    return `Characters 7 and 8 of a CIN are an Indian state code; '${letters}' is not one.`;
  const year = Number(text.slice(8, 12));
  const thisYear = Number(now.slice(0, 4));
  if (year < FIRST_YEAR || year > thisYear)
    return `Characters 9 to 12 of a CIN are the registration year; ${text.slice(8, 12)} is not valid.`;
  const ownership = text.slice(12, 15);
  if (!OWNERSHIP.includes(ownership))
    return `Characters 13 to 15 of a CIN are the company type (PTC, PLC, OPC …); '${ownership}' is not one.`;
  return null;
}

export function udyamProblem(text: string): string | null {
  const shape =
    identityLengthProblem(text, UDYAM_LENGTH, 'An Udyam number') ??
    patternProblem(text, 'UDYAM-@@-##-#######', 'Udyam number');
  if (shape !== null) return shape;
  const letters = text.slice(6, 8);
  if (statesOfLetters(letters).length === 0)
    return `UDYAM- must be followed by an Indian state code; '${letters}' is not one.`;
  if (text.slice(12) === '0000000') return "The last seven digits of an Udyam number can't be 0000000.";
  return null;
}

/** Returns whether an enterprise type is an MSME: it contains Micro, Small or Medium (spec 1 §5). */
export function isMsmeType(type: unknown): boolean {
  return typeof type === 'string' && /\b(micro|small|medium)\b/i.test(type);
}
