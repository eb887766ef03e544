/** What an abbreviation means. */
export interface Meaning {
  /** Written out. */
  name: string;
  text: string;
}

type Glossary = Readonly<Record<string, Meaning>>;

let pattern: RegExp | null = null;
let load: () => Promise<Glossary> = () => Promise.resolve({});

/**
 * Says which words of labels are explained, and where their meanings are fetched from once somebody asks. Set once by `start`: the words
 * belong to the trade, of which this folder knows nothing.
 */
export function prepareTerms(terms: readonly string[], loadMeanings: () => Promise<Glossary>): void {
  pattern = terms.length > 0 ? new RegExp(String.raw`\b(?:${terms.join('|')})\b`) : null;
  load = loadMeanings;
}

/** The first word of a label that is explained; null for none. */
export function termIn(label: string): string | null {
  return pattern?.exec(label)?.[0] ?? null;
}

/** What a word means; undefined when nobody says it. */
export async function meaningOf(term: string): Promise<Meaning | undefined> {
  return (await load())[term];
}
