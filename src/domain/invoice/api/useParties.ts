import { useCallback, useMemo } from 'react';
import { looksLikeCode } from '@/lib/text';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { allRows, firstRows } from '@/shared/list/listInput';
import type { ResponseRow } from '../../calls/api/operations';
import type { InvoiceCompany, InvoiceParties, InvoiceSupplier } from '../parties';
import {
  CompanyListDocument,
  MasterSupplierListDocument,
  TdsSupplierListDocument,
  type CompanyListQuery,
  type MasterSupplierListQuery,
} from './parties.graphql.generated';

type CompanyRow = ResponseRow<CompanyListQuery['companyList']>;
export type SupplierRow = ResponseRow<MasterSupplierListQuery['masterSupplierList']>;

const SUPPLIER_PICKER_PAGE = 10;

function toCompany(row: CompanyRow): InvoiceCompany {
  return {
    code: row.code,
    name: row.name,
    countryCode: row.countryCode ?? '',
    countryName: row.countryName ?? '',
    currencyCode: row.currencyCode ?? '',
    gstNumber: row.gstNumber ?? '',
  };
}

function toSupplier(row: SupplierRow, withHoldingCount: number | null): InvoiceSupplier {
  return {
    id: row.supplierId,
    code: row.code ?? '',
    name: row.name ?? '',
    email: row.email ?? '',
    address: row.address ?? '',
    gstNumber: row.gstNumber ?? '',
    pan: row.pan ?? '',
    contactNumber: row.tel ?? '',
    paymentTerm: row.paymentTermCode
      ? { code: row.paymentTermCode, name: row.paymentTermName ?? row.paymentTermCode }
      : null,
    isUrgent: row.isUrgent ?? false,
    withHoldingCount,
  };
}

/** `parties` is null if one is unknown. A failed count of withholding taxes is null and doesn't block the invoice. */
export function useParties(wanted: { companyCode: string; supplierCode: string } | null) {
  const { companyCode, supplierCode } = wanted ?? {};
  const companyInput = wanted && { input: allRows({ codeorname: wanted.companyCode }) };
  const supplierInput = wanted && {
    input: firstRows(SUPPLIER_PICKER_PAGE, { Code: wanted.supplierCode, CompanyCode: wanted.companyCode }),
  };
  const company = useBackendQuery(CompanyListDocument, companyInput);
  const supplier = useBackendQuery(MasterSupplierListDocument, supplierInput);
  const withHolding = useBackendQuery(
    TdsSupplierListDocument,
    wanted && { input: allRows({ suppliercode: wanted.supplierCode, CompanyCode: wanted.companyCode }) },
  );
  const parties = useMemo((): InvoiceParties | null | undefined => {
    if (!company.data || !supplier.data || withHolding.loading) return undefined;
    const companyRow = company.data.companyList?.data?.find(row => row.code === companyCode);
    const supplierRow = supplier.data.masterSupplierList?.data?.find(
      row => row.code === supplierCode && row.companyCode === companyCode,
    );
    const count = withHolding.data?.tdsSupplierList?.totalRecords ?? null;
    return companyRow && supplierRow
      ? { company: toCompany(companyRow), supplier: toSupplier(supplierRow, count) }
      : null;
  }, [company.data, supplier.data, withHolding.data, withHolding.loading, companyCode, supplierCode]);
  const reload = () => Promise.all([company.reload(), supplier.reload()]);
  return { data: parties, error: company.error ?? supplier.error, reload };
}

export function usePartySearch() {
  const call = useCall();
  return {
    /** Finds the companies that a supplier works with, by PAN or code; one row each. */
    findSupplierCompanies: useCallback(
      async (panOrCode: string, signal?: AbortSignal) => {
        const page = await call(MasterSupplierListDocument, { input: allRows({ panOrCode }) }, { signal });
        return page.masterSupplierList?.data ?? [];
      },
      [call],
    ),
    /** Finds suppliers by part of name or code, or by PAN; one row each. */
    findSuppliers: useCallback(
      async (text: string, signal?: AbortSignal) => {
        const columns = looksLikeCode(text) ? ['panOrCode', 'code', 'name'] : ['name'];
        const pages = await Promise.all(
          columns.map(column =>
            call(
              MasterSupplierListDocument,
              { input: firstRows(SUPPLIER_PICKER_PAGE, { [column]: text }) },
              { signal },
            ),
          ),
        );
        const rows = pages.flatMap(page => page.masterSupplierList?.data ?? []);
        return rows.filter((row, index) => rows.findIndex(other => other.code === row.code) === index);
      },
      [call],
    ),
  };
}
