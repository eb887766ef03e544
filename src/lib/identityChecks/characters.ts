/** The base-36 digits of Indian check characters, and their values. */
export const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What is wrong with the length, as a sentence; null when it is right. `noun` opens it: 'The GST number'. */
export function identityLengthProblem(text: string, length: number, noun: string): string | null {
  if (text.length === length) return null;
  return `${noun} has ${length} characters; this one has ${text.length}.`;
}

/**
 * The first place where a text departs from its pattern, as a sentence ("Character 4 of the PAN must be a letter, not '7'."); null when
 * none does. In `pattern`, @ stands for a letter, # for a digit, * for either; any other character stands for itself.
 */
export function patternProblem(text: string, pattern: string, noun: string): string | null {
  for (const [index, wanted] of Array.from(pattern).entries()) {
    const char = text.charAt(index);
    const [fits, word] = fitOf(wanted);
    if (!fits.test(char)) return `Character ${index + 1} of the ${noun} must be ${word}, not '${char}'.`;
  }
  return null;
}

function fitOf(wanted: string): [fits: RegExp, word: string] {
  if (wanted === '@') return [/^[A-Z]$/, 'a letter'];
  if (wanted === '#') return [/^\d$/, 'a digit'];
  if (wanted === '*') return [/^[A-Z0-9]$/, 'a letter or a digit'];
  return [new RegExp(`^${wanted}$`), wanted === '0' ? 'the digit 0' : `'${wanted}'`];
}
