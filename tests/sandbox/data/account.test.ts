import { beforeAll, describe, expect, it } from 'vitest';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { exportRows, type ShownAs } from '../../../sandbox/graphql/exportRows.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
beforeAll(async () => {
  supplier = await createSupplier(sandbox.db);
});

interface Saved {
  id: number;
  name: string;
  parameters: string;
}

const CREATE = 'mutation m($payload: SavedFilterInput!) { createFilter(payload: $payload) { id } }';
const DELETE = 'mutation m($input: IdInput!) { deleteFilter(input: $input) { status } }';

async function create(
  viewer: Viewer,
  name: string,
  isShared = false,
  more: Record<string, unknown> = {},
): Promise<number> {
  const payload = {
    name,
    userId: viewer.userId,
    context: 'NonPoInvoice',
    isShared,
    parameters: '[{"value":"Draft"}]',
    ...more,
  };
  return (await ask<{ createFilter: { id: number } }>(sandbox, viewer, CREATE, { payload })).createFilter.id;
}

async function names(viewer: Viewer): Promise<string[]> {
  const parameters = [param('userId', viewer.userId)];
  const page = await list<Saved>(sandbox, viewer, 'filterList', 'id name parameters', { pageSize: 0, parameters });
  return page.data.map(row => row.name);
}

describe('saved filters', () => {
  it('are created, listed and deleted by their owner', async () => {
    const id = await create(supplier, '  My drafts ');
    const page = await list<Saved>(sandbox, supplier, 'filterList', 'id name parameters', {
      parameters: [param('userId', supplier.userId)],
    });
    expect(page.data.find(row => row.id === id)?.name).toBe('My drafts');
    expect(JSON.parse(page.data.find(row => row.id === id)?.parameters ?? '')).toEqual([{ value: 'Draft' }]);
    const remove = async (viewer: Viewer) =>
      (await ask<{ deleteFilter: { status: string } }>(sandbox, viewer, DELETE, { input: { id } })).deleteFilter.status;
    expect(await remove(await persona(sandbox, 'admin'))).toBe('Record Not Found');
    expect(await remove(supplier)).toBe('Record Deleted');
    expect(await remove(supplier)).toBe('Record Not Found');
  });

  it('are shared with users of the same party only', async () => {
    const other = await createSupplier(sandbox.db);
    await create(supplier, 'Shared by a supplier', true);
    await create(await persona(sandbox, 'l1'), 'Shared by L1', true);
    await create(await persona(sandbox, 'l1'), 'Private of L1');
    expect(await names(other)).toEqual([]);
    const auditor = await names(await persona(sandbox, 'auditor'));
    expect(auditor).toContain('Shared by L1');
    expect(auditor).toContain('Waiting for approval');
    expect(auditor).not.toContain('Private of L1');
    expect(auditor).not.toContain('Shared by a supplier');
  });

  it("need a name, valid JSON and the user's own ID", async () => {
    expect((await refusal(create(supplier, ' '), 'BAD_USER_INPUT')).fields).toEqual({ name: 'Name is empty' });
    await refusal(create(supplier, 'x', false, { parameters: '{' }), 'BAD_USER_INPUT');
    // The database decodes JSON escapes, including keys; a lone surrogate stays unchanged.
    for (const parameters of ['[{"value":"a\\ud800"}]', '{"a\\u0000":1}'])
      expect((await refusal(create(supplier, 'x', false, { parameters }), 'BAD_USER_INPUT')).fields).toHaveProperty([
        'parameters',
      ]);
    const whole = JSON.stringify([{ value: '\\ud800 \u{1f600}' }]);
    for (const parameters of [whole, whole.replace('\u{1f600}', '\\ud83d\\ude00')])
      expect(await create(supplier, 'whole', false, { parameters })).toBeGreaterThan(0);
    await refusal(create(supplier, 'x', false, { userId: 'usr-s-001' }), 'FORBIDDEN');
    await refusal(
      list(sandbox, supplier, 'filterList', 'id', { parameters: [param('userId', 'usr-s-001')] }),
      'FORBIDDEN',
    );
  });
});

describe('Logout', () => {
  const EXPIRE = 'mutation m($input: ExpireTokenInput!) { expireAspNetUserToken(input: $input) { id } }';
  const tokens = async () =>
    (
      await sandbox.db.query<{ token: string }>('select token from tokens where user_id = $1 order by token', [
        supplier.userId,
      ])
    ).map(row => row.token);

  it("expires the token of the request but not the user's other sessions", async () => {
    for (const token of ['a', 'b', 'c'])
      await sandbox.db.query(`insert into tokens values ($1, $2, now() + interval '1 hour')`, [token, supplier.userId]);
    const input = { userId: supplier.userId };
    await ask(sandbox, supplier, EXPIRE, { input }, 'b');
    expect(await tokens()).toEqual(['a', 'c']);
    await refusal(ask(sandbox, supplier, EXPIRE, { input: { userId: 'usr-s-001' } }), 'FORBIDDEN');
    await ask(sandbox, supplier, EXPIRE, { input });
    expect(await tokens()).toEqual([]);
  });
});

describe('export', () => {
  it("uses the reader's time zone, named in the heading, and the sort order of the screen", async () => {
    for (const amount of ['300', '100', '200']) await createInvoice(sandbox.db, { author: supplier.userId, amount });
    const read = (shownAs: ShownAs) => exportRows(sandbox.db, supplier, 'ExportNonPoInvoice', [], shownAs);
    const byAmount = await read({ sortBy: 'totalAmount', sortOrder: 'asc', timeZone: 'America/New_York' });
    const amounts = byAmount.rows.map(row => Number(row['totalAmount']));
    expect(amounts.length).toBeGreaterThan(2);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const heading = byAmount.columns.find(column => column.name === 'rct');
    expect(heading?.title).toBe('Created On (America/New_York)');
    const here = await read({ sortBy: 'totalAmount', sortOrder: 'asc', timeZone: 'nowhere' });
    expect(here.columns.find(column => column.name === 'rct')?.title).toBe('Created On (Asia/Kolkata)');
    const [there, then] = [byAmount.rows[0]?.['rct'], here.rows[0]?.['rct']].map(text => Date.parse(String(text)));
    // New York is ten and a half hours behind, nine and a half in summer.
    expect([9.5, 10.5]).toContain(((then ?? 0) - (there ?? 0)) / 3_600_000);
    expect(byAmount.columns.find(column => column.name === 'totalGrossAmount')?.decimals).toBe(2);
    await refusal(read({ sortBy: 'secret' }), 'BAD_USER_INPUT');
  });

  it('contains the suppliers, except for a userwithsupplier', async () => {
    const { rows } = await exportRows(sandbox.db, supplier, 'ExportSuppliers', []);
    expect(rows).toMatchObject([
      { code: supplier.supplierCode, active: 'Yes' },
      { code: supplier.supplierCode, companyIsActive: 'Yes' },
    ]);
    await refusal(
      exportRows(sandbox.db, await persona(sandbox, 'userwithsupplier'), 'ExportSuppliers', []),
      'FORBIDDEN',
    );
  });

  it('rejects unknown export names and parameters', async () => {
    await refusal(exportRows(sandbox.db, supplier, 'constructor', []), 'BAD_USER_INPUT');
    await refusal(exportRows(sandbox.db, supplier, 'ExportNonPoInvoice', [param('statu', 'x')]), 'BAD_USER_INPUT');
  });
});
