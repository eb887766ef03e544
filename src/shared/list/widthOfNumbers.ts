/** Pixels: of a cell's two edges, and of a digit in any of the fonts. */
const EDGES = 24;
const DIGIT = 9;

/** Least width in pixels of a column of numbers in which none is cut, nor a word of the title. */
export function widthOfNumbers(title: string, texts: readonly string[]): number {
  const longest = [...title.split(' '), ...texts].reduce((most, { length }) => Math.max(most, length), 0);
  return EDGES + DIGIT * longest;
}
