/** Base-36 digits of Indian check characters, indexed by value. */
export const BASE36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function identityLengthProblem(text: string, length: number, noun: string): string | null {
  if (text.length === length) return null;
  return `${noun} has ${length} characters; this one has ${text.length}.`;
}

/** Returns a message about the first character that doesn't fit the pattern, or null: @ is a letter, # a digit, * either. */
export function patternProblem(text: string, pattern: string, noun: string): string | null {
  for (const [index, wanted] of Array.from(pattern).entries()) {
    const char = text.charAt(index);
    const [fits, word] = getPattern(wanted);
    if (!fits.test(char)) return `Character ${index + 1} of the ${noun} must be ${word}, not '${char}'.`;
  }
  return null;
}

function getPattern(wanted: string): [fits: RegExp, word: string] {
  if (wanted === '@') return [/^[A-Z]$/, 'a letter'];
  if (wanted === '#') return [/^\d$/, 'a digit'];
  if (wanted === '*') return [/^[A-Z0-9]$/, 'a letter or a digit'];
  return [new RegExp(`^${wanted}$`), wanted === '0' ? 'the digit 0' : `'${wanted}'`];
}
