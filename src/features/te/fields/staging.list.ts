import { RANK } from '@/domain/invoice/listColumns';
import { defineList } from '@/shared/list/defineList';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { StagedRow } from '../api/operations';
import { filesOfRow, type RowFileField } from '../model/rowFiles';
import { stagedHref, tePaths } from '../paths';
import { teColumns } from './te.columns';

export type OpenFiles = (row: StagedRow, field: RowFileField) => void;

const formatCount = (count: number) => (count === 0 ? 'Add file' : count === 1 ? '1 file' : `${count} files`);

const filesColumn = (field: RowFileField, title: string, rank: number, open: OpenFiles): ColumnDef<StagedRow> => ({
  name: field,
  title,
  kind: 'actions',
  sortable: false,
  width: 130,
  rank,
  actions: row => {
    const count = filesOfRow(row, field).length;
    const name = `${title} of ${row.invoiceNumber ?? `#${row.id}`}: ${count === 0 ? 'none' : formatCount(count)}`;
    return [{ label: formatCount(count), name, onPress: () => open(row, field), opensDialog: true }];
  },
});

export function stagingColumns(open: OpenFiles): readonly ColumnDef<StagedRow>[] {
  return [
    { ...teColumns.number, width: 190, href: row => stagedHref(row.id) },
    teColumns.date,
    filesColumn('invoiceCopy', 'Invoice File', RANK.status, open),
    filesColumn('supportingDocuments', 'Evidence Receipt File', RANK.status + 0.5, open),
    teColumns.gross,
    teColumns.ticket,
    teColumns.supplier,
    teColumns.company,
    teColumns.supplierCode,
    ...teColumns.rest,
  ];
}

/** The prefetched query needs column names only. */
export const stagingShape = defineList<StagedRow>({
  context: tePaths.staging.slice(1),
  columns: stagingColumns(() => {}),
  find: { number: 'invoiceNumber', name: 'requestorName' },
});
