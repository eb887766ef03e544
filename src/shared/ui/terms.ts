export interface Meaning {
  name: string;
  text: string;
}

type Glossary = Readonly<Record<string, Meaning>>;

let pattern = /(?!)/;
let loadGlossary: () => Promise<Glossary> = () => Promise.resolve({});

/** Sets the abbreviations that labels explain. `start` calls it once, because this folder has no business terms. */
export function setGlossary(terms: RegExp, load: () => Promise<Glossary>): void {
  pattern = terms;
  loadGlossary = load;
}

export const findTerm = (label: string): string | null => pattern.exec(label)?.[0] ?? null;

export const loadMeaning = async (term: string): Promise<Meaning | undefined> => (await loadGlossary())[term];
