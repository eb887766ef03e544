import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';

export interface ListParameter {
  name: string;
  value?: string | null;
  operator?: string | null;
  type?: string | null;
}

export interface ExportColumn {
  name: string;
  title: string;
}

export interface ExportedRows {
  columns: ExportColumn[];
  rows: Record<string, unknown>[];
}

/** Every row of an exported list (`ExportNonPoInvoice`, `ExportSuppliers`) that this viewer may see; GraphQLError when refused. */
export async function exportRows(
  _db: Database,
  _viewer: Viewer,
  _listName: string,
  _parameters: ListParameter[],
): Promise<ExportedRows> {
  return { columns: [], rows: [] };
}
