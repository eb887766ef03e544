import { useMemo } from 'react';
import type { Loadable } from '../calls/loadable';
import { partiesFromRecord, type InvoiceParties, type PartiesOfRecord } from './parties';

export function usePartiesOfRecord(record: PartiesOfRecord | null | undefined): Loadable<InvoiceParties> {
  return useMemo(() => ({ data: record && partiesFromRecord(record) }), [record]);
}
