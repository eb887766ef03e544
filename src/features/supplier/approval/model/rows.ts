import type { FieldValues } from 'react-hook-form';
import type { RowChange } from '@/domain/supplier/changes';
import type { LooseField } from '@/shared/fields/define';
import type { FieldDef } from '@/shared/fields/types';
import { findFieldByDtoName } from '@/shared/fields/dto';
import { getFieldType } from '@/shared/fieldTypes/fieldTypes';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { ChangedRowsQuery } from '../../api/sections.graphql.generated';
import type { ProfileSection } from '../../profile/profileSection';
import { sectionOfEntity } from '../../sections';

export type CurrentRows = ChangedRowsQuery | null;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

type Row = Readonly<Record<string, unknown>>;

function getRow(entity: string, { entityId }: RowChange, rows: CurrentRows): Row {
  const listed = rows && sectionOfEntity(entity)?.calls.getRows(rows);
  return (listed?.find(({ id }) => id === entityId) ?? {}) as Row;
}

export function getRowName(entity: string, change: RowChange, rows: CurrentRows): string {
  const row = getRow(entity, change, rows);
  const changed = new Map(change.values.map(({ property, before, after }) => [property, after || before]));
  const names = sectionOfEntity(entity)?.redline.names ?? [];
  const found = names.map(name => text(row[name]) || changed.get(name) || '').filter(Boolean);
  return found.join(' ') || (change.entityId === null ? '' : `#${change.entityId}`);
}

export function getProofs(entity: string, change: RowChange, rows: CurrentRows): PreviewFile[] {
  const documents = sectionOfEntity(entity)?.redline.documents?.(getRow(entity, change, rows)) ?? [];
  return documents.filter(({ file }) => file.file_uid);
}

/** How to undo an unsent change: `was` holds the former values of a changed row as DTO; `why` says why it isn't possible. */
type WayBack = { was: Readonly<Record<string, unknown>> } | { why: string };

const NO_SECTION = "The portal doesn't know this section.";
const GONE = "A deactivated entry can't be restored. Add it again.";
const ONE_RECORD = 'This record can be changed but not deleted.';

export function wayBack(section: ProfileSection | undefined, change: RowChange): WayBack {
  if (!section) return { why: NO_SECTION };
  if (change.kind === 'removed') return { why: GONE };
  const declared = section.declare({ isExtended: false, country: null });
  if (change.kind === 'added') return declared.single ? { why: ONE_RECORD } : { was: {} };
  const fields = declared.fields({ row: null });
  const found = change.values.map(({ property, label, before }) => ({
    property,
    label,
    value: formerValue(fields, property, before),
  }));
  const lost = found.filter(({ value }) => value === undefined).map(({ label }) => label);
  return lost.length > 0
    ? { why: `The old value of ${lost.join(' and ')} can't be restored automatically. Edit it.` }
    : { was: Object.fromEntries(found.map(({ property, value }) => [property, value])) };
}

/** Returns a property's former value as DTO; undefined if the history's text doesn't contain it: files, nested rows. */
function formerValue(fields: readonly FieldDef<FieldValues>[], property: string, before: string): unknown {
  const name = findFieldByDtoName(fields as readonly LooseField[], property);
  const def = fields.find(field => field.name === name);
  if (!def) return undefined;
  if (before === '') return null;
  if (def.dto === false) return before;
  const kind = getFieldType(def.kind);
  const value = kind.fromText(before, def);
  return value === undefined ? undefined : kind.dto.write(value, def)[property];
}
