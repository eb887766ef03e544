import { getOfferedHref } from '@/domain/offeredHref';
import { viewHref, type RecordType } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';

interface AuditDto {
  id: Id;
  invoiceNumber: string | null;
  supplierName: string | null;
  auditRemark?: string | null;
  recordUpdatedByName?: string | null;
  auditDate?: string | null;
  paymentDate?: string | null;
  rut?: string | null;
}

export interface AuditRow {
  key: string;
  href: string | null;
  number: string;
  supplier: string;
  remark: string;
  changedBy: string;
  at: string;
}

type Pages = readonly (readonly [RecordType, { data: readonly AuditDto[] | null } | null])[];

/** Merges report pages to one row per record, latest first; omits rows without the date. */
export function mergeAudits(pages: Pages, getDate: (row: AuditDto) => string | null | undefined): AuditRow[] {
  const rows = pages.flatMap(([kind, page]) =>
    (page?.data ?? []).map(row => ({
      key: `${kind.context}.${row.id}`,
      href: getOfferedHref(viewHref(kind, row.id)),
      number: row.invoiceNumber || `#${row.id}`,
      supplier: row.supplierName ?? '',
      remark: row.auditRemark ?? '',
      changedBy: row.recordUpdatedByName ?? '',
      at: getDate(row) ?? '',
    })),
  );
  const once = new Map(rows.filter(({ at }) => at !== '').map(row => [row.key, row]));
  return [...once.values()].toSorted((a, b) => b.at.localeCompare(a.at));
}
