import { useMemo, useState } from 'react';
import { useLoaded } from '@/platform/graphql/useLoaded';
import type { Session } from '@/platform/session/session';
import { rowMeant } from '@/shared/ui/useTypedChoice';
import { usePartySearch, type SupplierRow } from './api/useParties';
import { mustPickSupplier, supplierPanOrCode } from './author';

export interface CompanyOption {
  code: string;
  name: string;
  countryCode: string;
  supplierCode: string;
}

export type PartyChoice = ReturnType<typeof usePartyChoice>;

/** Users who act for several suppliers select one first (docs/decisions.md#create-new-by-role). */
export function usePartyChoice(session: Session) {
  const { findSupplierCompanies, findSuppliers } = usePartySearch();
  const picksSupplier = mustPickSupplier(session);
  const [supplier, setSupplier] = useState<SupplierRow | null>(null);
  const panOrCode = picksSupplier ? (supplier?.code ?? null) : supplierPanOrCode(session);
  const companies = useCompanies(panOrCode, findSupplierCompanies);
  const [companyCode, setCompanyCode] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const pickCompany = (code: string | null) => {
    setCompanyCode(code);
    setTyped('');
  };
  const only = companies.rows?.length === 1 ? companies.rows[0] : undefined;
  return {
    picksSupplier,
    supplier,
    pickSupplier: (row: SupplierRow | null) => {
      setSupplier(row);
      pickCompany(null);
    },
    findSuppliers,
    companies,
    company: companies.rows?.find(row => row.code === companyCode) ?? companyMeant(companies.rows ?? [], typed) ?? only,
    pickCompany,
    /** Text typed before the companies loaded; it then selects the matching company. */
    typed,
    pickTyped: setTyped,
  };
}

export const companyLabel = ({ name, code }: CompanyOption) => `${name} (${code})`;

function companyMeant(rows: readonly CompanyOption[], typed: string): CompanyOption | undefined {
  if (typed === '') return undefined;
  const like = rows.filter(row => companyLabel(row).toLowerCase().includes(typed.toLowerCase()));
  return rowMeant(like, typed, row => ({ value: row.code, label: row.name }));
}

function useCompanies(
  panOrCode: string | null,
  find: (panOrCode: string, signal: AbortSignal) => Promise<SupplierRow[]>,
) {
  const { data, error, busy, reload } = useLoaded(find, panOrCode);
  const rows = useMemo(() => data?.map(toCompanyOption) ?? null, [data]);
  return {
    rows,
    error: busy ? undefined : error,
    loading: busy,
    retry: () => void reload(),
  };
}

function toCompanyOption(row: SupplierRow): CompanyOption {
  return {
    code: row.companyCode ?? '',
    name: row.companyName ?? row.companyCode ?? '',
    countryCode: row.countryCode ?? '',
    supplierCode: row.code ?? '',
  };
}
