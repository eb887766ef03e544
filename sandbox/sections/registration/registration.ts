import { isIndia } from '../../../src/lib/country';
import { parseJsonText } from '../../../src/lib/jsonText';
import { lengthProblem, MAX_PROFILE_TEXT } from '../../../src/lib/limits';
import * as z from 'zod/mini';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { isSupplierSide } from '../../rules/access.ts';
import { badInput, conflict, forbidden, type FieldError } from '../../rules/errors.ts';
import { checkFiles } from '../../rules/files/attachments.ts';
import { filesToAttach, linkFiles } from '../../rules/files/linking.ts';
import { PROFILE_FILES } from '../../rules/files/ownership.ts';
import { selection } from '../../rules/lists/listQuery.ts';
import { getColumn, isJson, getList, moment, text, flag, type RecordColumn } from '../../rules/declared/columns.ts';
import { toDay, isSameMoment, getText } from '../../rules/declared/input.ts';
import { REGISTRATION_LISTS, registrationColumns } from './registrationColumns.ts';
import { registrationErrors } from '../../rules/supplier/registrationRules.ts';
import { makeSections } from './registrationSections.ts';
import { findSupplier } from '../../rules/suppliers.ts';

/** The contract's `SupplierRegistrationInput`; lists are JSON text. */
export interface RegistrationInput extends Readonly<Record<string, unknown>> {
  id: number;
  rut?: string | null;
  submitted?: boolean | null;
}

const record = getList('supplier i', '', {
  ...registrationColumns,
  code: text(),
  email: text(),
  submitted: flag(),
  status: text(),
  approved: text(),
  rut: moment(),
});

export async function findRegistration(db: Sql, viewer: Viewer, id: number) {
  if (!(await findSupplier(db, viewer, id))) return null;
  const row = await first<Record<string, unknown> & { lists: Record<string, unknown> | null }>(
    db,
    `select ${selection(record)}, i.registration lists from ${record.from} where i.id = $1`,
    [id],
  );
  if (!row) return null;
  const { lists, ...values } = row;
  const rows = REGISTRATION_LISTS.map(name => [name, JSON.stringify(lists?.[name] ?? [])]);
  return { ...values, ...(Object.fromEntries(rows) as Record<string, string>) };
}

/** Saves an unsubmitted registration for the supplier's own side, in one transaction; returns its id. */
export async function saveRegistration(db: Database, viewer: Viewer, input: RegistrationInput): Promise<number> {
  return db.transaction(async tx => {
    const supplier = await findSupplier(tx, viewer, input.id);
    if (!supplier || !isSupplierSide(viewer)) throw forbidden("You can't change this registration");
    await tx.query('select id from supplier where id = $1 for update', [supplier.id]);
    if (supplier.submitted)
      throw forbidden('This registration has already been submitted. Make changes in the profile.');
    // null: unsaved when it was read. Clients without change times omit the value.
    if (input.rut !== undefined && !isSameMoment(input.rut, supplier.rut))
      throw conflict('Someone else has saved this registration.');
    const errors: FieldError[] = [];
    const row = await readValues(tx, viewer, input, errors);
    if (input.submitted) errors.push(...(await registrationErrors(tx, supplier.id, row)));
    if (errors[0]) throw badInput(errors[0].message, errors);
    const lists = Object.fromEntries(REGISTRATION_LISTS.map(name => [name, readRows(input[name])]));
    await keepFiles(tx, viewer, supplier.id, lists);
    await write(tx, viewer, supplier.id, row, lists);
    if (input.submitted) {
      await submit(tx, supplier.id, row);
      await makeSections(tx, viewer, supplier.id, lists);
    }
    return supplier.id;
  });
}

/** Links documents of unsaved rows to the supplier on the first save, so that colleagues can see and submit them. */
async function keepFiles(tx: Sql, viewer: Viewer, supplierId: number, lists: Readonly<Record<string, unknown>>) {
  for (const [list, rows] of Object.entries(lists)) {
    const files = await filesToAttach(tx, viewer, { context: PROFILE_FILES, recordId: supplierId }, filesIn(rows));
    const named = files.map(({ uid }) => ({ file_uid: uid }));
    await linkFiles(tx, PROFILE_FILES, supplierId, list, named);
  }
}

/** Maximum nesting of files: list row, its tax numbers, their files. */
const DEPTH = 8;

/** File lists are nested JSON text. */
function filesIn(value: unknown, depth = DEPTH): string[] {
  if (depth === 0) return [];
  if (typeof value === 'string')
    return /^[[{]/.test(value) ? filesIn(parseJsonText<unknown>(z.unknown(), value, null), depth - 1) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, part]) =>
    name === 'file_uid' && typeof part === 'string' ? [part] : filesIn(part, depth - 1),
  );
}

const getRows = z.array(z.record(z.string(), z.unknown()));

function readRows(given: unknown): Record<string, unknown>[] {
  const one = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((row): Record<string, unknown>[] => [row]),
  );
  return parseJsonText(z.union([getRows, one]), given ?? '[]', []);
}

async function readValues(tx: Sql, viewer: Viewer, input: RegistrationInput, errors: FieldError[]) {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(registrationColumns))
    row[name] =
      column.kind === 'files'
        ? await getFiles(tx, viewer, input, name, errors)
        : valueOf(name, column, input[name], errors);
  return row;
}

async function getFiles(tx: Sql, viewer: Viewer, input: RegistrationInput, path: string, errors: FieldError[]) {
  const value = input[path] as string | null | undefined;
  const context = { context: PROFILE_FILES, recordId: input.id };
  const found = await checkFiles(tx, viewer, { path, value, families: ['pdf', 'image', 'word'], ...context });
  errors.push(...found.errors);
  await linkFiles(tx, PROFILE_FILES, input.id, path, found.stored);
  return found.stored;
}

function valueOf(path: string, { kind }: RecordColumn, given: unknown, errors: FieldError[]): unknown {
  if (kind === 'boolean') return given ?? null;
  if (kind === 'date') return toDay(given as string | null | undefined);
  const value = getText(given as string | null | undefined);
  const message = lengthProblem(value, MAX_PROFILE_TEXT);
  if (message !== null) errors.push({ path, message });
  return value;
}

async function write(tx: Sql, viewer: Viewer, id: number, row: Record<string, unknown>, lists: object) {
  const entries = Object.entries(registrationColumns).map(([name, column]) => ({
    column: getColumn(name, column),
    value: isJson(column) ? JSON.stringify(row[name]) : (row[name] ?? null),
  }));
  const set = entries.map(({ column }, index) => `${column} = ${notNull(column, `$${index + 4}`)}`).join(', ');
  await tx.query(`update supplier set ${set}, registration = $3, rub = $2, rut = clock_timestamp() where id = $1`, [
    id,
    viewer.userId,
    JSON.stringify(lists),
    ...entries.map(({ value }) => value),
  ]);
}

const notNull = (column: string, place: string) => (column.startsWith('country_') ? `coalesce(${place}, '')` : place);

async function submit(tx: Sql, id: number, row: Record<string, unknown>): Promise<void> {
  const india = isIndia(row['countryName'] as string | null);
  await tx.query(
    `update supplier set submitted = true, status = 'Submitted', approved = 'pending', name = coalesce(legal_name, name),
            display_name = legal_name, address = concat_ws(', ', address1, address2, address3), tel = phone,
            supplier_type = $2, gst_verify_date = case when is_gst_verify then now() end,
            pan_verify_date = case when is_pan_verify then now() end
      where id = $1`,
    [id, india ? 'Domestic' : 'Import'],
  );
}
