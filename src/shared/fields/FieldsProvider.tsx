import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Lookups } from './types';

interface FieldsSetting {
  /** Remote searches by the names that definitions use. */
  lookups: Lookups;
  /** Country of the document: grouping of amounts. India when none is given. */
  country?: string | null;
}

const FieldsContext = createContext<FieldsSetting>({ lookups: {} });

/** What the fields below ask of their surroundings. Readers work without it. */
export function FieldsProvider({ lookups, country, children }: FieldsSetting & { children: ReactNode }) {
  const setting = useMemo(() => ({ lookups, country }), [lookups, country]);
  return <FieldsContext value={setting}>{children}</FieldsContext>;
}

export function useFields(): FieldsSetting {
  return useContext(FieldsContext);
}
