import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mustBeComplete } from '../complete.ts';
import { locations } from '../locations.ts';
import { writeRows } from '../save.ts';
import { sectionKinds } from '../sections.ts';

/** Locations come first: contacts and accounts reference them. */
const IN_ORDER = [locations, ...sectionKinds.filter(kind => kind !== locations)];

type Rows = Record<string, unknown>[];

/** Errors name list and row. */
export async function makeSections(
  tx: Sql,
  viewer: Viewer,
  supplierId: number,
  lists: Readonly<Record<string, Rows>>,
): Promise<void> {
  for (const kind of IN_ORDER) {
    const inputs = (lists[kind.formList] ?? []).map(({ id: _id, ...row }) => ({ ...row, supplierId }));
    if (inputs.length > 0) await writeRows(tx, viewer, kind, inputs, kind.formList);
  }
  // The location built from the address becomes the header address (spec 1 §4 'Location type choice').
  await tx.query(
    `update supplier_location l set is_header_address = true from supplier s
      where s.id = $1 and l.supplier_id = s.id and l.location_type = s.location_type and l.address_line1 = s.address1`,
    [supplierId],
  );
  await mustBeComplete(tx, supplierId);
}
