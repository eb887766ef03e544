import { limitedTo, mustPickSupplier, supplierPanOrCode } from '@/domain/invoice/author';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { defineList } from '@/shared/list/defineList';
import type { MasterSupplierRow } from '../api/operations';
import { masterPaths, masterSupplierHref } from '../paths';

const href = (row: MasterSupplierRow) => masterSupplierHref(row.id);
/** A supplier has a row per company. */
const named = (column: 'code' | 'name') => (row: MasterSupplierRow) =>
  `${row[column] ?? ''}, company ${row.companyCode ?? ''}`;

/** Supplier list (spec 1 §2, §9) with a row per company that a supplier serves. */
export const supplierList = defineList<MasterSupplierRow>({
  context: masterPaths.list.slice(1),
  // All nine columns fit at 1440 pixels.
  columns: [
    { name: 'id', title: 'Id', kind: 'link', width: 64, href, getName: row => `Supplier ${row.id}, ${row.name ?? ''}` },
    { name: 'companyCode', title: 'Company', kind: 'text', width: 100, filter: { api: 'companyList' } },
    {
      name: 'code',
      title: 'Code',
      kind: 'link',
      width: 92,
      href,
      getName: named('code'),
      onPhone: 'top',
      filter: true,
    },
    { name: 'name', title: 'Name', kind: 'link', width: 270, href, getName: named('name'), filter: true },
    { name: 'gstNumber', title: 'GST Number', kind: 'text', width: 162, filter: true },
    { name: 'city', title: 'City', kind: 'text', width: 116, filter: true },
    { name: 'paymentTermCode', title: 'Payment Term', kind: 'text', width: 134, filter: true },
    { name: 'active', title: 'Is Active', kind: 'yesNo', width: 92, filter: true },
    { name: 'companyIsActive', title: 'Company Is Active', kind: 'yesNo', width: 118, filter: true },
  ],
  find: { number: 'code', name: 'name' },
});

/**
 * Returns 'Suppliers' for a userwithsupplier, else '[PAN or code] user name' (spec 1 §2). Users with neither also get 'Suppliers', to
 * avoid empty brackets.
 */
export function supplierListTitle(session: Session): string {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  return own === null ? 'Suppliers' : `[${own}] ${session.userName}`;
}

/** Allows export for everyone except a userwithsupplier (spec 1 §6). */
export const canExportSuppliers = (session: Session) => !hasRole(session, 'userwithsupplier');

/** Returns the list with the user's conditions: suppliers see themselves, by PAN or else code (spec 1 §6, §7). */
export const getSupplierList = (session: Session) => limitedTo(session, supplierList, 'panOrCode');
