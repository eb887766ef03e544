import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Id } from '@/lib/ids';
import type { Memory } from './memory';
import type { Checks, Lookups } from './types';

interface FieldsSetting {
  /** Remote search functions by the names in field definitions. */
  lookups: Lookups;
  /** Identity checks by the names in field definitions. */
  checks?: Checks;
  /** Country of the document, for digit grouping; default: India. */
  country?: string | null;
  /** Recent choices, offered first. */
  memory?: Memory;
  /** Record id for file uploads; none for a new record. */
  recordId?: Id | null | undefined;
  /** Called with each file before its upload. Keep the function stable between renders. */
  onFile?: ((field: string, file: File) => void) | undefined;
}

const FieldsContext = createContext<FieldsSetting>({ lookups: {} });

/** Provides lookups, checks and settings to the fields below. Read-only fields work without it. */
export function FieldsProvider({
  lookups,
  checks,
  country,
  memory,
  recordId,
  onFile,
  children,
}: FieldsSetting & { children: ReactNode }) {
  const setting = useMemo(
    () => ({ lookups, checks, country, memory, recordId, onFile }),
    [lookups, checks, country, memory, recordId, onFile],
  );
  return <FieldsContext value={setting}>{children}</FieldsContext>;
}

export function useFields(): FieldsSetting {
  return useContext(FieldsContext);
}
