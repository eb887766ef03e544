/** The cells of a table written as text: one row a line, cells between bars. */
export function rowsIn(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
}
