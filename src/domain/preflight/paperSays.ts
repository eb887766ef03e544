import type { PaperReading } from '../einvoice/types';
import type { PaperSays } from './hints';

/** What of a reading the rules look at; undefined when the paper says nothing that could be read exactly. */
export function paperSays({ signed, xml }: Pick<PaperReading, 'signed' | 'xml'>): PaperSays | undefined {
  if (!signed && !xml) return undefined;
  return {
    date: signed?.date ?? xml?.date ?? '',
    registered: signed?.irnDate ?? '',
    total: signed?.total ?? xml?.totals.gross ?? '',
    notes: xml?.notes ?? [],
    accounts: xml?.accounts ?? [],
  };
}
