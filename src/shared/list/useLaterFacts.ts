import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RowKey } from './listTypes';
import { keyOf } from './useSelection';

/**
 * Asks for what the list's own call does not know of its rows: facts by the rows' keys. Keep it the same between renders. A rejection
 * leaves the rows as they are.
 */
export type LoadFacts<Row> = (rows: readonly Row[], signal: AbortSignal) => Promise<ReadonlyMap<string, Partial<Row>>>;

/** The rows at once, and again with their later facts. A row without any stays the same object, and is not drawn again. */
export function useLaterFacts<Row extends object>(
  rows: readonly Row[] | null,
  rowKey: RowKey<Row>,
  load: LoadFacts<Row> | undefined,
): readonly Row[] | null {
  const [facts, setFacts] = useState<ReadonlyMap<string, Partial<Row>>>();
  useEffect(() => {
    if (!rows?.length || !load) return;
    const stop = new AbortController();
    load(rows, stop.signal).then(
      // Nobody waits for these as for the rows: what is pressed meanwhile goes first.
      found => stop.signal.aborted || startTransition(() => setFacts(found)),
      () => {},
    );
    return () => stop.abort();
  }, [rows, load]);
  return useMemo(() => {
    if (!rows || !facts?.size) return rows;
    return rows.map(row => {
      const found = facts.get(keyOf(row, rowKey));
      return found ? { ...row, ...found } : row;
    });
    // A key function that is made anew says the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, facts]);
}
