import { joinParts } from '@/lib/text';
import { getFinder } from '@/domain/calls/find';
import type { RecordFinder } from '@/platform/routing/routes';
import type { Session } from '@/platform/session/session';
import { supplierListPage } from './api/operations';
import { masterSupplierHref } from './paths';
import { getSupplierList } from './model/supplierList';

/** Finds suppliers by code or name for the global search, with the list's query. */
export function findSuppliers(session: Session): RecordFinder {
  const found = (row: { id: string | number; code: string | null; name: string | null; city: string | null }) => ({
    href: masterSupplierHref(row.id),
    name: row.name ?? '',
    detail: joinParts(row.code, row.city),
  });
  return getFinder(supplierListPage, getSupplierList(session), found, true);
}
