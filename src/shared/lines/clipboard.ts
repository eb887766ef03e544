/**
 * The cells of a block copied from a spreadsheet: tabs between cells, line ends between rows. A cell that holds a tab, a line end or a
 * quote comes quoted with its quotes doubled; a quote that never closes properly is taken as the text it is, so that a stray quote
 * cannot swallow the rows behind it. Empty rows at the end are dropped; rows may differ in length.
 */
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

/** A quoted cell that ends where a cell may end, or null. */
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

/** True when a paste is a block of cells rather than a text for one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));
}
