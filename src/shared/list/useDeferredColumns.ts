import { startTransition, useEffect, useMemo, useState } from 'react';
import { same } from '@/lib/same';
import { whenIdle } from '@/lib/whenIdle';
import type { RowKey } from './listTypes';
import { toKey } from './useSelection';

/** Loads deferred values by row key. Keep the function stable between renders. On rejection the rows stay unchanged. */
export type LoadDetails<Row> = (
  rows: readonly Row[],
  signal: AbortSignal,
) => Promise<ReadonlyMap<string, Partial<Row>>>;

/** The request waits until the browser is idle, at most this many ms. */
const WITHIN_MS = 1_000;

/** Returns true if the row already has these values. Absent means unknown, null means empty. */
function isKnown<Row extends object>(row: Row, loaded: Partial<Row>): boolean {
  return Object.entries(loaded).every(([name, detail]) => Object.is((row as Record<string, unknown>)[name], detail));
}

interface Found<Row> {
  rows: readonly Row[];
  loaded: ReadonlyMap<string, Partial<Row>>;
}

/** Returns the rows at once and again with deferred values. Unchanged rows keep their identity, so they don't redraw. */
export function useDeferredColumns<Row extends object>(
  rows: readonly Row[] | null,
  rowKey: RowKey<Row>,
  load: LoadDetails<Row> | undefined,
): readonly Row[] | null {
  const [found, setFound] = useState<Found<Row>>();
  useEffect(() => {
    if (!rows?.length || !load) return;
    const stop = new AbortController();
    const loadMissing = () =>
      void load(rows, stop.signal).then(
        // Low priority: user input goes first.
        loaded => stop.signal.aborted || startTransition(() => setFound({ rows, loaded })),
        () => {},
      );
    const callOff = whenIdle(loadMissing, WITHIN_MS);
    return () => {
      callOff();
      stop.abort();
    };
  }, [rows, load]);
  return useMemo(() => {
    if (!rows || !found?.loaded.size) return rows;
    const requested = new Map(found.rows.map(row => [toKey(row, rowKey), row]));
    const more = rows.map(row => {
      const key = toKey(row, rowKey);
      const loaded = found.rows === rows || same(row, requested.get(key)) ? found.loaded.get(key) : undefined;
      return loaded && !isKnown(row, loaded) ? { ...row, ...loaded } : row;
    });
    return more.some((row, at) => row !== rows[at]) ? more : rows;
    // A new key function returns the same keys.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, found]);
}
