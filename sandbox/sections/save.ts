import { statusKey } from '@/lib/status';
import { first, type Database, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { badInput, forbidden, type FieldError } from '../rules/errors.ts';
import { linkFiles } from '../rules/files/linking.ts';
import { PROFILE_FILES } from '../rules/files/ownership.ts';
import { getSnapshot, writeChanges } from '../rules/history/history.ts';
import { getColumn, isJson } from '../rules/declared/columns.ts';
import { editableSupplier, type SupplierProfile } from '../rules/suppliers.ts';
import { clean } from './clean.ts';
import type { Cleaned, SectionKind } from './sectionType.ts';
import { sectionHistory } from './sections.ts';

/** An input row: the fields of the contract's input. */
export interface SectionInput extends Readonly<Record<string, unknown>> {
  id?: number | null;
  supplierId: number;
  /** Removes the row, when the contract has no separate delete operation. */
  deleted?: boolean | null;
}

/** One transaction. An updated row has no status until it is sent for approval. Returns the last id. */
export async function saveRows(
  db: Database,
  viewer: Viewer,
  kind: SectionKind,
  inputs: readonly SectionInput[],
): Promise<number> {
  return db.transaction(tx => writeRows(tx, viewer, kind, inputs));
}

/** `saveRows` within a larger save. With `list`, errors have paths like 'list.0.field' for rows of a form. */
export async function writeRows(
  tx: Sql,
  viewer: Viewer,
  kind: SectionKind,
  inputs: readonly SectionInput[],
  list?: string,
): Promise<number> {
  const [head] = inputs;
  if (!head) throw badInput('There is nothing to save');
  if (inputs.some(input => input.supplierId !== head.supplierId))
    throw badInput('All rows must belong to one supplier');
  const supplier = await editableSupplier(tx, viewer, head.supplierId);
  // Locks the supplier, so that concurrent saves cannot both pass the uniqueness checks.
  await tx.query('select id from supplier where id = $1 for update', [supplier.id]);
  const history = sectionHistory([kind]);
  const former = await getSnapshot(tx, history, supplier.id);
  let id = 0;
  for (const [index, input] of inputs.entries())
    id = await (input.deleted
      ? takeOut(tx, viewer, kind, supplier, input.id)
      : writeRow(tx, viewer, kind, supplier, input, list === undefined ? '' : `${list}.${index}.`));
  const problem = await kind.checkAll?.(tx, supplier.id);
  if (problem) throw badInput(problem);
  await writeChanges(tx, viewer, history, supplier.id, former);
  return id;
}

async function writeRow(
  tx: Sql,
  viewer: Viewer,
  kind: SectionKind,
  supplier: SupplierProfile,
  input: SectionInput,
  prefix: string,
) {
  const before = await rowBefore(tx, kind, supplier, input.id);
  const id = Number(before?.['id'] ?? 0);
  const errors: FieldError[] = [];
  const draft = {
    db: tx,
    viewer,
    supplier,
    id,
    before,
    say: (path: string, message: string) => void errors.push({ path: prefix + path, message }),
  };
  const row = await clean(kind, input, draft);
  await kind.complete?.({ ...draft, row });
  await kind.check?.({ ...draft, row });
  if (errors[0]) throw badInput(errors[0].message, errors);
  const saved = await write(tx, viewer, kind, supplier.id, id, row);
  for (const { path, files } of filesIn(kind, row)) await linkFiles(tx, PROFILE_FILES, supplier.id, path, files);
  return saved;
}

/** Returns the row to update: of the supplier, not deleted, not pending (spec 1 §4 'Row status'). */
async function rowBefore(tx: Sql, kind: SectionKind, supplier: SupplierProfile, id: number | null | undefined) {
  if (!id && !kind.single) return null;
  const found = await first<{ row: Record<string, unknown> }>(
    tx,
    `select to_jsonb(i) "row" from ${kind.table} i where supplier_id = $1 and not deleted and (${kind.single ? 'true or ' : ''}id = $2)`,
    [supplier.id, id ?? 0],
  );
  if (!found) {
    if (kind.single) return null;
    throw badInput(`This ${kind.noun} doesn't exist`);
  }
  return mutable(kind, found.row);
}

function mutable(kind: SectionKind, stored: Record<string, unknown>): Cleaned {
  if (statusKey(stored['status'] as string | null) === 'pending')
    throw forbidden(`This ${kind.noun} is waiting for approval`);
  const own = Object.entries(kind.columns).map(([name, column]) => [name, stored[getColumn(name, column)]]);
  return { id: stored['id'], ...Object.fromEntries(own) };
}

async function write(tx: Sql, viewer: Viewer, kind: SectionKind, supplierId: number, id: number, row: Cleaned) {
  const entries = Object.entries(row).map(([name, value]) => {
    const column = kind.columns[name];
    return {
      column: column ? getColumn(name, column) : name,
      value: column && isJson(column) ? JSON.stringify(value) : value,
    };
  });
  const columns = entries.map(entry => `"${entry.column}"`);
  const values = entries.map(entry => entry.value);
  const places = entries.map((_entry, index) => `$${index + 3}`);
  if (id > 0) {
    const set = columns.map((column, index) => `${column} = ${places[index]}`).join(', ');
    await tx.query(`update ${kind.table} set ${set}, status = null, rub = $2, rut = now() where id = $1`, [
      id,
      viewer.userId,
      ...values,
    ]);
    return id;
  }
  const created = await first<{ id: number }>(
    tx,
    `insert into ${kind.table} (supplier_id, rcb, ${columns.join(', ')}) values ($1, $2, ${places.join(', ')}) returning id`,
    [supplierId, viewer.userId, ...values],
  );
  return created?.id ?? 0;
}

/** Returns the file lists of a row, including those of its tax numbers. */
function filesIn(kind: SectionKind, row: Cleaned) {
  type Files = { file_uid: string }[];
  const own = Object.keys(kind.files ?? {}).map(path => ({ path, files: row[path] as Files }));
  const taxes = (row['taxList'] ?? []) as { attachment: Files }[];
  return [
    ...own,
    ...taxes.map(({ attachment }, index) => ({ path: `taxList.${index}.attachment`, files: attachment })),
  ];
}

/** Marks a row as deleted; returns its id. */
export async function removeRow(db: Database, viewer: Viewer, kind: SectionKind, id: number): Promise<number> {
  return db.transaction(async tx => {
    const found = await first<{ supplierId: number }>(
      tx,
      `select supplier_id "supplierId" from ${kind.table} where id = $1 and not deleted`,
      [id],
    );
    const supplier = await editableSupplier(tx, viewer, found?.supplierId ?? 0);
    const history = sectionHistory([kind]);
    const former = await getSnapshot(tx, history, supplier.id);
    await takeOut(tx, viewer, kind, supplier, id);
    await writeChanges(tx, viewer, history, supplier.id, former);
    return id;
  });
}

async function takeOut(
  tx: Sql,
  viewer: Viewer,
  kind: SectionKind,
  supplier: SupplierProfile,
  id: number | null | undefined,
) {
  const row = await rowBefore(tx, kind, supplier, id ?? -1);
  const stays = row && kind.whyStays?.(row);
  if (stays) throw badInput(stays);
  await tx.query(
    `update ${kind.table} set deleted = true, active = false, status = null, rub = $2, rut = now() where id = $1`,
    [row?.['id'], viewer.userId],
  );
  return Number(row?.['id']);
}
