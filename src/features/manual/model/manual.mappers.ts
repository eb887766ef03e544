import { DEFAULT_CURRENCY } from '@/domain/invoice/currency';
import { CREATED_SOURCE } from '@/domain/record/savedAs';
import type { Id } from '@/lib/ids';
import type { Session } from '@/platform/session/session';
import type { Choice } from '@/shared/fieldTypes/types';
import { getBlank, findFieldByDtoName, deserialize, serialize } from '@/shared/fields/dto';
import type { ManualEntry } from '../api/operations';
import type { CompanyChoice, SupplierChoice } from '../api/useEntryLookups';
import type { ManualInvoiceEntryInput } from '../api/manual.graphql.generated';
import { entryFields, readFields, type EntryValues, type ReadValues } from '../fields/manual.fields';

/** Returns a new entry; prefills the supplier for users of one supplier. */
export function blankEntry(session: Session, ownSupplier: boolean): EntryValues {
  const { supplierCode, userName } = session;
  const supplier: SupplierChoice | null =
    ownSupplier && supplierCode ? { code: supplierCode, name: userName || supplierCode, id: session.supplierId } : null;
  return { ...getBlank(entryFields), supplierCode: supplier, currencyCode: DEFAULT_CURRENCY };
}

function getSupplierId(chosen: SupplierChoice | null, entry: ManualEntry | null): Id | null {
  if (chosen?.id !== undefined) return chosen.id;
  return entry !== null && entry.supplierCode === chosen?.code ? entry.supplierId : null;
}

export const entryFromApi = (entry: ManualEntry): EntryValues => deserialize(entryFields, entry);

export const readFromApi = (entry: ManualEntry): ReadValues => ({
  ...entryFromApi(entry),
  ...deserialize(readFields, entry),
});

/**
 * Serializes form values to the mutation input; existing entries include id and `rut`. New entries are Open; an FI document number closes
 * an entry, else its status stays (spec 3 §4, docs/decisions.md#manual-closed). Spec 3 §9 fixes source and product.
 */
export function entryToInput(values: EntryValues, entry: ManualEntry | null): ManualInvoiceEntryInput {
  const dto = serialize(entryFields, values, entry);
  const fiDocumentNumber = entry ? dto.fiDocumentNumber : null;
  return {
    ...dto,
    supplierId: getSupplierId(values.supplierCode, entry),
    fiDocumentNumber,
    status: fiDocumentNumber?.trim() ? 'Closed' : (entry?.status ?? 'Open'),
    createdBy: 'Supplier',
    createdSource: CREATED_SOURCE,
    ...(entry && { id: entry.id, rut: entry.rut }),
  };
}

export const getEntryField = (path: string): string => findFieldByDtoName(entryFields, path);

const getCode = (choice: Choice | null) => choice?.code ?? '';

/** Returns dependent changes after country or company changed: the other one, the currency, and a supplier that no longer matches. */
export function deriveEntry(values: EntryValues, previous: EntryValues): Partial<EntryValues> | null {
  const company = values.companyCode as CompanyChoice | null;
  if (getCode(company) !== getCode(previous.companyCode)) return ofCompany(values, previous, company);
  const moved = getCode(values.countryCode) !== getCode(previous.countryCode);
  const home = company?.country ?? previous.countryCode;
  if (!moved || !company || getCode(values.countryCode) === getCode(home)) return null;
  return { companyCode: null, ...supplierIn(values, null) };
}

function ofCompany(values: EntryValues, previous: EntryValues, company: CompanyChoice | null): Partial<EntryValues> {
  const usual = (previous.companyCode as CompanyChoice | null)?.currency;
  const untouched = values.currencyCode === null || getCode(values.currencyCode) === getCode(usual ?? DEFAULT_CURRENCY);
  return {
    ...(company?.country &&
      getCode(company.country) !== getCode(values.countryCode) && { countryCode: company.country }),
    ...(company?.currency && untouched && { currencyCode: company.currency }),
    ...supplierIn(values, company),
  };
}

function supplierIn({ supplierCode }: EntryValues, company: CompanyChoice | null): Partial<EntryValues> {
  if (company?.supplier) return { supplierCode: company.supplier };
  const known = (supplierCode as SupplierChoice | null)?.companyCode;
  return known !== undefined && known !== getCode(company) ? { supplierCode: null } : {};
}

/** Separates scanned invoices from supporting documents, whose names contain an underscore (spec 3 §7). */
export function sortScans(names: readonly string[]): { invoices: string[]; supporting: string[] } {
  const isSupporting = (name: string) => name.includes('_');
  return { invoices: names.filter(name => !isSupporting(name)), supporting: names.filter(isSupporting) };
}
