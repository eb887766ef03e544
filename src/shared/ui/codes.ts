/** Returns whether a text looks like a code rather than a name: '9983', 'GL-40'. */
export const hasDigitAndNoSpace = (text: string) => /^\S*\d\S*$/.test(text.trim());

/** Returns whether the text is an incomplete code: such a code must be selected explicitly (docs/decisions.md#typed-codes). */
export function isPartOfCode(text: string, codes: readonly (string | undefined)[]): boolean {
  const typed = text.trim().toLowerCase();
  // '998311 - Consulting' contains the code as a word.
  const known = codes.flatMap(code => code?.toLowerCase().split(/\s+/) ?? []);
  return hasDigitAndNoSpace(typed) && !known.includes(typed) && known.some(code => code.includes(typed));
}
