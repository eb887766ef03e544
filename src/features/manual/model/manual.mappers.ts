import { DEFAULT_CURRENCY } from '@/domain/invoice/currency';
import { CREATED_SOURCE } from '@/domain/record/savedAs';
import type { Id } from '@/lib/ids';
import type { Session } from '@/platform/session/session';
import { blankOf, fieldOfWire, fromWire, toWire } from '@/shared/fields/wire';
import type { ManualEntry } from '../api/operations';
import type { SupplierChoice } from '../api/useEntryLookups';
import type { ManualInvoiceEntryInput } from '../api/manual.graphql.generated';
import { entryFields, readFields, type EntryValues, type ReadValues } from '../fields/manual.fields';

/** Returns a new entry; prefills the supplier for users of one supplier. */
export function blankEntry(session: Session, ownSupplier: boolean): EntryValues {
  const { supplierCode, userName } = session;
  const supplier: SupplierChoice | null =
    ownSupplier && supplierCode ? { code: supplierCode, name: userName || supplierCode, id: session.supplierId } : null;
  return { ...blankOf(entryFields), supplierCode: supplier, currencyCode: DEFAULT_CURRENCY };
}

/** Returns the chosen supplier's id from the lookup, else the stored one. */
function supplierIdOf(chosen: SupplierChoice | null, entry: ManualEntry | null): Id | null {
  if (chosen?.id !== undefined) return chosen.id;
  return entry !== null && entry.supplierCode === chosen?.code ? entry.supplierId : null;
}

/** Converts a stored entry to form values. */
export const entryFromApi = (entry: ManualEntry): EntryValues => fromWire(entryFields, entry);

/** Converts a stored entry to the view's values. */
export const readFromApi = (entry: ManualEntry): ReadValues => ({
  ...entryFromApi(entry),
  ...fromWire(readFields, entry),
});

/**
 * Serializes form values to the mutation input; existing entries include id and `rut`. New entries are Open; an FI document number closes
 * an entry, else its status stays (spec 3 §4, docs/decisions.md#manual-closed). Spec 3 §9 fixes source and product.
 */
export function entryToInput(values: EntryValues, entry: ManualEntry | null): ManualInvoiceEntryInput {
  const wire = toWire(entryFields, values, entry);
  const fiDocumentNumber = entry ? wire.fiDocumentNumber : null;
  return {
    ...wire,
    supplierId: supplierIdOf(values.supplierCode, entry),
    fiDocumentNumber,
    status: fiDocumentNumber?.trim() ? 'Closed' : (entry?.status ?? 'Open'),
    createdBy: 'Supplier',
    createdSource: CREATED_SOURCE,
    ...(entry && { id: entry.id, rut: entry.rut }),
  };
}

/** Maps the server's field path to the form's field. */
export const entryFieldOf = (path: string): string => fieldOfWire(entryFields, path);
