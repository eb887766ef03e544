/** The characters that invoice texts and file names may not hold (spec 2 §5): * | " : < > [ ] { } ` \ ( ) ' ; , ! # % @ & $ */
const SPECIAL = /[*|":<>[\]{}`\\()';,!#%@&$]/;

export function hasSpecialCharacter(text: string): boolean {
  return SPECIAL.test(text);
}

/** The first special character of a text. */
export const specialCharacterIn = (text: string): string | undefined => SPECIAL.exec(text)?.[0];

export function equalsIgnoreCase(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Whether a text that is searched for is (part of) a code, and no name or e-mail: it has digits, and neither blank nor at-sign. */
export function looksLikeCode(text: string): boolean {
  return /^[^\s@]*\d[^\s@]*$/.test(text.trim());
}

/** Trimmed, lowercased, non-empty parts of a comma-separated text (role groups, filter values). */
export function splitList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
}

/** A text without the white space around it. Unlike `trim` it takes only white space: a lone U+FEFF is a character, and is kept. */
export function outerTrim(text: string): string {
  return text.replace(/^\p{White_Space}+/u, '').replace(/\p{White_Space}+$/u, '');
}

/** Hangul fillers and the Braille blank are letters and symbols by name, but nobody sees them. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Returns whether a text shows nothing: empty, or only white space, format characters, fillers and marks without a letter. */
export function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').replaceAll(INVISIBLE, '') === '';
}

const COPIED_MARKS = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * Text to search by or read from a file: without the soft hyphens, zero-width spaces and direction marks that copying brings along
 * unseen, control characters as spaces, trimmed. The joiners that Indian scripts write with stay.
 */
export function searchText(text: string): string {
  return text
    .replaceAll(COPIED_MARKS, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}

/**
 * What no UTF-8 text or database can hold: half of a surrogate pair, as a cut emoji leaves behind, and the NUL character. The portal
 * replaces them before it sends, the sandbox refuses them.
 */
const BROKEN = /[\p{Cs}\0]/u;

/** 'U+D83D': the first broken character of a text; null when it is whole. */
export function brokenCharacter(text: string): string | null {
  const found = BROKEN.exec(text)?.[0];
  return found === undefined ? null : `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A value as JSON knows it with every broken character of its texts replaced by U+FFFD; the value itself when nothing is broken. */
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

/** A number that people write in groups, without what stands between them: spaces of any kind, dots, dashes, strokes. In capitals. */
export function ungrouped(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s./·\p{Dash}\p{Cf}]/gu, '')
    .toUpperCase();
}
