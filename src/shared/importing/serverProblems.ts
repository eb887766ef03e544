import { matchHeadings } from '@/lib/tableColumns';
import type { ImportResult, ImportDef, ServerProblem } from './importDef';
import type { ImportProblem } from './importStore';
import { getTableColumns } from './openTable';

/** Finds a column by key, heading or another spelling; undefined for an unknown name. */
const toKey = (def: ImportDef, name: string): string | undefined =>
  Object.entries(matchHeadings(getTableColumns(def), [name])).find(([, at]) => at !== null)?.[0];

export interface PlacedResult {
  cells: ImportProblem[];
  /** Rows that the server has already. */
  taken: number[];
  /** Rows numbered as in the file that was read. */
  table: ServerProblem[];
  /** The server took some rows without saying which. */
  unclear: boolean;
}

/** Maps server errors to the sent rows; `sent[0]` is row 2 of the file. */
export function placeResult(
  def: ImportDef,
  result: ImportResult,
  sent: readonly number[],
  getNumber: (index: number) => number,
): PlacedResult {
  if (result.ok) return { cells: [], taken: [...sent], table: [], unclear: false };
  const indexOf = (row: number | null) => (row === null ? undefined : sent[row - 2]);
  const cells = result.problems.flatMap(({ key, row, value }) => {
    const index = indexOf(row);
    const column = toKey(def, key) ?? def.columns[0]?.key;
    return index === undefined || column === undefined ? [] : [{ index, key: column, message: value }];
  });
  const refused = new Set(cells.map(({ index }) => index));
  const rest = sent.filter(index => !refused.has(index));
  const succeeded = result.succeeded ?? 0;
  const taken = succeeded > 0 && rest.length === succeeded ? rest : [];
  const table = result.problems.map(({ key, row, value }) => {
    const index = indexOf(row);
    return { key, value, row: index === undefined ? row : getNumber(index) };
  });
  return { cells, taken, table, unclear: succeeded > 0 && taken.length === 0 };
}
