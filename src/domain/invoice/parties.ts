import type { Id } from '@/lib/ids';
import type { Choice } from '@/shared/fieldTypes/types';

export interface InvoiceCompany {
  code: string;
  name: string;
  countryCode: string;
  countryName: string;
  currencyCode: string;
  gstNumber: string;
}

export interface InvoiceSupplier {
  /** Null: the supplier has no record in the portal. */
  id: Id | null;
  code: string;
  name: string;
  email: string;
  address: string;
  gstNumber: string;
  pan: string;
  contactNumber: string;
  paymentTerm: Choice | null;
  isUrgent: boolean;
  /** Number of withholding taxes in this company; null if unknown. */
  withHoldingCount: number | null;
}

export interface InvoiceParties {
  company: InvoiceCompany;
  supplier: InvoiceSupplier;
}

/** Party fields that several record types share. */
export interface PartiesOfRecord {
  companyCode: string | null;
  companyName: string | null;
  companyGstNumber: string | null;
  countryCode: string | null;
  countryName: string | null;
  currencyCode: string | null;
  supplierId: Id | null;
  supplierCode: string | null;
  supplierName: string | null;
  supplierEmail: string | null;
  supplierAddress: string | null;
  supplierGstNumber: string | null;
  supplierPanNumber: string | null;
  supplierContactNumber: string | null;
  supplierUrgent: boolean | null;
  supplierWithHoldingCount?: number | null;
}

export function partiesFromRecord(record: PartiesOfRecord): InvoiceParties {
  return {
    company: {
      code: record.companyCode ?? '',
      name: record.companyName ?? '',
      countryCode: record.countryCode ?? '',
      countryName: record.countryName ?? '',
      currencyCode: record.currencyCode ?? '',
      gstNumber: record.companyGstNumber ?? '',
    },
    supplier: {
      id: record.supplierId,
      code: record.supplierCode ?? '',
      name: record.supplierName ?? '',
      email: record.supplierEmail ?? '',
      address: record.supplierAddress ?? '',
      gstNumber: record.supplierGstNumber ?? '',
      pan: record.supplierPanNumber ?? '',
      contactNumber: record.supplierContactNumber ?? '',
      paymentTerm: null,
      isUrgent: record.supplierUrgent ?? false,
      withHoldingCount: record.supplierWithHoldingCount ?? null,
    },
  };
}

export function partiesToInput({ company, supplier }: InvoiceParties) {
  return {
    companyCode: company.code,
    companyName: company.name,
    countryCode: company.countryCode,
    countryName: company.countryName,
    supplierId: supplier.id,
    supplierCode: supplier.code,
    supplierName: supplier.name,
    supplierEmail: supplier.email,
    supplierAddress: supplier.address,
    supplierGstNumber: supplier.gstNumber,
    supplierPanNumber: supplier.pan,
    supplierContactNumber: supplier.contactNumber,
    supplierCompanyCode: company.code,
  };
}
