import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { Person } from '../workflow/levels.ts';
import { badInput, forbidden, type FieldError } from '../errors.ts';
import { getText, type Text } from '../declared/input.ts';
import { SUPPLIER_ADDRESS } from '../supplier/masterColumns.ts';

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
  withholding: string[];
  paymentTermCode: string | null;
  companyCode: string;
  companyName: string;
  companyGstNumber: string | null;
  countryCode: string;
  countryName: string;
  currencyCode: string;
}

/** Suppliers bill in their own name (`panOrCode`: or another code with their PAN), to companies that they serve. */
export async function findParties(
  db: Sql,
  viewer: Viewer,
  input: { companyCode?: Text | undefined; supplierCode?: Text | undefined },
  panOrCode = false,
): Promise<Parties> {
  const companyCode = getText(input.companyCode);
  if (!companyCode) throw badInput('Company is required', [{ path: 'companyCode', message: 'Company is required' }]);
  const supplierCode = getText(input.supplierCode) ?? viewer.supplierCode;
  if (!supplierCode)
    throw badInput('Supplier is required', [{ path: 'supplierCode', message: 'Supplier is required' }]);
  const parties = await first<Parties>(
    db,
    `select s.id "supplierId", s.code "supplierCode", s.name "supplierName", s.email "supplierEmail",
            ${SUPPLIER_ADDRESS} "supplierAddress", s.gst_number "supplierGstNumber",
            s.pan "supplierPanNumber", s.tel "supplierContactNumber", ms.is_urgent "supplierUrgent",
            array(select t.code from tds_supplier t
                   where t.supplier_code = s.code and t.company_code = c.code and t.active and not t.deleted order by t.code)
              withholding,
            ms.payment_term_code "paymentTermCode", c.code "companyCode", c.name "companyName",
            c.gst_number "companyGstNumber", c.country_code "countryCode", c.country_name "countryName",
            c.currency_code "currencyCode"
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and c.code = $2 and ms.active and not ms.deleted and ms.company_is_active and s.active`,
    [supplierCode, companyCode],
  );
  const samePan = panOrCode && Boolean(viewer.supplierPan) && parties?.supplierPanNumber === viewer.supplierPan;
  if (viewer.roles.includes('supplier') && supplierCode !== viewer.supplierCode && !samePan)
    throw forbidden('You can only create invoices for your own organization.');
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
  if (!link) throw forbidden('You can only create invoices for suppliers linked to you.');
}

export function partiesRow(parties: Parties): Record<string, unknown> {
  const { withholding: _count, paymentTermCode: _term, currencyCode: _currency, ...row } = parties;
  return { ...row, supplierCompanyCode: parties.companyCode };
}

export async function bankRow(db: Sql, supplierId: number): Promise<object> {
  const bank = await first<object>(
    db,
    'select bank_name "bankName", account_number "accountNumber", ifsc from supplier where id = $1',
    [supplierId],
  );
  return bank ?? {};
}

/** An unknown code is an error at its field. */
export class Lookups {
  readonly errors: FieldError[] = [];
  readonly #db: Sql;
  constructor(db: Sql) {
    this.#db = db;
  }

  async find<T>(path: string, wanted: Text, message: string, sql: string, params: unknown[]): Promise<T | undefined> {
    if (!wanted) return undefined;
    const row = await first<T>(this.#db, sql, params);
    if (!row) this.errors.push({ path, message });
    return row;
  }

  approver(input: { approverId?: Text | undefined }): Promise<(Person & { code: string }) | undefined> {
    const wanted = getText(input.approverId);
    return this.find(
      'approverId',
      wanted,
      'Unknown approver',
      'select user_id "userId", code, name, email from employee where user_id = $1 and active and not deleted',
      [wanted],
    );
  }

  paymentTerm(code: Text): Promise<{ code: string; name: string; days: number } | undefined> {
    return this.find(
      'paymentTermCode',
      code,
      'Unknown payment term',
      'select code, name, days from payment_term where code = $1 and active and not deleted',
      [code],
    );
  }
}

export function approverRow(approver: (Person & { code: string }) | undefined): Record<string, unknown> {
  return {
    approverId: approver?.userId ?? null,
    approverCode: approver?.code ?? null,
    approverName: approver?.name ?? null,
    approverEmail: approver?.email ?? null,
  };
}

export function ownApproverErrors(approver: Person | undefined, authorId: string): FieldError[] {
  if (approver?.userId !== authorId) return [];
  return [{ path: 'approverId', message: `${approver.name} Please select another user` }];
}
