/** Dots an inch at which a page is drawn to see whether a code may be on it: a tenth of the pixels that reading one takes. */
export const GLANCE_DPI = 64;

const CELL = 5;

interface Cells {
  means: Float64Array;
  columns: number;
  rows: number;
}

/** Returns whether a square of a page is black and white in equal parts everywhere; pictures may match, too. */
export function looksLikeQrCode(picture: Pick<ImageData, 'data' | 'width' | 'height'>): boolean {
  const cells = getCells(picture);
  if (!cells) return false;
  // Ten millimetres of small modules; or sixteen of modules as large as half a cell, mixed over six.
  return hasSquare(cells, 5, [0.22, 0.8]) || hasSquare(withNeighbours(cells), 6, [0.3, 0.75]);
}

function getCells({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Cells | null {
  const columns = Math.floor(width / CELL);
  const rows = Math.floor(height / CELL);
  const means = new Float64Array(columns * rows);
  let darkest = 255;
  let lightest = 0;
  for (let y = 0; y < rows * CELL; y += 1) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < columns * CELL; x += 1) {
      const light = data[(y * width + x) * 4 + 1] ?? 255;
      if (light < darkest) darkest = light;
      if (light > lightest) lightest = light;
      const cell = row + Math.floor(x / CELL);
      means[cell] = (means[cell] ?? 0) + light;
    }
  }
  const contrast = lightest - darkest;
  if (contrast < 32) return null;
  return { means: means.map(sum => (lightest - sum / (CELL * CELL)) / contrast), columns, rows };
}

/** Each cell with the eight around it; at the rim, where a neighbour is missing, white. */
function withNeighbours({ means, columns, rows }: Cells): Cells {
  const around = new Float64Array(means.length);
  for (let row = 1; row < rows - 1; row += 1)
    for (let column = 1; column < columns - 1; column += 1) {
      let sum = 0;
      for (let y = row - 1; y <= row + 1; y += 1)
        for (let x = column - 1; x <= column + 1; x += 1) sum += means[y * columns + x] ?? 0;
      around[row * columns + column] = sum / 9;
    }
  return { means: around, columns, rows };
}

function hasSquare({ means, columns, rows }: Cells, side: number, [least, most]: readonly [number, number]): boolean {
  // For each cell the side of the largest such square that ends in it.
  let above = new Uint16Array(columns + 1);
  for (let row = 0; row < rows; row += 1) {
    const sides = new Uint16Array(columns + 1);
    for (let column = 0; column < columns; column += 1) {
      const mean = means[row * columns + column] ?? 0;
      if (mean < least || mean > most) continue;
      const ending = 1 + Math.min(sides[column] ?? 0, above[column] ?? 0, above[column + 1] ?? 0);
      if (ending >= side) return true;
      sides[column + 1] = ending;
    }
    above = sides;
  }
  return false;
}
