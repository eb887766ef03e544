import { use, useEffect, useRef, useState } from 'react';
import { isPartOfCode } from './codes';
import { LookUpsContext } from './lookUps';
import type { RemoteSearch } from './useRemoteSearch';

/** How a row reads in its list. */
export interface RemoteOption {
  /** Identity of the row. */
  value: string;
  label: string;
  /** A second, quieter line: a code, an e-mail. */
  hint?: string;
}

/** A text that was typed and is no choice: while its list is asked for, or because nothing, or more than one thing, is called that. */
export interface KeptText<T> {
  text: string;
  state: 'looking' | 'none' | 'several' | 'short' | 'failed';
  /** What the text may mean. */
  rows: readonly T[];
}

interface Options<T> {
  search: RemoteSearch<T>;
  toOption: (row: T) => RemoteOption;
  minCharsOf: (text: string) => number;
  /** `search` knows what to do with a text that is too short for the backend. */
  findsShort: boolean;
  /** The text meant this row. */
  onFound: (row: T) => void;
  /** The text meant nothing that is known. */
  onNotFound: (kept: KeptText<T>) => void;
}

/** The row that a text means: the one called exactly that, else the only one there is, unless the text is only a part of its code. */
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

/**
 * Makes a choice of a text that somebody typed and went on from, at once if its list is there, else when it comes: fast typing never
 * loses a choice.
 */
export function useTypedChoice<T>({ search, toOption, minCharsOf, findsShort, onFound, onNotFound }: Options<T>) {
  const [kept, setKept] = useState<KeptText<T> | null>(null);
  const asked = useRef<AbortController | null>(null);
  const lookUps = use(LookUpsContext);
  useEffect(() => () => asked.current?.abort(), []);

  const callOff = () => {
    asked.current?.abort();
    asked.current = null;
  };
  const isShort = (text: string) => text.length < minCharsOf(text);
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
      callOff();
      setKept(null);
    },
    /** `rows`: the list for this very text; without it it is asked for. */
    resolve: (typed: string, rows?: readonly T[]) => {
      callOff();
      const text = typed.trim();
      if (rows) return decide(text, rows);
      if (isShort(text) && !findsShort) return leave({ text, state: 'short', rows: [] });
      const mine = new AbortController();
      asked.current = mine;
      setKept({ text, state: 'looking', rows: [] });
      const looking = search(text, mine.signal).then(
        found => {
          if (!mine.signal.aborted) decide(text, found);
        },
        () => {
          if (!mine.signal.aborted) leave({ text, state: 'failed', rows: [] });
        },
      );
      lookUps?.add(looking);
    },
  };
}
