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
