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

const save = async (viewer: Viewer, input: object) =>
  (await ask<{ createSupplierContact: { id: number } }>(sandbox, viewer, SAVE, { input })).createSupplierContact.id;

describe('contacts of a supplier', () => {
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

  it("are read by a reviewer, who can't change them", async () => {
    const id = await save(owner, contact());
    const reviewer = await persona(sandbox, 'reviewer');
    const parameters = [param('SupplierId', String(owner.supplierId))];
    const { data } = await list<{ id: number }>(sandbox, reviewer, 'supplierByContactList', 'id', { parameters });
    expect(data).toEqual([{ id }]);
    await refusal(save(reviewer, contact({ id })), 'FORBIDDEN');
  });

  it("can't be moved to another supplier, or changed by one or while the profile waits for approval", async () => {
    const id = await save(owner, contact());
    await refusal(save(other, contact({ id })), 'FORBIDDEN');
    await refusal(save(other, contact({ id, supplierId: other.supplierId })), 'BAD_USER_INPUT');
    await sandbox.db.query(`update supplier set workflow_status = 'Pending' where id = $1`, [owner.supplierId]);
    await refusal(save(owner, contact({ id })), 'FORBIDDEN');
  });
});
