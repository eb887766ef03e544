import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { statusKey } from '@/lib/text';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, forbidden, type FieldError } from '../errors.ts';
import { editableSupplier } from './suppliers.ts';

type Text = string | null;

/** The contract's `SupplierContactInput`. */
export interface ContactInput {
  id?: number | null;
  supplierId: number;
  department?: Text;
  designation?: Text;
  title?: Text;
  firstName?: Text;
  lastName?: Text;
  contactNumber?: Text;
  email?: Text;
  isPrimary?: boolean | null;
  locationType?: Text;
  contactPurpose?: Text;
}

interface StoredContact {
  id: number;
  supplierId: number;
  status: Text;
}

const MAX_NUMBER = 12;
const MAX_TEXT = 200;

/** Adds or changes a contact; answers its id. */
export async function saveContact(db: Database, viewer: Viewer, input: ContactInput): Promise<number> {
  return db.transaction(async tx => {
    const supplier = await editableSupplier(tx, viewer, input.supplierId);
    // Two saves at once must not both find that an address is free.
    await tx.query('select id from supplier where id = $1 for update', [supplier.id]);
    const stored = input.id ? await mutableContact(tx, input.id, supplier.id) : null;
    const row = rowOf(input);
    const errors = await contactErrors(tx, row, supplier.id, stored?.id ?? 0);
    if (errors.length > 0) throw badInput(errors[0]?.message ?? '', errors);
    const { location_type, ...texts } = row;
    const names = [...Object.keys(texts), 'location_type'];
    const values = [...Object.values(texts), JSON.stringify(location_type)];
    if (stored) {
      const set = names.map((name, index) => `${name} = $${index + 3}`).join(', ');
      await tx.query(`update supplier_contact set ${set}, rub = $2, rut = now() where id = $1`, [
        stored.id,
        viewer.userId,
        ...values,
      ]);
      return stored.id;
    }
    const created = await first<{ id: number }>(
      tx,
      `insert into supplier_contact (supplier_id, rcb, ${names.join(', ')})
       values ($1, $2, ${names.map((_name, index) => `$${index + 3}`).join(', ')}) returning id`,
      [supplier.id, viewer.userId, ...values],
    );
    return created?.id ?? 0;
  });
}

/** Takes a contact out of use; answers its id. */
export async function removeContact(db: Database, viewer: Viewer, id: number): Promise<number> {
  const found = await first<StoredContact>(
    db,
    'select id, supplier_id "supplierId", status from supplier_contact where id = $1 and not deleted',
    [id],
  );
  const supplier = await editableSupplier(db, viewer, found?.supplierId ?? 0);
  const contact = await mutableContact(db, id, supplier.id);
  await db.query('update supplier_contact set deleted = true, active = false, rub = $2, rut = now() where id = $1', [
    contact.id,
    viewer.userId,
  ]);
  return contact.id;
}

/** The supplier's contact, unless its own approval is pending (spec 1 §4 'Row status'). */
async function mutableContact(db: Sql, id: number, supplierId: number): Promise<StoredContact> {
  const found = await first<StoredContact>(
    db,
    'select id, supplier_id "supplierId", status from supplier_contact where id = $1 and supplier_id = $2 and not deleted',
    [id, supplierId],
  );
  if (!found) throw badInput('This contact does not exist');
  if (statusKey(found.status) === 'pending') throw forbidden('This contact is waiting for approval');
  return found;
}

const textOf = (value: Text | undefined) => value?.trim() || null;

function rowOf(input: ContactInput) {
  return {
    department: textOf(input.department),
    designation: textOf(input.designation),
    title: textOf(input.title),
    first_name: textOf(input.firstName),
    last_name: textOf(input.lastName),
    contact_number: textOf(input.contactNumber),
    email: textOf(input.email),
    is_primary: input.isPrimary ?? false,
    contact_purpose: textOf(input.contactPurpose),
    location_type: parseJsonText(z.array(z.string()), input.locationType, []).filter(name => name.trim() !== ''),
  };
}

type ContactRow = ReturnType<typeof rowOf>;

/** Spec 1 §5 'Contact', to the letter. */
async function contactErrors(db: Sql, row: ContactRow, supplierId: number, id: number): Promise<FieldError[]> {
  const found: FieldError[] = [];
  const say = (path: string, message: string) => found.push({ path, message });
  if (!row.title) say('title', 'Title is required');
  if (!row.first_name) say('firstName', ' First Name is required');
  if (!row.last_name) say('lastName', ' Last Name is required');
  if (row.location_type.length === 0) say('locationType', 'Location is required');
  if (!row.contact_number) say('contactNumber', 'Contact number is required');
  else if (!/^\d+$/.test(row.contact_number) || row.contact_number.length > MAX_NUMBER)
    say('contactNumber', 'Kindly enter valid contact number');
  if (!row.email) say('email', 'Email is required');
  else if (!z.safeParse(z.email(), row.email).success) say('email', 'Email is not valid format');
  else if (await isTaken(db, row.email, supplierId, id)) say('email', 'Duplicate entry: This email is already added.');
  for (const [name, value] of Object.entries(row))
    if (typeof value === 'string' && value.length > MAX_TEXT)
      say(
        name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
        `At most ${MAX_TEXT} characters`,
      );
  return found;
}

async function isTaken(db: Sql, email: string, supplierId: number, id: number): Promise<boolean> {
  const other = await first(
    db,
    'select id from supplier_contact where supplier_id = $1 and id <> $2 and not deleted and lower(email) = lower($3)',
    [supplierId, id, email],
  );
  return other !== undefined;
}
