/** Names, joined by commas, in which the reader himself is 'You'. */
export function withYou(names: string, userName: string): string {
  return names
    .split(', ')
    .map(name => (name === userName ? 'You' : name))
    .join(', ');
}
