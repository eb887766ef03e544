import type { RowChange } from '@/domain/supplier/changes';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { ChangedRowsQuery } from '../../api/sections.graphql.generated';
import { sectionOfEntity } from '../../sections';

/** The rows of the sections as they are now; null where they could not be read. */
export type CurrentRows = ChangedRowsQuery | null;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

type Row = Readonly<Record<string, unknown>>;

/** The changed row as it is now; empty where it is gone, or of no section. */
function rowOf(entity: string, { entityId }: RowChange, rows: CurrentRows): Row {
  const listed = rows && sectionOfEntity(entity)?.calls.rowsOf(rows);
  return (listed?.find(({ id }) => id === entityId) ?? {}) as Row;
}

/** What people call the changed row: its account number, its name; its id where nothing names it. */
export function rowNameOf(entity: string, change: RowChange, rows: CurrentRows): string {
  const row = rowOf(entity, change, rows);
  const changed = new Map(change.values.map(({ property, before, after }) => [property, after || before]));
  const names = sectionOfEntity(entity)?.redline.names ?? [];
  const found = names.map(name => text(row[name]) || changed.get(name) || '').filter(Boolean);
  return found.join(' ') || (change.entityId === null ? '' : `#${change.entityId}`);
}

/** The documents that prove a change: those of its row as it is now. */
export function proofsOf(entity: string, change: RowChange, rows: CurrentRows): PreviewFile[] {
  const documents = sectionOfEntity(entity)?.redline.documents?.(rowOf(entity, change, rows)) ?? [];
  return documents.filter(({ file }) => file.file_uid);
}
