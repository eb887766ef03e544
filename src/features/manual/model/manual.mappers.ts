import { DEFAULT_CURRENCY } from '@/domain/invoice/currency';
import { CREATED_SOURCE } from '@/domain/record/savedAs';
import type { Id } from '@/lib/ids';
import type { Session } from '@/platform/session/session';
import { blankOf, fieldOfWire, fromWire, toWire } from '@/shared/fields/wire';
import type { ManualEntry } from '../api/operations';
import type { SupplierChoice } from '../api/useEntryLookups';
import type { ManualInvoiceEntryInput } from '../api/manual.graphql.generated';
import { entryFields, readFields, type EntryValues, type ReadValues } from '../fields/manual.fields';

/** A new entry; who acts for one supplier has it filled in. */
export function blankEntry(session: Session, ownSupplier: boolean): EntryValues {
  const { supplierCode, userName } = session;
  const supplier: SupplierChoice | null =
    ownSupplier && supplierCode ? { code: supplierCode, name: userName || supplierCode, id: session.supplierId } : null;
  return { ...blankOf(entryFields), supplierCode: supplier, currencyCode: DEFAULT_CURRENCY };
}

/** Of the chosen supplier: as the look-up has it, else as it was stored. */
function supplierIdOf(chosen: SupplierChoice | null, entry: ManualEntry | null): Id | null {
  if (chosen?.id !== undefined) return chosen.id;
  return entry !== null && entry.supplierCode === chosen?.code ? entry.supplierId : null;
}

/** A stored entry as form values. */
export const entryFromApi = (entry: ManualEntry): EntryValues => fromWire(entryFields, entry);

/** A stored entry as the view reads it. */
export const readFromApi = (entry: ManualEntry): ReadValues => ({
  ...entryFromApi(entry),
  ...fromWire(readFields, entry),
});

/**
 * Form values as the API wants them; a stored entry goes with its id and `rut`. New ones are Open; with an FI document number an entry
 * is Closed, otherwise it stays as it is (spec 3 §4, DECISIONS 43). Spec 3 §9: it is the supplier's, from this product.
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

/** The form's field of a path in the server's field errors. */
export const entryFieldOf = (path: string): string => fieldOfWire(entryFields, path);
