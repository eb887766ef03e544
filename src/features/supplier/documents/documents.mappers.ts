import { fromWire, toWire } from '@/shared/fields/wire';
import { certificateNumberOf, documentFields, isMsme, type DocumentValues } from './documents.section';

type Wire = Parameters<typeof fromWire<typeof documentFields>>[1] & { certificateNumber: string | null };

/** A document as the form holds it: the number of an MSME certificate is one that was checked. */
export function documentFromWire(row: Wire): DocumentValues {
  const values = fromWire(documentFields, row);
  const number = row.certificateNumber ?? '';
  return isMsme(values)
    ? { ...values, msmeNumber: { text: number.toUpperCase(), verified: number !== '' } }
    : { ...values, certificateNumber: number };
}

export function documentToWire(values: DocumentValues, came: object | null) {
  return { ...toWire(documentFields, values, came), certificateNumber: certificateNumberOf(values).trim() || null };
}
