import { groupDigits } from '@/lib/grouping';

/** Parses a copied block: tabs between cells, lines between rows, quoted cells. An unclosed quote is text, so that it can't swallow rows. */
export function parseBlock(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const quoted = source[at] === '"' ? readQuoted(source, at) : null;
    const end = quoted ? quoted.end : plainEnd(source, at);
    row.push(quoted ? quoted.text : source.slice(at, end));
    if (source[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  while (rows.length > 0 && rows.at(-1)?.every(cell => cell.trim() === '')) rows.pop();
  return rows;
}

function plainEnd(source: string, from: number): number {
  let end = from;
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end++;
  return end;
}

/** Returns a quoted cell that ends where a cell may end, or null. */
function readQuoted(source: string, from: number): { text: string; end: number } | null {
  let text = '';
  for (let i = from + 1; i < source.length; i++) {
    if (source[i] !== '"') text += source[i];
    else if (source[i + 1] === '"') {
      text += '"';
      i++;
    } else {
      const next = source[i + 1];
      return next === undefined || next === '\t' || next === '\n' ? { text, end: i + 1 } : null;
    }
  }
  return null;
}

/** Returns whether a paste is a block of cells rather than text for one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}

export function blockText(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map(row => row.map(quoted).join('\t')).join('\n');
}

interface PlacedBlock<C> {
  rows: { column: C; text: string }[][];
  extraColumns: number;
}

/** Places a block on the columns from `from` on that accept text. A first row of titles chooses the columns instead. */
export function placeBlock<C extends { title: string }>(
  block: readonly (readonly string[])[],
  columns: readonly C[],
  from: number,
  takes: (column: C) => boolean,
): PlacedBlock<C> {
  const headed = columnsByTitle(block[0] ?? [], columns);
  const targets = headed ?? columns.slice(Math.max(from, 0)).filter(takes);
  let extraColumns = 0;
  const rows = (headed ? block.slice(1) : block).map(row =>
    row.flatMap((text, at) => {
      const column = targets[at];
      if (column) return takes(column) ? [{ column, text }] : [];
      if (text.trim() !== '') extraColumns = Math.max(extraColumns, at + 1 - targets.length);
      return [];
    }),
  );
  return { rows, extraColumns };
}

/** Returns the columns that a row of titles names; null for other rows. */
function columnsByTitle<C extends { title: string }>(row: readonly string[], columns: readonly C[]): C[] | null {
  const named = row.map(text => columns.find(({ title }) => title.toLowerCase() === text.trim().toLowerCase()));
  return named.length > 0 && named.every(column => column !== undefined) ? named : null;
}

/** Names what did not fit. */
export function leftOut(count: number, noun: string): string[] {
  return count > 0 ? [`${counted(count, noun)} didn't fit and ${count === 1 ? 'was' : 'were'} left out.`] : [];
}

/** '1 line', '2,500 lines'. */
export function counted(count: number, noun: string): string {
  return `${groupDigits(count)} ${noun}${count === 1 ? '' : 's'}`;
}
