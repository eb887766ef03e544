/** Whether a text is a code or the beginning of one, rather than a name: '9983', 'GL-40'. */
export const looksLikeCode = (text: string) => /^\S*\d\S*$/.test(text.trim());

/** Whether a text is less than the code that it stands in: such a code is taken when it is chosen, never by itself (DECISIONS 93). */
export function isPartOfCode(text: string, codes: readonly (string | undefined)[]): boolean {
  const typed = text.trim().toLowerCase();
  // '998311 - Consulting' holds the code as one of its words.
  const known = codes.flatMap(code => code?.toLowerCase().split(/\s+/) ?? []);
  return looksLikeCode(typed) && !known.includes(typed) && known.some(code => code.includes(typed));
}
