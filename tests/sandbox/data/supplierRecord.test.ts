import { isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { supplierColumns } from '../../../sandbox/rules/supplier/columns.ts';
import { getColumn } from '../../../sandbox/rules/declared/columns.ts';
import { ask, openSandbox, persona } from './support.ts';

const sandbox = openSandbox();

it('the supplier table has every declared column of the supplier record', async () => {
  const found = await sandbox.db.query<{ name: string }>(
    `select column_name "name" from information_schema.columns where table_name = 'supplier'`,
  );
  const stored = new Set(found.map(({ name }) => name));
  const missing = Object.entries(supplierColumns).map(([name, column]) => getColumn(name, column));
  expect(missing.filter(name => !stored.has(name))).toEqual([]);
});

it('the supplier record returns every field to its viewers and nothing to others', async () => {
  const type = sandbox.schema.getType('Supplier');
  if (!isObjectType(type)) throw new Error('There is no Supplier');
  const fields = Object.values(type.getFields()).map(field => field.name);
  expect(fields.length).toBeGreaterThan(110);
  const read = async (key: string, id: number) =>
    (
      await ask<{ supplierById: Record<string, unknown> | null }>(
        sandbox,
        await persona(sandbox, key),
        `query s($id: Int!) { supplierById(id: $id) { ${fields.join(' ')} } }`,
        { id },
      )
    ).supplierById;
  expect(await read('supplier', 1)).toMatchObject({
    legalName: 'Sahyadri Chem Industries Private Limited',
    iHaveGst: true,
    isGstVerify: true,
    panStatus: 'Existing and Valid',
    approved: 'pending', // the changes wait for approval
    submitted: true,
    yearFounded: '1978-04-01',
  });
  expect(await read('supplier', 2)).toBeNull();
  expect(await read('auditor', 3)).toMatchObject({ iHaveGst: false, w8W9: 'W8-4406', gstNumber: null });
});
