/** The characters that invoice texts and file names may not hold (spec 2 §5): * | " : < > [ ] { } ` \ ( ) ' ; , ! # % @ & $ */
const SPECIAL = /[*|":<>[\]{}`\\()';,!#%@&$]/;

export function hasSpecialCharacter(text: string): boolean {
  return SPECIAL.test(text);
}

export function equalsIgnoreCase(a: string | null | undefined, b: string | null | undefined): boolean {
  return a != null && b != null && a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** Trimmed, lowercased, non-empty parts of a comma-separated text (role groups, filter values). */
export function splitList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean);
}

/** Status words compare without case, spaces and hyphens: 'Sentback', 'sendback' and 'sent back' are one (DECISIONS 27). */
export function sameStatus(a: string | null | undefined, b: string | null | undefined): boolean {
  return statusKey(a) === statusKey(b);
}

/** The comparable form of a status word: 'Work in Progress' is 'workinprogress', 'Send Back' is 'sentback' (DECISIONS 27). */
export function statusKey(status: string | null | undefined): string {
  const key = (status ?? '').toLowerCase().replace(/[\s-]/g, '');
  return key === 'sendback' ? 'sentback' : key;
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
