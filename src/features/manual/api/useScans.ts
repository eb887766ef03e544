import { useMemo } from 'react';
import { useLoaded, type Answer } from '@/platform/graphql/useLoaded';
import { scannedDocuments } from './scans';

/** What the scanner keeps of an entry: the names of its documents. */
type Scans = Pick<Answer<readonly string[]>, 'data' | 'error' | 'busy' | 'reload'>;

/** What is known of an entry beside its record. */
export interface EntrySubject {
  scans: Scans;
}

/** Asks for them once for whoever shows them; an entry that was not scanned has none. Changes only with the answer. */
export function useScans(scanUrn: string | null | undefined): Scans {
  const { data, error, busy, reload } = useLoaded(scannedDocuments, scanUrn || null);
  return useMemo(() => ({ data, error, busy, reload }), [data, error, busy, reload]);
}
