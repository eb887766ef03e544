/** How alike two names are, and what the words of one backend are for those of the contract. */

/** 'totalGSTAmount' as total, gst, amount. */
export function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
}

/** One word may be the other's beginning: 'dept', 'department'; 'item', 'items'. */
function sameWord(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short) ? 0.8 : 0;
}

/**
 * From 0 (nothing in common) to 1 (the same words). Each of our words may be said in several ways, and counts in the one that finds most of
 * itself in the other name.
 */
function likeness(ours: readonly (readonly string[][])[], theirs: readonly string[]): number {
  let left = [...theirs];
  let [same, count] = [0, theirs.length];
  for (const ways of ours) {
    const best = ways
      .map(way => ({ way, ...matched(way, left) }))
      .reduce((a, b) => (b.found / b.way.length > a.found / a.way.length ? b : a));
    same += best.found;
    count += best.way.length;
    left = best.left;
  }
  return count === 0 ? 0 : (2 * same) / count;
}

/** How much of these words is among those, and what is left of them. */
function matched(words: readonly string[], among: readonly string[]): { found: number; left: string[] } {
  const left = [...among];
  let found = 0;
  for (const word of words) {
    const scores = left.map(other => sameWord(word, other));
    const best = Math.max(0, ...scores);
    if (best === 0) continue;
    found += best;
    left.splice(scores.indexOf(best), 1);
  }
  return { found, left };
}

/** What is learned from names that are known: where invoiceNumber is billNumber, invoiceDate is most likely billDate. */
export class Dictionary {
  readonly #words = new Map<string, Map<string, number>>();

  /** Takes what differs between two names of the same thing: the words between those that they begin and end with alike. */
  learn(ours: string, theirs: string): void {
    const [left, right] = [wordsOf(ours), wordsOf(theirs)];
    while (left.length > 0 && right.length > 0 && left[0] === right[0]) [left, right].forEach(each => each.shift());
    while (left.length > 0 && right.length > 0 && left.at(-1) === right.at(-1))
      [left, right].forEach(each => each.pop());
    const [word] = left;
    if (word === undefined || left.length > 1 || right.length === 0 || right.length > 2) return;
    const of = this.#words.get(word) ?? new Map<string, number>();
    of.set(right.join(' '), (of.get(right.join(' ')) ?? 0) + 1);
    this.#words.set(word, of);
  }

  /** The likeness of two names, each word as the contract has it or in a way that was learned for it, whichever fits. */
  likeness(ours: string, theirs: string): number {
    const ways = wordsOf(ours).map(word => [[word], ...this.#said(word)]);
    return likeness(ways, wordsOf(theirs));
  }

  /** What the word was called, most often first. */
  #said(word: string): string[][] {
    return [...(this.#words.get(word) ?? [])].toSorted(([, a], [, b]) => b - a).map(([said]) => said.split(' '));
  }
}
