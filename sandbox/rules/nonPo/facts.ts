import { isIndia } from '@/lib/country';
import { parseJsonText } from '@/lib/jsonText';
import * as z from 'zod/mini';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, forbidden, type FieldError } from '../errors.ts';
import type { Person } from '../workflow/levels.ts';
import { textOf, type NonPoInvoiceInput } from './input.ts';
import type { LineFacts, TaxCode } from './lines.ts';

/** Supplier and company of an invoice, as the master data knows them. */
export interface Parties {
  supplierId: number;
  supplierCode: string;
  supplierName: string;
  supplierEmail: string | null;
  supplierAddress: string | null;
  supplierGstNumber: string | null;
  supplierPanNumber: string | null;
  supplierContactNumber: string | null;
  supplierUrgent: boolean;
  supplierWithHoldingCount: number;
  paymentTermCode: string | null;
  companyCode: string;
  companyName: string;
  companyGstNumber: string | null;
  countryCode: string;
  countryName: string;
  currencyCode: string;
}

/** Who bills whom; a supplier bills in its own name only, and only companies that it serves. */
export async function findParties(db: Sql, viewer: Viewer, input: NonPoInvoiceInput): Promise<Parties> {
  const companyCode = textOf(input.companyCode);
  if (!companyCode) throw badInput('Company is required', [{ path: 'companyCode', message: 'Company is required' }]);
  const supplierCode = textOf(input.supplierCode) ?? viewer.supplierCode;
  if (!supplierCode)
    throw badInput('Supplier is required', [{ path: 'supplierCode', message: 'Supplier is required' }]);
  if (viewer.roles.includes('supplier') && supplierCode !== viewer.supplierCode)
    throw forbidden('You can raise invoices for your own organization only.');
  const parties = await first<Parties>(
    db,
    `select s.id "supplierId", s.code "supplierCode", s.name "supplierName", s.email "supplierEmail",
            concat_ws(', ', s.address, s.city, s.state, s.pin_code) "supplierAddress", s.gst_number "supplierGstNumber",
            s.pan "supplierPanNumber", s.tel "supplierContactNumber", ms.is_urgent "supplierUrgent",
            (select count(*)::int from tds_supplier t
              where t.supplier_code = s.code and t.company_code = c.code and t.active and not t.deleted)
              "supplierWithHoldingCount",
            ms.payment_term_code "paymentTermCode", c.code "companyCode", c.name "companyName",
            c.gst_number "companyGstNumber", c.country_code "countryCode", c.country_name "countryName",
            c.currency_code "currencyCode"
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and c.code = $2 and ms.active and not ms.deleted and ms.company_is_active and s.active`,
    [supplierCode, companyCode],
  );
  if (!parties)
    throw badInput('This supplier does not serve this company.', [
      { path: 'companyCode', message: 'This supplier does not serve this company.' },
    ]);
  if (viewer.roles.includes('userwithsupplier')) await mustBeLinked(db, viewer, parties.supplierId);
  return parties;
}

async function mustBeLinked(db: Sql, viewer: Viewer, supplierId: number): Promise<void> {
  const link = await first(db, 'select 1 from user_supplier where user_id = $1 and supplier_id = $2', [
    viewer.userId,
    supplierId,
  ]);
  if (!link) throw forbidden('You can raise invoices for the suppliers linked to you only.');
}

/** Everything the header names by code, looked up; what is named but not found is an error at its field. */
export interface HeaderFacts {
  taxType: { code: string; name: string } | undefined;
  currency: { code: string; name: string } | undefined;
  paymentTerm: { code: string; name: string; days: number } | undefined;
  approver: (Person & { code: string }) | undefined;
  billTo: object | undefined;
  billToGstNumber: string | null;
  errors: FieldError[];
}

const addressCode = z.object({ code: z.string() });

export async function findHeader(db: Sql, input: NonPoInvoiceInput, parties: Parties): Promise<HeaderFacts> {
  const errors: FieldError[] = [];
  async function find<T>(path: string, wanted: string | null, message: string, sql: string, params: unknown[]) {
    if (!wanted) return undefined;
    const row = await first<T>(db, sql, params);
    if (!row) errors.push({ path, message });
    return row;
  }
  const taxTypeText = textOf(input.taxTypeCode) ?? textOf(input.taxType);
  const paymentTermCode = textOf(input.paymentTermCode) ?? parties.paymentTermCode;
  const currencyCode = textOf(input.currencyCode);
  const approverId = textOf(input.approverId);
  const billToText = textOf(input.billToLocation);
  const billToCode = billToText ? parseJsonText(addressCode, billToText, { code: '?' }).code : null;
  const billTo = await find<Record<string, string | null>>(
    'billToLocation',
    billToCode,
    'This address does not belong to the company',
    `select code, name, address, gst_number "gstNumber", business_place "businessPlace", business_place "billToBusinessPlace",
            city, state, country, zone, pin_code "pinCode", plant_code "plantCode", plant_name "plantName"
       from plant where code = $1 and company_code = $2`,
    [billToCode, parties.companyCode],
  );
  return {
    taxType: await find(
      'taxType',
      taxTypeText,
      'This tax type is not known in this country',
      `select code, name from tax_type where country_code = $1 and (lower(code) = lower($2) or lower(name) = lower($2))`,
      [parties.countryCode, taxTypeText],
    ),
    currency: await find(
      'currencyCode',
      currencyCode,
      'This currency is not known',
      'select code, name from currency where code = $1',
      [currencyCode],
    ),
    paymentTerm: await find(
      'paymentTermCode',
      paymentTermCode,
      'This payment term is not known',
      'select code, name, days from payment_term where code = $1 and active and not deleted',
      [paymentTermCode],
    ),
    approver: await find(
      'approverId',
      approverId,
      'This approver is not known',
      'select user_id "userId", code, name, email from employee where user_id = $1 and active and not deleted',
      [approverId],
    ),
    billTo,
    billToGstNumber: billTo?.['gstNumber'] ?? null,
    errors,
  };
}

/** The codes that lines of this invoice may carry. */
export async function findLineFacts(
  db: Sql,
  countryCode: string,
  taxTypeName: string | null | undefined,
): Promise<LineFacts> {
  const taxes = await db.query<TaxCode>(
    `select code, name, code "taxCode", name "taxName", trim_scale(rate) rate from tax where country_code = $1 and active and not deleted`,
    [countryCode],
  );
  const hsn = isIndia(countryCode)
    ? await db.query<TaxCode>(
        `select h.code, h.name, h.tax_code "taxCode", t.name "taxName", trim_scale(h.tax_rate) rate
           from hsn h left join tax t on t.country_code = 'IN' and t.code = h.tax_code
          where h.condition_type in ('JIIG', 'JIIN') and h.active and not h.deleted`,
      )
    : [];
  return {
    noTax: taxTypeName?.trim().toLowerCase() === 'no tax',
    india: isIndia(countryCode),
    hsn: new Map(hsn.map(row => [row.code, row])),
    taxes: new Map(taxes.map(row => [row.code, row])),
  };
}

/** Who approves above L2, the same for all companies. */
export async function findFixedApprovers(db: Sql): Promise<{ bulk: Person[]; reviewers: Person[] }> {
  const people = (group: string, role: string) =>
    db.query<Person>(
      `select e.user_id "userId", e.name, e.email from employee e join users u using (user_id)
        where e.employee_group = $1 and $2 = any(u.roles) and e.active and not e.deleted order by e.id`,
      [group, role],
    );
  return { bulk: await people('Accounts Payable', 'approver'), reviewers: await people('Finance Review', 'reviewer') };
}
