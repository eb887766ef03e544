import * as z from 'zod/mini';
import { deserializeAddress, type PostalAddress } from '@/domain/invoice/address';
import type { Lookups } from '@/shared/fields/types';
import { rowMeant } from '@/shared/ui/useTypedChoice';
import type { NonPoValues } from '../../model/nonPo.values';
import type { ReadInvoice } from './readData';

/** Lookup rows that the invoice names. Omits values that are missing or ambiguous. */
export type ReadChoices = Partial<Pick<NonPoValues, 'taxType' | 'billToLocation'>>;

/** Minimum length of a name, code or GST number. */
const SHORTEST = 3;

const taxTypeKey = (text: string) => text.toLowerCase().replace(/[^a-z]|\band\b/g, '');

export async function findReadChoices(read: ReadInvoice, lookups: Lookups, signal: AbortSignal): Promise<ReadChoices> {
  const getRows = async (lookup: string, text: string) => {
    try {
      return (await lookups[lookup]?.(text, {}, signal)) ?? [];
    } catch {
      return [];
    }
  };
  const findTaxType = async () => {
    if (read.taxType === '') return undefined;
    const rows = (await getRows('taxTypes', '')) as { code: string; name: string }[];
    const wanted = taxTypeKey(read.taxType);
    return rows.find(({ code, name }) => [code, name].some(word => taxTypeKey(word) === wanted));
  };
  const findBillTo = async () => {
    if (read.billToLocation.length < SHORTEST) return undefined;
    const rows = (await getRows('plants', read.billToLocation)) as PostalAddress[];
    return rowMeant(rows, read.billToLocation, row => ({ value: row.code, label: row.name, hint: row.gstNumber }));
  };
  const [taxType, billToLocation] = await Promise.all([findTaxType(), findBillTo()]);
  return { ...(taxType && { taxType }), ...(billToLocation && { billToLocation }) };
}

const named = z.object({ code: z.string(), name: z.string() });

/** Validates choices from the navigation state, which is untrusted. */
export function readChoicesFromState(state: { taxType?: unknown; billToLocation?: unknown }): ReadChoices {
  const taxType = z.safeParse(named, state.taxType);
  const billToLocation = state.billToLocation === undefined ? null : deserializeAddress(state.billToLocation);
  return { ...(taxType.success && { taxType: taxType.data }), ...(billToLocation && { billToLocation }) };
}
