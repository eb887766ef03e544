import { use, useState } from 'react';
import { useAbort } from '@/platform/useAbort';
import { isPartOfCode } from './codes';
import { LookupsContext } from './lookups';
import type { RemoteSearch } from './useRemoteSearch';

export interface RemoteOption {
  value: string;
  label: string;
  hint?: string;
}

/** Typed text without a choice: the list is loading, or no or several rows match. */
export interface KeptText<T> {
  text: string;
  state: 'looking' | 'none' | 'several' | 'short' | 'failed';
  rows: readonly T[];
}

interface Options<T> {
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  getMinChars: (text: string) => number;
  /** True if `search` handles text below the minimum length. */
  findsShort: boolean;
  onFound: (row: T) => void;
  onNotFound: (kept: KeptText<T>) => void;
}

/** Returns the row that a text means: the exact match, otherwise the only row, unless the text is part of its code. */
export function rowMeant<T>(rows: readonly T[], text: string, toOption: (row: T) => RemoteOption): T | undefined {
  const wanted = text.trim().toLowerCase();
  const called = rows.filter(row => {
    const { value, label, hint } = toOption(row);
    return [value, label, hint].some(word => word?.toLowerCase() === wanted);
  });
  if (called.length === 1) return called[0];
  const [only] = rows;
  if (only === undefined || rows.length > 1) return undefined;
  const { value, label, hint } = toOption(only);
  return isPartOfCode(text, [value, label, hint]) ? undefined : only;
}

/** Resolves typed text to a row, at once or after the list loads, so that fast typing never loses a choice. */
export function useTypedChoice<T>({ search, toOption, getMinChars, findsShort, onFound, onNotFound }: Options<T>) {
  const [kept, setKept] = useState<KeptText<T> | null>(null);
  const { begin, stop } = useAbort();
  const lookups = use(LookupsContext);

  const isShort = (text: string) => text.length < getMinChars(text);
  const decide = (text: string, rows: readonly T[]) => {
    const row = rowMeant(rows, text, toOption);
    if (row !== undefined) {
      setKept(null);
      onFound(row);
    } else leave({ text, state: rows.length > 0 ? 'several' : isShort(text) ? 'short' : 'none', rows });
  };
  const leave = (left: KeptText<T>) => {
    setKept(left);
    onNotFound(left);
  };
  return {
    kept,
    forget: () => {
      stop();
      setKept(null);
    },
    /** `rows`: loaded list for this text; absent: it is queried. */
    resolve: (typed: string, rows?: readonly T[]) => {
      stop();
      const text = typed.trim();
      if (rows) return decide(text, rows);
      if (isShort(text) && !findsShort) return leave({ text, state: 'short', rows: [] });
      const signal = begin();
      setKept({ text, state: 'looking', rows: [] });
      const looking = search(text, signal).then(
        found => {
          if (!signal.aborted) decide(text, found);
        },
        () => {
          if (!signal.aborted) leave({ text, state: 'failed', rows: [] });
        },
      );
      lookups?.add(looking);
    },
  };
}
