import { useMemo } from 'react';
import { findCurrencies } from '@/domain/invoice/api/currencies';
import { CompanyListDocument, MasterSupplierListDocument } from '@/domain/invoice/api/parties.graphql.generated';
import { mustPickSupplier, supplierPanOrCode } from '@/domain/invoice/author';
import { getCurrency } from '@/domain/invoice/currency';
import { FEW_ROWS, holds, searchFew } from '@/domain/calls/searchFew';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import { useSession } from '@/platform/session/SessionContext';
import type { Lookups } from '@/shared/fields/types';
import type { Choice } from '@/shared/fieldTypes/types';
import { allRows, firstRows } from '@/shared/list/listInput';
import { apSubCategories, businessLocations, documentTypes } from './operations';

/** A company option with dependent values. A stored company has only code and name. */
export interface CompanyChoice extends Choice {
  country?: Choice;
  currency?: Choice;
  supplier?: SupplierChoice;
  gstNumber?: string;
}

export interface SupplierChoice extends Choice {
  companyCode?: string;
  gstNumber?: string;
  /** null: the supplier has no record in the portal. */
  id?: Id | null;
}

const getCode = (choice: unknown) => (choice as Choice | null)?.code ?? '';

/**
 * Returns the remote lookups of the entry form (spec 3 §7). Users of a supplier see its companies, others see all. Companies and countries
 * load together.
 */
export function useEntryLookups(): Lookups {
  const session = useSession();
  const call = useCall();

  return useMemo((): Lookups => {
    const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
    const findCompanies = async (signal: AbortSignal): Promise<CompanyChoice[]> => {
      const [all, mine] = await Promise.all([
        call(CompanyListDocument, { input: allRows({ active: true, deleted: false }) }, { signal }),
        own === null ? null : call(MasterSupplierListDocument, { input: allRows({ panOrCode: own }) }, { signal }),
      ]);
      const served = mine && new Map((mine.masterSupplierList?.data ?? []).map(row => [row.companyCode, row]));
      return (all.companyList?.data ?? []).flatMap((row): CompanyChoice[] => {
        const supplier = served?.get(row.code);
        if (served && !supplier) return [];
        return [
          {
            code: row.code,
            name: row.name,
            ...(row.countryCode && { country: { code: row.countryCode, name: row.countryName ?? row.countryCode } }),
            ...(row.currencyCode && { currency: getCurrency(row.currencyCode) }),
            ...(row.gstNumber && { gstNumber: row.gstNumber }),
            ...(supplier?.code && {
              supplier: {
                code: supplier.code,
                name: supplier.name ?? supplier.code,
                id: supplier.supplierId ?? session.supplierId,
                ...(supplier.gstNumber && { gstNumber: supplier.gstNumber }),
              },
            }),
          },
        ];
      });
    };
    return {
      countries: async (text, _values, signal) => {
        const found = (await findCompanies(signal)).flatMap(({ country }) => country ?? []);
        return [...new Map(found.map(row => [row.code, row])).values()].filter(holds(text));
      },
      companies: async (text, { countryCode }, signal) => {
        const country = getCode(countryCode);
        const found = (await findCompanies(signal)).filter(holds(text));
        return country === '' ? found : found.filter(row => row.country?.code === country);
      },
      suppliers: async (text, { companyCode }, signal): Promise<SupplierChoice[]> => {
        const company = getCode(companyCode);
        const input = firstRows(FEW_ROWS, { codeorname: text, CompanyCode: company });
        const rows = (await call(MasterSupplierListDocument, { input }, { signal })).masterSupplierList?.data ?? [];
        const found = rows.map(({ code, name, gstNumber, supplierId }) => ({
          code: code ?? '',
          name: name ?? code ?? '',
          id: supplierId,
          ...(company && { companyCode: company }),
          ...(gstNumber && { gstNumber }),
        }));
        return [...new Map(found.map(row => [row.code, row])).values()];
      },
      currencies: (text, _values, signal) => findCurrencies(call, text, signal),
      documentTypes: (text, _values, signal) => searchFew(code => call(documentTypes, code, { signal }), text),
      apSubCategories: (text, _values, signal) => searchFew(code => call(apSubCategories, code, { signal }), text),
      businessLocations: (name, _values, signal) => call(businessLocations, name, { signal }),
    };
  }, [session, call]);
}
