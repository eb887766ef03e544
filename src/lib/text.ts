/** Characters that invoice texts and file names may not contain (spec 2 §5). */
const SPECIAL = /[*|":<>[\]{}`\\()';,!#%@&$]/;

export function hasSpecialCharacter(text: string): boolean {
  return SPECIAL.test(text);
}

export const specialCharacterIn = (text: string): string | undefined => SPECIAL.exec(text)?.[0];

export function equalsIgnoreCase(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Returns whether a search text looks like a code: it has digits, but no space and no '@'. */
export function looksLikeCode(text: string): boolean {
  return /^[^\s@]*\d[^\s@]*$/.test(text.trim());
}

/** Joins the parts that are not empty by ' · ': code and name, or the details of a record. */
export function joinParts(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export function splitList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
}

/** Trims white space only. Unlike `trim`, keeps U+FEFF. */
export function outerTrim(text: string): string {
  return text.replace(/^\p{White_Space}+/u, '').replace(/\p{White_Space}+$/u, '');
}

/** Unicode classifies Hangul fillers and the Braille blank as letters and symbols, but they are invisible. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Returns whether a text is invisible: only white space, format characters, fillers and marks without a letter. */
export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').replaceAll(INVISIBLE, '') === '';
}

const COPIED_MARKS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes soft hyphens, zero-width spaces and direction marks, and trims. Keeps the joiners of Indian scripts. */
export function searchText(text: string): string {
  return text
    .replaceAll(COPIED_MARKS, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/** Not storable as UTF-8: half surrogates (a cut emoji leaves one) and NUL. The sandbox rejects them. */
const BROKEN = /[\p{Cs}\0]/u;

/** Returns the first unstorable character as 'U+D83D', or null. */
export function brokenCharacter(text: string): string | null {
  const found = BROKEN.exec(text)?.[0];
  return found === undefined ? null : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Replaces unstorable characters in all texts of a JSON value by U+FFFD; returns the same value if there are none. */
export function wholeTexts<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(/[\p{Cs}\0]/gu, '\ufffd') as T;
  if (Array.isArray(value)) return keepIfSame(value, value.map(wholeTexts)) as T;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.values(value);
  const whole = parts.map(wholeTexts);
  if (keepIfSame(parts, whole) === parts) return value;
  return Object.fromEntries(Object.keys(value).map((key, index) => [key, whole[index]])) as T;
}

function keepIfSame(before: unknown[], after: unknown[]): unknown[] {
  return after.every((item, index) => Object.is(item, before[index])) ? before : after;
}

export function ungrouped(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s./·\p{Dash}\p{Cf}]/gu, '')
    .toUpperCase();
}
