import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { useSession } from '@/platform/session/SessionContext';
import type { Extraction } from '../read/extraction';
import { numberKey } from './compareFields';
import { findElsewhere } from './seenFiles';

/** A stored invoice that may have a number. */
interface AlikeRow {
  id: Id;
  invoiceNumber: string | null;
}

/** Finds stored invoices between the same parties whose number may be this one, however it is written. Rejects like any call. */
export type FindAlike = (number: string, signal: AbortSignal) => Promise<readonly AlikeRow[]>;

interface Question {
  reading: Extraction;
  place: string;
  number: string;
  findAlike?: FindAlike | undefined;
  /** The record itself, which is no double. */
  id?: Id | undefined;
}

/** Other places of the same invoice: by file and IRN on this device, by its number in the list. A list that fails says nothing. */
export function useDuplicates({ reading, place, number, findAlike, id }: Question) {
  const { userId } = useSession();
  const key = numberKey(number);
  const alike = useAnswer(
    async (_asked: object, signal) => {
      const rows = (await findAlike?.(number, signal)) ?? [];
      return rows.filter(row => row.id !== id && numberKey(row.invoiceNumber ?? '') === key);
    },
    findAlike && key !== '' ? { place, key } : null,
  );
  const elsewhere = useMemo(() => findElsewhere(userId, place, reading), [userId, place, reading]);
  return [
    ...elsewhere.map(({ place: other, label, same }) => ({
      key: other,
      sentence: same === 'file' ? `The same file belongs to ${label}.` : `The same IRN belongs to ${label}.`,
    })),
    ...(alike.data ?? []).map(row => ({
      key: `#${row.id}`,
      sentence: `Invoice #${row.id} has this number already: ${row.invoiceNumber ?? ''}.`,
    })),
  ];
}
