/** Replaces the signed-in user's name by 'You' in comma-separated names. */
export function withYou(names: string, userName: string): string {
  return names
    .split(', ')
    .map(name => (name === userName ? 'You' : name))
    .join(', ');
}
