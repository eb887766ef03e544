/** A cell by its position among displayed rows and columns. */
export interface CellPlace {
  row: number;
  col: number;
}

/** The current cell, and the opposite corner of the block that is chosen with it. */
export interface CellSelection {
  at: CellPlace;
  from: CellPlace;
}

export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const START: CellSelection = { at: { row: 0, col: 0 }, from: { row: 0, col: 0 } };

export function getBlock({ at, from }: CellSelection): Block {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.col, from.col),
    right: Math.max(at.col, from.col),
  };
}

export function within({ row, col }: CellPlace, rows: number, cols: number): CellPlace {
  return { row: Math.max(0, Math.min(row, rows - 1)), col: Math.max(0, Math.min(col, cols - 1)) };
}

const PAGE = 12;

/** Returns where a key leads, or null. */
export function moved(key: string, far: boolean, at: CellPlace, rows: number, cols: number): CellPlace | null {
  const last = { row: rows - 1, col: cols - 1 };
  switch (key) {
    case 'ArrowUp':
      return { ...at, row: far ? 0 : at.row - 1 };
    case 'ArrowDown':
      return { ...at, row: far ? last.row : at.row + 1 };
    case 'ArrowLeft':
      return { ...at, col: far ? 0 : at.col - 1 };
    case 'ArrowRight':
      return { ...at, col: far ? last.col : at.col + 1 };
    case 'PageUp':
      return { ...at, row: at.row - PAGE };
    case 'PageDown':
      return { ...at, row: at.row + PAGE };
    case 'Home':
      return { row: far ? 0 : at.row, col: 0 };
    case 'End':
      return { row: far ? last.row : at.row, col: last.col };
    default:
      return null;
  }
}
