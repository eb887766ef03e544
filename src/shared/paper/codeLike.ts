/** So fine a page is drawn to see whether a code may be on it, in dots an inch: a tenth of the pixels that reading one takes. */
export const GLANCE_DPI = 64;

/** Side of a cell in pixels: two millimetres, five to seven modules of a signed code. */
const CELL = 5;
/** A code fills at least so many cells in both directions, ten millimetres, however it is turned. */
const CELLS = 5;
/** Share of black in a cell of a code: its modules are black and white in equal parts. Writing has white between its lines. */
const LEAST_BLACK = 0.22;
const MOST_BLACK = 0.8;

/**
 * Whether a square of a page looks like a two-dimensional code: neither paper nor ink, in every part of it. Pictures may look so, too;
 * writing, tables and filled areas do not. `picture`: the page at `GLANCE_DPI`.
 */
export function looksLikeCode({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): boolean {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const sums = new Float64Array(columns * rows);
  let darkest = 255;
  let lightest = 0;
  for (let y = 0; y < rows * CELL; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < columns * CELL; x += 1) {
      // Green alone: what is printed in any colour on paper differs there.
      const light = data[(y * width + x) * 4 + 1] ?? 255;
      if (light < darkest) darkest = light;
      if (light > lightest) lightest = light;
      const cell = row + Math.floor(x / CELL);
      sums[cell] = (sums[cell] ?? 0) + light;
    }
  }
  const contrast = lightest - darkest;
  if (contrast < 32) return false;
  // For each cell the side of the largest square of code-like cells that ends in it.
  let above = new Uint16Array(columns + 1);
  for (let row = 0; row < rows; row += 1) {
    const sides = new Uint16Array(columns + 1);
    for (let column = 0; column < columns; column += 1) {
      const mean = (sums[row * columns + column] ?? 0) / (CELL * CELL);
      const black = (lightest - mean) / contrast;
      if (black < LEAST_BLACK || black > MOST_BLACK) continue;
      const side = 1 + Math.min(sides[column] ?? 0, above[column] ?? 0, above[column + 1] ?? 0);
      if (side >= CELLS) return true;
      sides[column + 1] = side;
    }
    above = sides;
  }
  return false;
}
