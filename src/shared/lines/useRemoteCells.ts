import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { mapFew } from '@/lib/mapFew';
import { useLatest } from '@/platform/useLatest';
import { useFields } from '@/shared/fields/FieldsProvider';
import { hasDigitAndNoSpace } from '@/shared/ui/codes';
import { LookupsContext } from '@/shared/ui/lookups';
import { rowMeant } from '@/shared/ui/useTypedChoice';
import type { SelectOption } from '@/shared/fieldTypes/types';
import { getCellText } from './cellText';
import type { LineStore } from './lineStore';
import { cellPatch } from './paste';
import type { LineColumn } from './types';

export type RemoteColumn<L> = LineColumn<L> & { kind: 'code' };
export type ColumnSearch = (text: string, signal: AbortSignal) => Promise<readonly unknown[]>;

export interface Remote<L extends object> {
  searchOf: (column: RemoteColumn<L>) => ColumnSearch;
  onTyped: (id: string, column: RemoteColumn<L>, text: string) => void;
  recentOf: (column: RemoteColumn<L>) => readonly SelectOption[];
  onPicked: (column: RemoteColumn<L>, record: unknown) => void;
}

export function getOption<L>(column: RemoteColumn<L>, record: unknown): SelectOption {
  if (column.toOption) return column.toOption(record);
  const { code, name } = record as { code: string; name: string };
  return { value: code, label: `${code} - ${name}` };
}

/** Returns the changes that a chosen record makes in a line. */
export function pickPatch<L>(column: RemoteColumn<L>, line: L, record: unknown): Partial<L> {
  if (column.onPick) return column.onPick(line, record);
  return cellPatch(column, line, getOption(column, record).value);
}

/** Returns the record with this code, ignoring case, or null. */
function exactRecord<L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown {
  const wanted = text.trim().toLowerCase();
  return records.find(record => getOption(column, record).value.toLowerCase() === wanted) ?? null;
}

/** Returns the record that a typed text names, or null. */
export const recordMeant = <L>(column: RemoteColumn<L>, records: readonly unknown[], text: string): unknown =>
  exactRecord(column, records, text) ?? rowMeant(records, text, record => getOption(column, record)) ?? null;

const AT_ONCE = 4;

const options = z.array(z.object({ value: z.string(), label: z.string() }));

/** Looks up codes that were pasted or typed: a found record fills the line, others are marked. */
export function useRemoteCells<L extends object>(
  store: LineStore<L>,
  columns: readonly LineColumn<L>[],
  getValues: () => Record<string, unknown>,
) {
  const notes = useRef(new Map<string, string>());
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const mine = new AbortController();
    running.current = mine;
    return () => mine.abort();
  }, []);
  const { lookups, memory } = useFields();
  const runningLookups = use(LookupsContext);
  const searchOf = useCallback(
    ({ lookup }: RemoteColumn<L>): ColumnSearch => {
      if (typeof lookup === 'function') return lookup;
      const search = lookups[lookup ?? ''];
      if (!search) throw new Error(`FieldsProvider has no lookup '${lookup}'`);
      return (text, signal) => search(text, getValues(), signal);
    },
    [lookups, getValues],
  );

  const resolve = useCallback(
    (column: RemoteColumn<L>, texts: Iterable<string>, byHand = false) => {
      const { signal } = running.current ?? new AbortController();
      const search = searchOf(column);
      const looking = mapFew(texts, AT_ONCE, async text => {
        if (signal.aborted) return;
        const records = await search(text, signal).catch(() => null);
        if (signal.aborted) return;
        // A unique part of a name is enough if typed; a pasted code must match.
        const record = records && (byHand ? recordMeant : exactRecord)(column, records, text);
        const note = `${column.key} ${text}`;
        if (record && byHand) memory?.add(column.key, getOption(column, record));
        if (record) notes.current.delete(note);
        else
          notes.current.set(
            note,
            records === null
              ? `'${text}' could not be looked up`
              : records.length > 0 && hasDigitAndNoSpace(text)
                ? `'${text}' is not a complete code. Select one from the list`
                : `'${text}' is not in the list`,
          );
        for (const { id, line } of store.entries())
          if (record && line[column.key] === text) store.applyFound(id, column.key, pickPatch(column, line, record));
        store.recheckSoon();
      });
      runningLookups?.add(looking);
      return looking;
    },
    [searchOf, store, memory, runningLookups],
  );

  // Codes of a file or record, when the table opens and when lines are replaced.
  const latest = useLatest({ columns, resolve });
  useEffect(() => {
    const lookUpLines = () => {
      for (const column of latest.current.columns) {
        if (column.kind !== 'code' || !column.unresolved) continue;
        const { key, unresolved } = column;
        const codes = store.lines().flatMap(line => (unresolved(line) ? [getCellText(line[key])] : []));
        void latest.current.resolve(column, new Set(codes.filter(code => code.trim() !== '')));
      }
    };
    lookUpLines();
    return store.onOutside(lookUpLines);
  }, [store, latest]);

  const lookUp = useCallback(
    async (column: LineColumn<L>, texts: Iterable<string>) => {
      if (column.kind === 'code') await resolve(column, texts);
    },
    [resolve],
  );
  const unknown = useCallback(
    (column: LineColumn<L>, text: string) => notes.current.get(`${column.key} ${text}`) ?? null,
    [],
  );
  const remote = useMemo<Remote<L>>(
    () => ({
      searchOf,
      onTyped: (_id, column, text) => void resolve(column, [text], true),
      recentOf: column => z.safeParse(options, memory?.of(column.key)).data ?? [],
      onPicked: (column, record) => memory?.add(column.key, getOption(column, record)),
    }),
    [searchOf, resolve, memory],
  );
  return { remote, lookUp, unknown };
}
