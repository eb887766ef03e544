import { beforeEach, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

const sandbox = openSandbox();
let owner: Viewer;
let other: Viewer;
beforeEach(async () => {
  owner = await createSupplier(sandbox.db);
  other = await createSupplier(sandbox.db);
});

const SAVE = 'mutation s($input: SupplierContactInput!) { createSupplierContact(input: $input) { id } }';
const REMOVE = 'mutation d($input: IdInput!) { deleteSupplierContact(input: $input) { id } }';
const contact = (over: object = {}) => ({
  supplierId: owner.supplierId,
  title: 'Ms',
  firstName: 'Mira',
  lastName: 'Sen',
  locationType: '["Head Office"]',
  contactNumber: '919822011245',
  email: 'mira@example.test',
  isPrimary: false,
  ...over,
});

interface Row {
  id: number;
  firstName: string;
  locationType: string;
  supplierCode: string;
}
const getContacts = async (viewer: Viewer, supplier = owner) =>
  (
    await list<Row>(sandbox, viewer, 'supplierByContactList', 'id firstName locationType supplierCode', {
      parameters: [param('SupplierId', String(supplier.supplierId))],
    })
  ).data;
const save = async (viewer: Viewer, input: object) =>
  (await ask<{ createSupplierContact: { id: number } }>(sandbox, viewer, SAVE, { input })).createSupplierContact.id;

const remove = (viewer: Viewer, id: number) => ask(sandbox, viewer, REMOVE, { input: { id } });

describe('contacts of a supplier', () => {
  it('can be added, changed, listed and deleted by their supplier', async () => {
    const id = await save(owner, contact());
    expect(await getContacts(owner)).toEqual([
      { id, firstName: 'Mira', locationType: '["Head Office"]', supplierCode: owner.supplierCode },
    ]);
    expect(await save(owner, contact({ id, firstName: 'Meera' }))).toBe(id);
    expect((await getContacts(await persona(sandbox, 'reviewer'))).map(row => row.firstName)).toEqual(['Meera']);
    expect(await getContacts(other)).toEqual([]);
    await remove(owner, id);
    expect(await getContacts(owner)).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ firstName: null }, 'firstName', ' First Name is required'],
    [{ lastName: '' }, 'lastName', ' Last Name is required'],
    [{ locationType: '[""]' }, 'locationType', 'Location is required'],
    [{ locationType: 'not json' }, 'locationType', 'Location is required'],
    [{ contactNumber: '+91 98' }, 'contactNumber', 'Kindly enter valid contact number'],
    [{ contactNumber: '1234567890123' }, 'contactNumber', 'Kindly enter valid contact number'],
    [{ email: 'mira' }, 'email', 'Email is not valid format'],
  ])('are rejected with %j', async (over, path, message) => {
    const { fields } = await refusal(save(owner, contact({ email: 'other@example.test', ...over })), 'BAD_USER_INPUT');
    expect(fields).toEqual({ [path]: message });
  });

  it('allow only one primary contact', async () => {
    const id = await save(owner, contact({ isPrimary: true }));
    expect(await save(owner, contact({ id, isPrimary: true, firstName: 'Meera' }))).toBe(id);
    const another = contact({ email: 'other@example.test', isPrimary: true });
    const { fields } = await refusal(save(owner, another), 'BAD_USER_INPUT');
    expect(fields).toEqual({ isPrimary: 'Another contact is the primary contact. Remove that first.' });
    await save(owner, contact({ id }));
    expect(await save(owner, another)).toBeGreaterThan(id);
  });

  it('allow each e-mail address once, in any case and with concurrent saves', async () => {
    const results = await Promise.allSettled(
      ['TWO@example.test', 'two@example.test'].map(email => save(owner, contact({ email }))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { fields } = await refusal(save(owner, contact({ email: 'Two@Example.test' })), 'BAD_USER_INPUT');
    expect(fields).toEqual({ email: 'Duplicate entry: This email is already added.' });
  });

  it("can't be changed by others or while an approval is pending", async () => {
    const id = await save(owner, contact({ email: 'three@example.test' }));
    for (const viewer of [other, await persona(sandbox, 'admin'), await persona(sandbox, 'supplier')]) {
      await refusal(save(viewer, contact({ email: 'x@example.test' })), 'FORBIDDEN');
      await refusal(remove(viewer, id), 'FORBIDDEN');
    }
    const stranger = { ...contact({ email: 'y@example.test' }), id, supplierId: other.supplierId };
    await refusal(save(other, stranger), 'BAD_USER_INPUT');
    await sandbox.db.query(`update supplier_contact set status = 'Pending' where id = $1`, [id]);
    await refusal(remove(owner, id), 'FORBIDDEN');
    await sandbox.db.query(`update supplier_contact set status = null where id = $1`, [id]);
    await sandbox.db.query(`update supplier set workflow_status = 'Pending' where id = $1`, [owner.supplierId]);
    await refusal(save(owner, contact({ id })), 'FORBIDDEN');
  });

  it('belong to a profile that only its supplier and the buyer can read', async () => {
    const read = async (viewer: Viewer) =>
      (
        await ask<{ supplierById: { code: string } | null }>(
          sandbox,
          viewer,
          'query s($id: Int!) { supplierById(id: $id) { code } }',
          { id: owner.supplierId },
        )
      ).supplierById?.code;
    expect([await read(owner), await read(other)]).toEqual([owner.supplierCode, undefined]);
    expect(await read(await persona(sandbox, 'auditor'))).toBe(owner.supplierCode);
  });
});
