/** Pixels: of a cell's two edges, and of a digit or letter and of a point or comma in any of the fonts. */
const EDGES = 24;
const DIGIT = 8.5;
const POINT = 4.5;

function widthOf(text: string): number {
  const points = text.replaceAll(/[^.,]/g, '').length;
  return DIGIT * (text.length - points) + POINT * points;
}

/** Least width in pixels of a column of numbers in which none is cut, nor a word of the title. */
export function widthOfNumbers(title: string, texts: readonly string[]): number {
  const longest = [...title.split(' '), ...texts].reduce((most, text) => Math.max(most, widthOf(text)), 0);
  return EDGES + Math.ceil(longest);
}
