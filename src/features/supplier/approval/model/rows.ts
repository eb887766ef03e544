import type { RowChange } from '@/domain/supplier/changes';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { ChangedRowsQuery } from '../../api/sections.graphql.generated';
import { sectionOfEntity } from '../../sections';

/** Current rows of the sections; null if they failed to load. */
export type CurrentRows = ChangedRowsQuery | null;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

type Row = Readonly<Record<string, unknown>>;

/** Returns the current row of a change; {} if it was deleted or has no section. */
function rowOf(entity: string, { entityId }: RowChange, rows: CurrentRows): Row {
  const listed = rows && sectionOfEntity(entity)?.calls.rowsOf(rows);
  return (listed?.find(({ id }) => id === entityId) ?? {}) as Row;
}

/** Returns the row's name, such as its account number; its id if it has none. */
export function rowNameOf(entity: string, change: RowChange, rows: CurrentRows): string {
  const row = rowOf(entity, change, rows);
  const changed = new Map(change.values.map(({ property, before, after }) => [property, after || before]));
  const names = sectionOfEntity(entity)?.redline.names ?? [];
  const found = names.map(name => text(row[name]) || changed.get(name) || '').filter(Boolean);
  return found.join(' ') || (change.entityId === null ? '' : `#${change.entityId}`);
}

/** Returns the documents of the change's current row. */
export function proofsOf(entity: string, change: RowChange, rows: CurrentRows): PreviewFile[] {
  const documents = sectionOfEntity(entity)?.redline.documents?.(rowOf(entity, change, rows)) ?? [];
  return documents.filter(({ file }) => file.file_uid);
}
