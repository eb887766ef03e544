/** Nothing to see: controls, format and direction marks, zero-width and filling characters, half of a surrogate pair. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNSEEN = new RegExp(INVISIBLE, 'gu');
/** Scripts in everyday use (UAX 31 table 5). */
const SCRIPTS = [
  'Latin,Greek,Cyrillic,Armenian,Georgian,Hebrew,Arabic,Thaana,Ethiopic,Devanagari,Bengali,Gurmukhi,Gujarati,Oriya,Tamil,Telugu',
  'Kannada,Malayalam,Sinhala,Thai,Lao,Tibetan,Myanmar,Khmer,Han,Hiragana,Katakana,Bopomofo,Hangul',
].flatMap(names =>
  names.split(',').map(name => ({ name, letters: new RegExp(`\\p{Script_Extensions=${name}}`, 'u') })),
);
/** Written together in one word, and beside Latin letters (UTS 39 §5.2 'Highly Restrictive'). */
const TOGETHER = ['Latin,Han,Hiragana,Katakana', 'Latin,Han,Bopomofo', 'Latin,Han,Hangul'].map(names =>
  names.split(','),
);

/** Capitals of other scripts that look like Latin letters or digits (UTS 39 confusables), each before its twin. */
const LOOKALIKES = new Map(
  Array.from(
    'АAВBСCЕEЗ3НHІIЈJКKМMОOРPԚQЅSТTҮYУYХXѴVԜWҺHԌGԀDӀIЬBБ6' + 'ΑAΒBϹCΕEΖZΗHΙIͿJΚKΜMΝNΟOΡPΤTΥYΧX' + 'ՍUՏSՕOԼLՀZ',
  ).flatMap((char, index, all) => (index % 2 === 0 ? [[char, all[index + 1] ?? ''] as const] : [])),
);

/**
 * The form in which identifiers (numbers of invoices and agreements, references, tax identities) are compared: what two people read as
 * one number is one text. NFKC; without white space and invisible characters; every dash '-'; capitals; the Turkish i's and letters of
 * other scripts that look Latin as their Latin twin (UTS 39's skeleton, as far as capitals and digits go). For comparing only.
 */
export function identifierKey(text: string): string {
  if (/^[!-~]*$/.test(text)) return text.toUpperCase();
  const bare = text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Dash}/gu, '-')
    .toUpperCase()
    .replaceAll('\u0130', 'I')
    .normalize('NFKC');
  return Array.from(bare, char => LOOKALIKES.get(char) ?? char).join('');
}

/** Whether two people read one number, name or address in both texts; nothing is the same as nothing. */
export function sameIdentifier(one: string | null | undefined, other: string | null | undefined): boolean {
  const key = identifierKey(one ?? '');
  return key !== '' && key === identifierKey(other ?? '');
}

/**
 * What is wrong with the characters of an identifier, as a sentence that names the first of them ("The invoice number holds an invisible
 * character (U+200B) after 'INV'."); null when it reads as it is. `noun` names it: 'invoice number'. Allowed are what the keyboard has
 * (ASCII) and the letters of one script in use, with their marks; each in its plain form.
 */
export function identifierProblem(text: string, noun: string): string | null {
  const letters: Letter[] = [];
  let before = '';
  for (const char of text.normalize('NFC')) {
    const script = scriptOf(char);
    const problem = characterProblem(char, script);
    if (problem !== null) return `The ${noun} holds ${problem.replace('@', placeOf(before))}.`;
    if (script !== undefined) letters.push({ char, script, before });
    before += char;
  }
  const odd = oddLetter(letters);
  return odd && `The ${noun} holds ${odd}.`;
}

interface Letter {
  char: string;
  script: string;
  /** What stands before it. */
  before: string;
}

/** What a single character does wrong, whatever stands around it; '@' stands for its place. */
function characterProblem(char: string, script: string | undefined): string | null {
  const code = codeOf(char);
  if (INVISIBLE.test(char)) return `an invisible character (${code}) @`;
  if (/[\x20-\x7e]/.test(char)) return null;
  if (/\p{Dash}/u.test(char)) return `a dash (${code}) @ that is not the one on the keyboard; type '-'`;
  if (/\s/.test(char)) return `a space (${code}) @ that is not the one on the keyboard`;
  const named = `'${char}' (${code}) @`;
  const compatible = char.normalize('NFKC');
  if (compatible !== char) return `${named}, a special form of '${compatible}'`;
  if (/[\u0130\u0131]/.test(char)) return `${named}, which is easily read as 'I'; type 'I'`;
  if (script === undefined || (script === 'Latin' && !isCommonLatin(char)))
    return `${named}, which is not a common letter, a digit 0 to 9 or a sign on the keyboard`;
  return null;
}

/** The letter that does not belong to the others', in words; beside Latin letters it is the other one. */
function oddLetter(letters: Letter[]): string | null {
  const scripts = [...new Set(letters.map(({ script }) => script))];
  if (scripts.length < 2 || TOGETHER.some(set => scripts.every(script => set.includes(script)))) return null;
  const main = scripts.includes('Latin') ? 'Latin' : scripts[0];
  const odd = letters.find(({ script }) => script !== main);
  if (!odd) return null;
  const twin = LOOKALIKES.get(odd.char.toUpperCase());
  const advice = main === 'Latin' && twin ? `; type '${twin}'` : '';
  return `'${odd.char}' (${codeOf(odd.char)}) ${placeOf(odd.before)}, a ${odd.script} letter among ${main} ones${advice}`;
}

/** The script of a letter or of a mark on one; undefined for all else, and for scripts no longer in use. */
function scriptOf(char: string): string | undefined {
  return /[\p{L}\p{M}]/u.test(char) ? SCRIPTS.find(({ letters }) => letters.test(char))?.name : undefined;
}

/** A to Z with marks, and the letters of European alphabets; not those of phonetics, some of which pass for others. */
function isCommonLatin(char: string): boolean {
  return /^[A-Za-z]\p{M}*$/u.test(char.normalize('NFD')) || /[\u00c0-\u017f]/.test(char);
}

function codeOf(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function placeOf(before: string): string {
  return before === '' ? 'at its start' : `after '${Array.from(before).slice(-8).join('')}'`;
}
