import type { ImportDef } from './importDef';

/** Which column of the file fills each column of the template, by key; null: none. */
export type ColumnMatch = Readonly<Record<string, number | null>>;

/** A heading as it is compared: letters and digits only, small. */
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The best guess, each column of the file used once: the template's heading first, then its other spellings, then its key. */
export function matchColumns(def: ImportDef, headings: readonly string[]): ColumnMatch {
  const places = new Map<string, number>();
  headings.forEach((heading, at) => {
    const name = plain(heading);
    if (name !== '' && !places.has(name)) places.set(name, at);
  });
  const taken = new Set<number>();
  const match: Record<string, number | null> = Object.fromEntries(def.columns.map(({ key }) => [key, null]));
  const rounds = def.columns.map(({ key, heading, spellings = [] }) => ({ key, names: [heading, ...spellings, key] }));
  const most = Math.max(...rounds.map(({ names }) => names.length));
  for (let round = 0; round < most; round++)
    for (const { key, names } of rounds) {
      const at = places.get(plain(names[round] ?? ''));
      if (match[key] !== null || at === undefined || taken.has(at)) continue;
      match[key] = at;
      taken.add(at);
    }
  return match;
}

/** How much of the template a row of headings fills: of several sheets, and of rows above the headings, the best one is meant. */
export function matchedCount(match: ColumnMatch): number {
  return Object.values(match).filter(at => at !== null).length;
}

/** Columns of the template that must be filled and have no column of the file. */
export function unmatched(def: ImportDef, match: ColumnMatch): string[] {
  return def.columns.filter(({ key, required }) => required && match[key] === null).map(({ heading }) => heading);
}
