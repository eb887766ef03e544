import { DEFAULT_CURRENCY } from '@/domain/invoice/currency';
import type { Choice } from '@/shared/kinds/types';
import type { CompanyChoice, SupplierChoice } from '../api/useEntryLookups';
import type { EntryValues } from '../fields/manual.fields';

const codeOf = (choice: Choice | null) => choice?.code ?? '';

/** Returns dependent changes after country or company changed: the other one, the currency, and a supplier that no longer matches. */
export function deriveEntry(values: EntryValues, previous: EntryValues): Partial<EntryValues> | null {
  const company = values.companyCode as CompanyChoice | null;
  if (codeOf(company) !== codeOf(previous.companyCode)) return ofCompany(values, previous, company);
  const moved = codeOf(values.countryCode) !== codeOf(previous.countryCode);
  const home = company?.country ?? previous.countryCode;
  if (!moved || !company || codeOf(values.countryCode) === codeOf(home)) return null;
  return { companyCode: null, ...supplierIn(values, null) };
}

function ofCompany(values: EntryValues, previous: EntryValues, company: CompanyChoice | null): Partial<EntryValues> {
  const usual = (previous.companyCode as CompanyChoice | null)?.currency;
  const untouched = values.currencyCode === null || codeOf(values.currencyCode) === codeOf(usual ?? DEFAULT_CURRENCY);
  return {
    ...(company?.country && codeOf(company.country) !== codeOf(values.countryCode) && { countryCode: company.country }),
    ...(company?.currency && untouched && { currencyCode: company.currency }),
    ...supplierIn(values, company),
  };
}

/** Returns the user's own supplier in the company, else the chosen one if it was searched for in this company. */
function supplierIn({ supplierCode }: EntryValues, company: CompanyChoice | null): Partial<EntryValues> {
  if (company?.supplier) return { supplierCode: company.supplier };
  const known = (supplierCode as SupplierChoice | null)?.companyCode;
  return known !== undefined && known !== codeOf(company) ? { supplierCode: null } : {};
}
