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

/** From 0 (nothing in common) to 1 (the same words). */
function likeness(ours: readonly string[], theirs: readonly string[]): number {
  const left = [...theirs];
  let same = 0;
  for (const word of ours) {
    const best = left.reduce<[at: number, score: number]>(
      (found, other, at) => (sameWord(word, other) > found[1] ? [at, sameWord(word, other)] : found),
      [-1, 0],
    );
    if (best[0] < 0) continue;
    same += best[1];
    left.splice(best[0], 1);
  }
  return (2 * same) / (ours.length + theirs.length || 1);
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
    if (left.length === 0 || right.length === 0 || left.length > 2 || right.length > 2) return;
    const of = this.#words.get(left.join(' ')) ?? new Map<string, number>();
    of.set(right.join(' '), (of.get(right.join(' ')) ?? 0) + 1);
    this.#words.set(left.join(' '), of);
  }

  /** The likeness of two names, by the contract's words or by those that were learned for them, whichever is greater. */
  likeness(ours: string, theirs: string): number {
    const [words, other] = [wordsOf(ours), wordsOf(theirs)];
    const said = words.flatMap((word, at) => {
      const two = this.#said(`${word} ${words[at + 1] ?? ''}`);
      return two ?? this.#said(word) ?? [word];
    });
    return Math.max(likeness(words, other), likeness(said, other));
  }

  #said(words: string): string[] | null {
    const [best] = [...(this.#words.get(words) ?? [])].toSorted(([, a], [, b]) => b - a);
    return best ? best[0].split(' ') : null;
  }
}
