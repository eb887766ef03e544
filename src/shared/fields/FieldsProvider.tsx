import { createContext, useContext, useMemo, type ReactNode, useCallback } from 'react';
import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';
import type { AnyValues, FieldType } from '@/shared/fieldTypes/types';
import { getFieldType } from '@/shared/fieldTypes/fieldTypes';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';
import type { Checks, Lookups, AnyFieldOf } from './types';

/** The user's recent choices per field, newest first. The portal offers them but never fills them in. */
interface Memory {
  of: (name: string) => readonly unknown[];
  add: (name: string, chosen: unknown) => void;
}

const MOST = 5;
const stored = z.record(z.string(), z.array(z.unknown()));

/**
 * Opens the recent choices of a user and company on this device. Without storage nothing is remembered; `useRecent`
 * validates stored values.
 */
export function openMemory(userId: string, about: string): Memory {
  const kept = ofPerson(userId, 'chosen', about);
  const read = (): Record<string, unknown[]> => parseJsonText(stored, kept.read(), {});
  return {
    of: name => read()[name] ?? [],
    add: (name, chosen) => {
      const all = read();
      const text = JSON.stringify(chosen);
      const others = (all[name] ?? []).filter(known => JSON.stringify(known) !== text);
      kept.keep({ ...all, [name]: [chosen, ...others].slice(0, MOST) });
    },
  };
}

interface FieldsSetting {
  lookups: Lookups;
  checks?: Checks;
  /** Country of the document, for digit grouping; default: India. */
  country?: string | null;
  memory?: Memory;
  recordId?: Id | null | undefined;
}

/** Content below one field of a form. Separate from the setting, so that its changes redraw only attachment fields. */
export const FieldNote = createContext<{ field: string; note: ReactNode } | null>(null);

const FieldsContext = createContext<FieldsSetting>({ lookups: {} });

/** Provides lookups, checks and settings to the fields below. Read-only fields work without it. */
export function FieldsProvider({
  lookups,
  checks,
  country,
  memory,
  recordId,
  children,
}: FieldsSetting & { children: ReactNode }) {
  const setting = useMemo(
    () => ({ lookups, checks, country, memory, recordId }),
    [lookups, checks, country, memory, recordId],
  );
  return <FieldsContext value={setting}>{children}</FieldsContext>;
}

export function useFields(): FieldsSetting {
  return useContext(FieldsContext);
}

/** Returns the search function that a definition names. */
export function useLookup<T>(name: string, values: AnyValues): RemoteSearch<T> {
  const { lookups } = useFields();
  return useCallback(
    async (text, signal) => {
      const search = lookups[name];
      if (!search) throw new Error(`No lookup named '${name}'`);
      return (await search(text, values, signal)) as T[];
    },
    [lookups, name, values],
  );
}

/** Returns the user's recent valid choices in a field, and a function that records a choice. */
export function useRecent<T, K extends FieldType>(
  def: AnyFieldOf<K>,
): { recent: readonly T[]; remember: (chosen: T | null) => void } {
  const { memory } = useFields();
  const isWhole = (row: unknown) => getFieldType(def.kind).getError(row, def) === null;
  return {
    recent: (memory?.of(def.name) ?? []).filter(isWhole) as T[],
    remember: chosen => {
      if (chosen !== null && isWhole(chosen)) memory?.add(def.name, chosen);
    },
  };
}
