import * as z from 'zod/mini';
import { addressFromWire, type PostalAddress } from '@/domain/invoice/address';
import type { Lookups } from '@/shared/fields/types';
import { rowMeant } from '@/shared/ui/useTypedChoice';
import type { NonPoValues } from '../../model/nonPo.values';
import type { ReadInvoice } from './readData';

/** The rows of the form's lists that an invoice names. What is not named, or may mean several, is not there. */
export type ReadChoices = Partial<Pick<NonPoValues, 'taxType' | 'billToLocation'>>;

/** No name, code or GST number is shorter. */
const SHORTEST = 3;

/** Ways to write the same tax type are one: 'CGST & SGST', 'cgst+sgst', 'CGST_SGST'. */
const taxTypeKey = (text: string) => text.toLowerCase().replace(/[^a-z]|\band\b/g, '');

/** Looks up what the invoice names; a search that fails finds nothing. */
export async function findReadChoices(read: ReadInvoice, lookups: Lookups, signal: AbortSignal): Promise<ReadChoices> {
  const rowsOf = async (lookup: string, text: string) => {
    try {
      return (await lookups[lookup]?.(text, {}, signal)) ?? [];
    } catch {
      return [];
    }
  };
  const findTaxType = async () => {
    if (read.taxType === '') return undefined;
    const rows = (await rowsOf('taxTypes', '')) as { code: string; name: string }[];
    const wanted = taxTypeKey(read.taxType);
    return rows.find(({ code, name }) => [code, name].some(word => taxTypeKey(word) === wanted));
  };
  const findBillTo = async () => {
    if (read.billToLocation.length < SHORTEST) return undefined;
    const rows = (await rowsOf('plants', read.billToLocation)) as PostalAddress[];
    return rowMeant(rows, read.billToLocation, row => ({ value: row.code, label: row.name, hint: row.gstNumber }));
  };
  const [taxType, billToLocation] = await Promise.all([findTaxType(), findBillTo()]);
  return { ...(taxType && { taxType }), ...(billToLocation && { billToLocation }) };
}

const named = z.object({ code: z.string(), name: z.string() });

/** Reads them back out of navigation state, which anybody may have written. */
export function readChoicesFromState(state: { taxType?: unknown; billToLocation?: unknown }): ReadChoices {
  const taxType = z.safeParse(named, state.taxType);
  const billToLocation = state.billToLocation === undefined ? null : addressFromWire(state.billToLocation);
  return { ...(taxType.success && { taxType: taxType.data }), ...(billToLocation && { billToLocation }) };
}
