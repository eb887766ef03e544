import { beforeAll, describe, expect, it } from 'vitest';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { seesFile } from '../../../sandbox/rules/files/ownership.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let owner: Viewer;
let other: Viewer;
let draftId: number;
let sentId: number;
beforeAll(async () => {
  owner = await createSupplier(sandbox.db);
  other = await createSupplier(sandbox.db);
  draftId = (await createInvoice(sandbox.db, { author: owner.userId, status: 'Draft' })).id;
  sentId = (await createInvoice(sandbox.db, { author: owner.userId, approver: 'usr-e-009' })).id;
});

async function sees(viewer: Viewer, id: number): Promise<boolean> {
  const inList = await list<{ id: number }>(sandbox, viewer, 'nonPoInvoiceList', 'id', {
    parameters: [param('id', String(id))],
  });
  const alone = await ask<{ nonPoInvoiceById: unknown }>(
    sandbox,
    viewer,
    'query q($id: Int!) { nonPoInvoiceById(id: $id) { id } }',
    { id },
  );
  const task = await list<unknown>(sandbox, viewer, 'workflowTaskQuery', 'id', {
    pageSize: 40,
    parameters: [param('CONTEXTID', String(id)), param('Context', 'NonPoInvoice')],
  });
  expect(inList.totalRecords === 1).toBe(alone.nonPoInvoiceById !== null);
  if (task.totalRecords > 0) expect(inList.totalRecords).toBe(1);
  return inList.totalRecords === 1;
}

describe('visibility of an invoice', () => {
  it.each<[who: string, draft: boolean, submitted: boolean]>([
    ['supplier', false, false],
    ['userwithsupplier', false, false],
    ['approver', false, false],
    ['l1', false, false],
    ['bulk', false, true],
    ['reviewer', true, true],
    ['auditor', true, true],
    ['admin', true, true],
  ])('for %s: draft %s, submitted %s', async (who, draft, submitted) => {
    const viewer = await persona(sandbox, who);
    expect(await sees(viewer, draftId)).toBe(draft);
    expect(await sees(viewer, sentId)).toBe(submitted);
  });

  it('for a user linked to several suppliers covers all of them', async () => {
    const viewer = await persona(sandbox, 'userwithsupplier');
    const page = await list<{ supplierCode: string }>(sandbox, viewer, 'nonPoInvoiceList', 'supplierCode', {
      pageSize: 0,
    });
    expect([...new Set(page.data.map(row => row.supplierCode))].sort()).toEqual(['200104', '200105', '200106']);
  });

  it('includes an employee who created it', async () => {
    const colleague = {
      ...(await persona(sandbox, 'l1')),
      userId: 'usr-e-026',
      roles: ['employee'],
      roleGroups: ['employee'],
    };
    const { id } = await createInvoice(sandbox.db, { author: 'usr-e-026', supplierCode: owner.supplierCode ?? '' });
    expect(await sees(colleague, id)).toBe(true);
    expect(await sees(colleague, sentId)).toBe(false);
  });
});

describe('data related to an invoice', () => {
  it('its files are readable to everyone who can see it', async () => {
    const [file] = await sandbox.db.query<{ uid: string }>(
      "select uid from file_record where context = 'NonPoInvoice' and context_id = $1",
      [sentId],
    );
    const uid = file?.uid ?? '';
    expect(await seesFile(sandbox.db, owner, uid)).toBe(true);
    expect(await seesFile(sandbox.db, await persona(sandbox, 'bulk'), uid)).toBe(true);
    expect(await seesFile(sandbox.db, await persona(sandbox, 'l1'), uid)).toBe(false);
    expect(await seesFile(sandbox.db, other, uid)).toBe(false);
    expect(await seesFile(sandbox.db, owner, 'unknown')).toBe(false);
  });

  it('a workflow task query needs context and record ID', async () => {
    const asked = list(sandbox, owner, 'workflowTaskQuery', 'id', { parameters: [param('Context', 'NonPoInvoice')] });
    expect((await refusal(asked, 'BAD_USER_INPUT')).message).toBe('CONTEXTID and Context are needed.');
  });
});

it.each([
  'deliveryInvoiceList',
  'manualInvoiceEntryList',
  'reportDeliveryInvoiceAgingList',
  'reportNonPoInvoiceAgingList',
  'reportProformaInvoiceTransactionList',
])("%s can be filtered by the supplier's PAN or code (spec 3 §6)", async name => {
  const auditor = await persona(sandbox, 'auditor');
  const of = (value: string) =>
    list<{ supplierCode: string }>(sandbox, auditor, name, 'supplierCode', {
      pageSize: 0,
      parameters: [param('SupplierPanOrCode', value)],
    });
  const { data: all } = await list<{ supplierCode: string }>(sandbox, auditor, name, 'supplierCode', { pageSize: 0 });
  const code = all[0]?.supplierCode ?? '';
  expect(new Set(all.map(row => row.supplierCode)).size).toBeGreaterThan(1);
  expect(new Set((await of(code)).data.map(row => row.supplierCode))).toEqual(new Set([code]));
  const { supplierPan } = await persona(sandbox, 'supplier-pan');
  expect(new Set((await of(supplierPan ?? '')).data.map(row => row.supplierCode))).toEqual(new Set(['200102']));
  expect((await of('NOBODY')).totalRecords).toBe(0);
});
