import { startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import type { RowKey } from './listTypes';
import { keyOf } from './useSelection';

/**
 * Asks for what the list's own call does not know of its rows: facts by the rows' keys. Keep it the same between renders. A rejection
 * leaves the rows as they are.
 */
export type LoadFacts<Row> = (rows: readonly Row[], signal: AbortSignal) => Promise<ReadonlyMap<string, Partial<Row>>>;

/** The rows stand before this is asked; on a busy machine it is asked then all the same, in ms. */
const WITHIN_MS = 1_000;

/** Whether the facts say of the row what it says itself; nothing is nothing, however it is said. */
function isKnown<Row extends object>(row: Row, facts: Partial<Row>): boolean {
  return Object.entries(facts).every(([name, fact]) =>
    Object.is((row as Record<string, unknown>)[name] ?? null, fact ?? null),
  );
}

/** The rows at once, and again with their later facts. A row of which they say nothing new stays the same object, and is not drawn again. */
export function useLaterFacts<Row extends object>(
  rows: readonly Row[] | null,
  rowKey: RowKey<Row>,
  load: LoadFacts<Row> | undefined,
): readonly Row[] | null {
  const [facts, setFacts] = useState<ReadonlyMap<string, Partial<Row>>>();
  useEffect(() => {
    if (!rows?.length || !load) return;
    const stop = new AbortController();
    const ask = () =>
      void load(rows, stop.signal).then(
        // Nobody waits for these as for the rows: what is pressed meanwhile goes first.
        found => stop.signal.aborted || startTransition(() => setFacts(found)),
        () => {},
      );
    const callOff = whenIdle(ask, WITHIN_MS);
    return () => {
      callOff();
      stop.abort();
    };
  }, [rows, load]);
  return useMemo(() => {
    if (!rows || !facts?.size) return rows;
    const more = rows.map(row => {
      const found = facts.get(keyOf(row, rowKey));
      return found && !isKnown(row, found) ? { ...row, ...found } : row;
    });
    return more.some((row, at) => row !== rows[at]) ? more : rows;
    // A key function that is made anew says the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, facts]);
}
