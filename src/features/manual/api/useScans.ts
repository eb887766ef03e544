import { useMemo } from 'react';
import { useLoad, type Loaded } from '@/platform/graphql/useLoad';
import { scannedDocuments } from './scans';

/** What the scanner keeps of an entry: the names of its documents. */
type Scans = Pick<Loaded<readonly string[]>, 'data' | 'error' | 'busy' | 'reload'>;

/** What is known of an entry beside its record. */
export interface EntrySubject {
  scans: Scans;
}

/** Asks for them once for whoever shows them; an entry that was not scanned has none. Changes only with the answer. */
export function useScans(scanUrn: string | null | undefined): Scans {
  const urn = scanUrn || null;
  const { data, error, busy, reload } = useLoad(urn, signal => scannedDocuments(urn ?? '', signal));
  return useMemo(() => ({ data, error, busy, reload }), [data, error, busy, reload]);
}
