import { useMemo } from 'react';
import type { Loadable } from '../calls/loadable';
import { partiesFromRecord, type InvoiceParties, type PartiesOfRecord } from './parties';

/** The parties of a stored record, for kinds that are about nothing else. */
export function usePartiesOfRecord(record: PartiesOfRecord | null | undefined): Loadable<InvoiceParties> {
  return useMemo(() => ({ data: record && partiesFromRecord(record) }), [record]);
}
