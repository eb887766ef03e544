/** Parses a text table: one row per line, cells separated by bars. */
export function rowsIn(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
}
