import { identityLengthProblem, patternProblem } from './characters';

/** Characters of a PAN and of a TAN (spec 1 §9). */
const PAN_LENGTH = 10;
const TAN_LENGTH = 10;

/** What the fourth letter of a PAN says of its holder (Income Tax Department). */
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

/** The kind of holder of a PAN, by its fourth letter; null for a letter that no kind has. */
export function panHolder(pan: string): string | null {
  return HOLDERS[pan.charAt(3)] ?? null;
}

/**
 * What is wrong with a PAN, as a sentence; null when nothing is. It has no check character that is published, and its fourth letter may be
 * any: kinds of holders come along (K, E), and who has the number knows it better than our list.
 */
export function panProblem(text: string): string | null {
  const shape = identityLengthProblem(text, PAN_LENGTH, 'A PAN') ?? patternProblem(text, '@@@@@####@', 'PAN');
  if (shape !== null) return shape;
  if (text.slice(5, 9) === '0000') return 'The four digits of a PAN count from 0001; they cannot be 0000.';
  return null;
}

/** What is wrong with a TAN (four letters, five digits, a letter), as a sentence; null when nothing is. */
export function tanProblem(text: string): string | null {
  return identityLengthProblem(text, TAN_LENGTH, 'A TAN') ?? patternProblem(text, '@@@@#####@', 'TAN');
}
