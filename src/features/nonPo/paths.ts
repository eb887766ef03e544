import * as z from 'zod/mini';
import { recordKinds } from '@/domain/recordKinds';
import { parseWhole } from '@/lib/decimalText';

export const nonPoPaths = recordKinds.NonPoInvoice.paths;

/** What the create form must know; kept in the query string so that a refresh and a pasted link find it again (DECISIONS 6). */
export interface NewInvoiceFor {
  companyCode: string;
  countryCode: string;
  supplierCode: string;
}

export function addHref({ companyCode, countryCode, supplierCode }: NewInvoiceFor): string {
  return `${nonPoPaths.create}?${new URLSearchParams({ company: companyCode, country: countryCode, supplier: supplierCode })}`;
}

/** Reads what `addHref` wrote, else the navigation state's `selectedItem` (spec 2 §2); null when something is missing. */
export function readAddHref(search: URLSearchParams, state: unknown): NewInvoiceFor | null {
  const companyCode = search.get('company');
  const countryCode = search.get('country');
  const supplierCode = search.get('supplier');
  if (companyCode && countryCode && supplierCode) return { companyCode, countryCode, supplierCode };
  const given = z.safeParse(addState, state);
  return given.success ? given.data.selectedItem : null;
}

const filled = z.string().check(z.minLength(1));
const addState = z.object({
  selectedItem: z.object({ companyCode: filled, countryCode: filled, supplierCode: filled }),
});

/** The record that an edit or copy address names, else the navigation state (spec 2 §2); null when neither does. */
export function readRecordId(search: URLSearchParams, state?: unknown): number | null {
  const id = parseWhole(search.get('id')?.trim());
  if (id !== null) return id;
  const given = z.safeParse(namedRecord, state);
  return given.success ? given.data.nonPoInvoiceId : null;
}

const namedRecord = z.object({ nonPoInvoiceId: z.int().check(z.positive()) });

/** Whose configuration a screen will need; links carry it, so that record and configuration travel together. */
export interface ConfigHint {
  companyCode: string;
  countryCode: string;
}

/** The hint for a row's link; undefined when the row does not say enough. */
export function configHint(row: { companyCode: string | null; countryCode: string | null }): ConfigHint | undefined {
  const { companyCode, countryCode } = row;
  return companyCode && countryCode ? { companyCode, countryCode } : undefined;
}

/** What the view hands to the edit and copy screens (spec 2 §2); the record itself is fetched again by its id. */
export interface RecordState {
  selectedItem: { companyCode: string | null; countryCode: string | null };
  nonPoInvoiceId: number;
}

/** The state of a link to a record's edit or copy form. */
export function recordState(record: {
  id: number;
  companyCode: string | null;
  countryCode: string | null;
}): RecordState {
  const { id, companyCode, countryCode } = record;
  return { selectedItem: { companyCode, countryCode }, nonPoInvoiceId: id };
}

/** Reads the hint out of a navigation state, bare or as its `selectedItem`; null when there is none. */
export function readConfigHint(state: unknown): ConfigHint | null {
  if (typeof state !== 'object' || state === null) return null;
  if ('selectedItem' in state) return readConfigHint(state.selectedItem);
  if (!('companyCode' in state) || !('countryCode' in state)) return null;
  const { companyCode, countryCode } = state;
  return typeof companyCode === 'string' && typeof countryCode === 'string' ? { companyCode, countryCode } : null;
}
