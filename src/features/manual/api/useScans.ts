import { useMemo } from 'react';
import { useLoaded, type Answer } from '@/platform/graphql/useLoaded';
import { scannedDocuments } from './scans';

/** Names of an entry's scanned documents, as a query result. */
type Scans = Pick<Answer<readonly string[]>, 'data' | 'error' | 'busy' | 'reload'>;

/** Context of an entry. */
export interface EntrySubject {
  scans: Scans;
}

/** Loads the names of the scanned documents; entries without a URN have none. The result object is stable. */
export function useScans(scanUrn: string | null | undefined): Scans {
  const { data, error, busy, reload } = useLoaded(scannedDocuments, scanUrn || null);
  return useMemo(() => ({ data, error, busy, reload }), [data, error, busy, reload]);
}
