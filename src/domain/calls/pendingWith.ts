/** Replaces the signed-in user's name by 'You' in comma-separated names. */
export function withYou(names: string, userName: string): string {
  return names
    .split(', ')
    .map(name => (name === userName ? 'You' : name))
    .join(', ');
}

/** Writes 'You' in comma-separated names in lower case, for use inside a sentence. */
export const lowerYou = (names: string): string => names.replace(/(^|, )You(?=, |$)/, '$1you');
