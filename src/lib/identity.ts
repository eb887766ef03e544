/** Invisible: controls, format and direction marks, zero-width and filler characters, half surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const UNSEEN = new RegExp(INVISIBLE, 'gu');
/** Scripts in everyday use (UAX 31 table 5). */
const SCRIPTS = [
  'Latin,Greek,Cyrillic,Armenian,Georgian,Hebrew,Arabic,Thaana,Ethiopic,Devanagari,Bengali,Gurmukhi,Gujarati,Oriya,Tamil,Telugu',
  'Kannada,Malayalam,Sinhala,Thai,Lao,Tibetan,Myanmar,Khmer,Han,Hiragana,Katakana,Bopomofo,Hangul',
].flatMap(names =>
  names.split(',').map(name => ({ name, letters: new RegExp(`\\p{Script_Extensions=${name}}`, 'u') })),
);
/** Scripts that are combined in one word, also with Latin (UTS 39 §5.2 'Highly Restrictive'). */
const TOGETHER = ['Latin,Han,Hiragana,Katakana', 'Latin,Han,Bopomofo', 'Latin,Han,Hangul'].map(names =>
  names.split(','),
);

/** Capitals of other scripts, each before the Latin letter or digit that it resembles (UTS 39 confusables). */
const LOOKALIKES = new Map(
  Array.from(
    'АAВBСCЕEЗ3НHІIЈJКKМMОOРPԚQЅSТTҮYУYХXѴVԜWҺHԌGԀDӀIЬBБ6' + 'ΑAΒBϹCΕEΖZΗHΙIͿJΚKΜMΝNΟOΡPΤTΥYΧX' + 'ՍUՏSՕOԼLՀZ',
  ).flatMap((char, index, all) => (index % 2 === 0 ? [[char, all[index + 1] ?? ''] as const] : [])),
);

/**
 * Returns the form in which identifiers are compared, so that numbers that look equal are equal; never shown. NFKC, upper case, no white
 * space or invisible characters, every dash as '-'. Letters of other scripts become the Latin letters they resemble (UTS 39 skeleton,
 * capitals and digits only).
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

/** Returns whether two identifiers look the same; an empty one never does. */
export function sameIdentifier(one: string | null | undefined, other: string | null | undefined): boolean {
  const key = identifierKey(one ?? '');
  return key !== '' && key === identifierKey(other ?? '');
}

/**
 * Returns a message about the first invalid character of an identifier ("The invoice number contains an invisible character (U+200B) after
 * 'INV'."), or null. `noun` names it: 'invoice number'. Valid are ASCII and the letters of one script in use, with marks, in normalized
 * form.
 */
export function identifierProblem(text: string, noun: string): string | null {
  const letters: Letter[] = [];
  let before = '';
  for (const char of text.normalize('NFC')) {
    const script = getScript(char);
    const problem = characterProblem(char, script);
    if (problem !== null) return `The ${noun} contains ${problem.replace('@', toPlace(before))}.`;
    if (script !== undefined) letters.push({ char, script, before });
    before += char;
  }
  const odd = oddLetter(letters);
  return odd && `The ${noun} contains ${odd}.`;
}

interface Letter {
  char: string;
  script: string;
  before: string;
}

function characterProblem(char: string, script: string | undefined): string | null {
  const code = getCode(char);
  if (INVISIBLE.test(char)) return `an invisible character (${code}) @`;
  if (/[\x20-\x7e]/.test(char)) return null;
  if (/\p{Dash}/u.test(char)) return `a special dash (${code}) @; type '-'`;
  if (/\s/.test(char)) return `a special space (${code}) @`;
  const named = `'${char}' (${code}) @`;
  const compatible = char.normalize('NFKC');
  if (compatible !== char) return `${named}, a special form of '${compatible}'`;
  if (/[\u0130\u0131]/.test(char)) return `${named}, which looks like 'I'; type 'I'`;
  if (script === undefined || (script === 'Latin' && !isCommonLatin(char)))
    return `${named}, which is not a letter, digit or keyboard symbol`;
  return null;
}

function oddLetter(letters: Letter[]): string | null {
  const scripts = [...new Set(letters.map(({ script }) => script))];
  if (scripts.length < 2 || TOGETHER.some(set => scripts.every(script => set.includes(script)))) return null;
  const main = scripts.includes('Latin') ? 'Latin' : scripts[0];
  const odd = letters.find(({ script }) => script !== main);
  if (!odd) return null;
  const twin = LOOKALIKES.get(odd.char.toUpperCase());
  const advice = main === 'Latin' && twin ? `; type '${twin}'` : '';
  return `'${odd.char}' (${getCode(odd.char)}) ${toPlace(odd.before)}, a ${odd.script} letter among ${main} ones${advice}`;
}

/** Returns the script of a letter or combining mark; undefined for other characters and scripts no longer in use. */
function getScript(char: string): string | undefined {
  return /[\p{L}\p{M}]/u.test(char) ? SCRIPTS.find(({ letters }) => letters.test(char))?.name : undefined;
}

/** A to Z with marks and letters of European alphabets. Excludes phonetic letters, which can imitate others. */
function isCommonLatin(char: string): boolean {
  return /^[A-Za-z]\p{M}*$/u.test(char.normalize('NFD')) || /[\u00c0-\u017f]/.test(char);
}

function getCode(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function toPlace(before: string): string {
  return before === '' ? 'at the start' : `after '${Array.from(before).slice(-8).join('')}'`;
}
