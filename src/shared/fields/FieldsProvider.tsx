import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Id } from '@/lib/ids';
import type { Memory } from './memory';
import type { Checks, Lookups } from './types';

interface FieldsSetting {
  /** Remote searches by the names that definitions use. */
  lookups: Lookups;
  /** Checks of identities by the names that definitions use. */
  checks?: Checks;
  /** Country of the document: grouping of amounts. India when none is given. */
  country?: string | null;
  /** What was chosen last: offered first. */
  memory?: Memory;
  /** Id of the record whose fields these are; none while it is new. Files are uploaded for it. */
  recordId?: Id | null | undefined;
  /** Told of each file that is taken into a field of files, before it is stored; the same function between renders. */
  onFile?: ((field: string, file: File) => void) | undefined;
}

const FieldsContext = createContext<FieldsSetting>({ lookups: {} });

/** What the fields below ask of their surroundings. Readers work without it. */
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
