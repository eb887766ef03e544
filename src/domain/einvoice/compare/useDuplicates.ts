import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import { firstRows, NEWEST_FIRST } from '@/shared/list/listInput';
import { numberKey, type InvoiceList } from '../definition/definition';
import type { Extraction } from '../read/extraction';
import { findElsewhere } from './seenFiles';

export interface Duplicate {
  key: string;
  sentence: string;
}

interface Options {
  reading: Extraction;
  place: string;
  number?: string | undefined;
  /** Searched for invoices of the supplier with this number. */
  list?: InvoiceList | undefined;
  supplierCode?: string;
  /** The record itself, which is no duplicate. */
  id?: Id | undefined;
}

/** Finds other places of the same invoice: by file and IRN on this device, by number in the list. A list that fails finds none. */
export function useDuplicates({ reading, place, number = '', list, supplierCode, id }: Options): readonly Duplicate[] {
  const { userId } = useSession();
  const call = useCall();
  const key = numberKey(number);
  const { data: rows } = useLoaded(
    async (_args: object, signal) => {
      if (!list) return [];
      // The list searches for parts of numbers: the longest part without signs finds every spelling.
      const [part = ''] = (number.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);
      const page = await call(list, { ...firstRows(10, { invoiceNumber: part }), ...NEWEST_FIRST }, { signal });
      return (page.rows ?? []).filter(
        row => row.supplierCode === supplierCode && row.id !== id && numberKey(row.invoiceNumber ?? '') === key,
      );
    },
    list && key !== '' ? { place, key } : null,
  );
  return useMemo(
    () => [
      ...findElsewhere(userId, place, reading).map(({ place: other, label, same }) => ({
        key: other,
        sentence: `This ${same} is already attached to ${label}.`,
      })),
      ...(rows ?? []).map(row => ({
        key: `#${row.id}`,
        sentence: `${row.invoiceNumber ?? 'This number'} is already used by invoice #${row.id}.`,
      })),
    ],
    [userId, place, reading, rows],
  );
}
