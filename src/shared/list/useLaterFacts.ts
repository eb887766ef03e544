import { startTransition, useEffect, useMemo, useState } from 'react';
import { same } from '@/lib/same';
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

/** Returns true if the row already has these values. Absent means not known, null means that there is none. */
function isKnown<Row extends object>(row: Row, facts: Partial<Row>): boolean {
  return Object.entries(facts).every(([name, fact]) => Object.is((row as Record<string, unknown>)[name], fact));
}

/** What was found out of these rows. */
interface Found<Row> {
  rows: readonly Row[];
  facts: ReadonlyMap<string, Partial<Row>>;
}

/**
 * The rows at once, and again with their later facts. A row of which they say nothing new stays the same object, and is not drawn again.
 * What was found of the page before holds, until the next answer, for rows that have not changed.
 */
export function useLaterFacts<Row extends object>(
  rows: readonly Row[] | null,
  rowKey: RowKey<Row>,
  load: LoadFacts<Row> | undefined,
): readonly Row[] | null {
  const [found, setFound] = useState<Found<Row>>();
  useEffect(() => {
    if (!rows?.length || !load) return;
    const stop = new AbortController();
    const ask = () =>
      void load(rows, stop.signal).then(
        // Nobody waits for these as for the rows: what is pressed meanwhile goes first.
        facts => stop.signal.aborted || startTransition(() => setFound({ rows, facts })),
        () => {},
      );
    const callOff = whenIdle(ask, WITHIN_MS);
    return () => {
      callOff();
      stop.abort();
    };
  }, [rows, load]);
  return useMemo(() => {
    if (!rows || !found?.facts.size) return rows;
    const asked = new Map(found.rows.map(row => [keyOf(row, rowKey), row]));
    const more = rows.map(row => {
      const key = keyOf(row, rowKey);
      const facts = found.rows === rows || same(row, asked.get(key)) ? found.facts.get(key) : undefined;
      return facts && !isKnown(row, facts) ? { ...row, ...facts } : row;
    });
    return more.some((row, at) => row !== rows[at]) ? more : rows;
    // A key function that is made anew says the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, found]);
}
