import { identityLengthProblem, patternProblem } from './characters';

const PAN_LENGTH = 10;
const TAN_LENGTH = 10;

/** Holder type by the fourth letter of a PAN (Income Tax Department). */
const HOLDERS: Record<string, string> = {
  A: 'Association of Persons',
  B: 'Body of Individuals',
  C: 'Company',
  F: 'Firm/ Limited Liability Partnership',
  G: 'Government',
  H: 'Hindu Undivided Family',
  J: 'Artificial Juridical Person',
  L: 'Local Authority',
  P: 'Individual',
  T: 'Trust',
};

/** Returns the holder type of a PAN by its fourth letter; null for an unknown letter. */
export function panHolder(pan: string): string | null {
  return HOLDERS[pan.charAt(3)] ?? null;
}

/** Returns an error message for a PAN, or null. Accepts any fourth letter because new holder types appear (K, E). */
export function panProblem(text: string): string | null {
  const shape = identityLengthProblem(text, PAN_LENGTH, 'A PAN') ?? patternProblem(text, '@@@@@####@', 'PAN');
  if (shape !== null) return shape;
  if (text.slice(5, 9) === '0000') return "The four digits of a PAN can't be 0000.";
  return null;
}

export function tanProblem(text: string): string | null {
  return identityLengthProblem(text, TAN_LENGTH, 'A TAN') ?? patternProblem(text, '@@@@#####@', 'TAN');
}
