/** Words without meaning for a company's identity. */
const FORMS = new Set(
  'private pvt limited ltd llp llc inc incorporated corp corporation company co gmbh ag kg pte plc public the and of m s'.split(
    ' ',
  ),
);

function getWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '' && !FORMS.has(word));
}

/** Each word of the shorter name must occur in the other, in full, abbreviated or with one typo. */
export function areAlike(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [getWords(a), getWords(b)].toSorted((x, y) => x.length - y.length);
  if (shorter.length === 0 || longer.length === 0) return true;
  if (shorter.join('') === longer.join('')) return true;
  const found = shorter.filter(word => longer.some(other => isSameWord(word, other)));
  // One word ('Sahyadri') is not enough if the other name has more than two.
  return found.length === shorter.length && (shorter.length > 1 || longer.length <= 2);
}

/** All words must agree, because small words differ ('Bank of India', 'Indian Bank'); initials ('SBI') also match. */
export function isSameBank(a: string, b: string): boolean {
  const [first, second] = [getWords(a), getWords(b)];
  if (first.length === 0 || second.length === 0) return true;
  if (first.toSorted().join(' ') === second.toSorted().join(' ') || first.join('') === second.join('')) return true;
  return isInitials(first, b) || isInitials(second, a);
}

function isInitials(words: readonly string[], name: string): boolean {
  const [given = '', ...rest] = words.filter(word => word !== 'bank');
  if (rest.length > 0) return false;
  const all = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const initials = (of: readonly string[]) => of.map(word => word.charAt(0)).join('');
  return given !== '' && [initials(all), initials(getWords(name))].includes(given);
}

const SHORTEST = 3;

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short = '', long = ''] = [a, b].toSorted((x, y) => x.length - y.length);
  if (short.length < SHORTEST) return false;
  return long.startsWith(short) || isShortened(short, long) || isOneLetterOff(short, long);
}

/** Returns whether `short` abbreviates `long`: same first two letters, the rest in order ('inds', 'industries'). */
function isShortened(short: string, long: string): boolean {
  if (short.slice(0, 2) !== long.slice(0, 2)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

function isOneLetterOff(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short.length <= SHORTEST) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  const rest = long.slice(start + 1);
  return rest === short.slice(start + 1) || rest === short.slice(start);
}
