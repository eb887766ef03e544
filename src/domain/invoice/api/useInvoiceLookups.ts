import { useMemo } from 'react';
import { parseDecimal } from '@/lib/money';
import { looksLikeCode } from '@/lib/text';
import { useCall } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import { firstRows } from '@/shared/list/listInput';
import { deserializeAddress } from '../address';
import { findCurrencies } from './currencies';
import {
  DepartmentListDocument,
  EmployeeDetailsListDocument,
  HsnListDocument,
  PaymentTermListDocument,
  PlantListDocument,
  TaxListDocument,
  TaxTypeListDocument,
} from './lookups.graphql.generated';

/** Page sizes of spec 2 §9. */
const LOOKUP_PAGE = 10;
const PLANT_PAGE = 100;
const HSN_PAGE = 300;

const inUse = { active: 'true', deleted: 'false' };

export interface LineCode {
  code: string;
  name: string;
  taxCode: string;
  taxName: string;
  rate: string;
}

/** The only condition types on invoices (spec 2 §5). Rows carry the whole rate for every tax type, so the tax type doesn't filter the list. */
const OFFERED_CONDITIONS = new Set(['JIIG', 'JIIN']);

/** Returns the lookups of form fields and cells by name. Parties limit them: plants of the company, taxes and tax types of its country. */
export function useInvoiceLookups({ companyCode, countryCode }: { companyCode: string; countryCode: string }): Lookups {
  const call = useCall();

  return useMemo((): Lookups => {
    const taxPage = async (wanted: Record<string, string>, signal: AbortSignal) =>
      (await call(TaxListDocument, { input: firstRows(LOOKUP_PAGE, { countryCode, ...wanted }) }, { signal })).taxList
        ?.data ?? [];
    const taxNames = new Map<string, string>();
    /** Loads the tax names of these codes, each once. Callers never wait for a missing name. */
    const learnTaxNames = (rows: readonly { taxCode: string; rate: string }[], signal: AbortSignal) => {
      const unknown = new Map(rows.map(row => [row.taxCode, row.rate]));
      for (const code of ['', ...taxNames.keys()]) unknown.delete(code);
      const learn = async ([code, rate]: [string, string]) => {
        const found = await taxPage({ code, rate }, signal);
        taxNames.set(code, found.find(row => row.code === code)?.name ?? '');
      };
      return Promise.allSettled([...unknown].map(learn));
    };
    return {
      paymentTerms: async (name, _values, signal) => {
        const page = await call(
          PaymentTermListDocument,
          { input: firstRows(LOOKUP_PAGE, { name, ...inUse }) },
          { signal },
        );
        return (page.paymentTermList?.data ?? []).map(toChoice);
      },
      departments: async (name, _values, signal) => {
        const page = await call(
          DepartmentListDocument,
          { input: firstRows(LOOKUP_PAGE, { name, ...inUse }) },
          { signal },
        );
        return (page.departmentList?.data ?? []).map(toChoice);
      },
      currencies: (text, _values, signal) => findCurrencies(call, text, signal),
      taxTypes: async (name, _values, signal) => {
        const page = await call(
          TaxTypeListDocument,
          { input: firstRows(LOOKUP_PAGE, { name, countryCode }) },
          { signal },
        );
        return (page.taxTypeList?.data ?? []).map(toChoice);
      },
      plants: async (text, _values, signal) => {
        const input = firstRows(
          PLANT_PAGE,
          { NAMEORGSTORADDRESS: text, companyCode },
          { sortBy: 'name', sortOrder: 'asc' },
        );
        const page = await call(PlantListDocument, { input }, { signal });
        return (page.plantList?.data ?? []).map(row => deserializeAddress(row)).filter(address => address !== null);
      },
      employees: async (text, _values, signal) => {
        const wanted = looksLikeCode(text) ? { code: text } : { nameoremail: text };
        const input = firstRows(LOOKUP_PAGE, wanted, { sortBy: 'id', sortOrder: 'desc' });
        const page = await call(EmployeeDetailsListDocument, { input }, { signal });
        return (page.employeeDetailsList?.data ?? []).map(row => ({
          userId: row.userId,
          code: row.code ?? '',
          name: row.name ?? '',
          email: row.email ?? '',
        }));
      },
      hsnCodes: async (text, _values, signal): Promise<LineCode[]> => {
        const wanted = looksLikeCode(text) ? { code: text } : { name: text };
        const page = await call(HsnListDocument, { input: firstRows(HSN_PAGE, { ...wanted, ...inUse }) }, { signal });
        const rows = (page.hsnList?.data ?? [])
          .filter(row => OFFERED_CONDITIONS.has(row.conditionType ?? ''))
          .map(row => ({
            code: row.code,
            name: row.name ?? '',
            taxCode: row.taxCode ?? '',
            rate: parseDecimal(row.taxRate) ?? '0',
          }));
        await learnTaxNames(rows, signal);
        return rows.map(row => ({ ...row, taxName: taxNames.get(row.taxCode) ?? '' }));
      },
      taxCodes: async (code, _values, signal): Promise<LineCode[]> =>
        (await taxPage({ code }, signal)).map(row => ({
          code: row.code,
          name: row.name ?? '',
          taxCode: row.code,
          taxName: row.name ?? '',
          rate: parseDecimal(row.rate) ?? '0',
        })),
    };
  }, [call, companyCode, countryCode]);
}

function toChoice(row: { code: string | null; name: string | null }) {
  return { code: row.code ?? '', name: row.name ?? row.code ?? '' };
}
