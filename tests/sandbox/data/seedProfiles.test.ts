// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { parseJsonText } from '@/lib/jsonText';
import * as z from 'zod/mini';
import { bicProblem, ibanProblem, routingNumberProblem } from '@/lib/identityChecks/bank';
import { udyamProblem } from '@/lib/identityChecks/company';
import { fraudSignsOf, type FraudSign } from '@/domain/supplier/fraudSigns';
import { changeKinds } from '../../../sandbox/changes/changeKinds.ts';
import { viewerOf } from '../../../sandbox/data/personas.ts';
import { columnOf } from '../../../sandbox/rules/declared/columns.ts';
import { findSupplier } from '../../../sandbox/rules/suppliers.ts';
import { clean } from '../../../sandbox/sections/clean.ts';
import { sectionKinds } from '../../../sandbox/sections/sections.ts';
import { ask, list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();
const contexts = changeKinds.map(({ context }) => context);

interface Task {
  context: string;
  contextId: number;
  workflowLevelState: number;
}
const tasksOf = async (key: string, call: 'getWorkflowTaskByApproverId' | 'getWorkflowTaskSentback') => {
  const viewer = await persona(sandbox, key);
  const found = await ask<Record<string, Task[]>>(
    sandbox,
    viewer,
    `query t($userId: String!) { ${call}(userId: $userId) { context contextId workflowLevelState } }`,
    { userId: viewer.userId },
  );
  return (found[call] ?? []).filter(({ context }) => contexts.includes(context));
};

/** Two suppliers want to be paid on the account of a third: the sign 'seen at another supplier'. */
const TAKEN = [12, 13, 24].map(id => `${id} accountNumber: This Account number is already exist`);

describe('the seeded profiles', () => {
  it.each(sectionKinds)('keep the rules of $label in every row', async kind => {
    const reviewer = await persona(sandbox, 'reviewer');
    const rows = await sandbox.db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) "row" from ${kind.table} t where not deleted`,
    );
    const wrong: string[] = [];
    for (const { row } of rows) {
      const supplier = await findSupplier(sandbox.db, reviewer, Number(row['supplier_id']));
      if (!supplier) throw new Error('A row of nobody');
      const viewer = await viewerOf(sandbox.db, String(row['rcb']));
      const own = Object.fromEntries(
        Object.entries(kind.columns).map(([name, column]) => [name, row[columnOf(name, column)]]),
      );
      const draft = {
        db: sandbox.db,
        viewer,
        supplier,
        id: Number(row['id']),
        before: own,
        say: (path: string, message: string) => wrong.push(`${supplier.id} ${path}: ${message}`),
      };
      const input = Object.fromEntries(
        Object.entries(own).map(([name, value]) => {
          const isText = ['names', 'files'].includes(kind.columns[name]?.kind ?? '');
          return [name, isText ? JSON.stringify(value) : value];
        }),
      );
      const cleaned = { ...(await clean(kind, input, draft)), ...(own['taxList'] ? { taxList: own['taxList'] } : {}) };
      await kind.check?.({ ...draft, row: cleaned });
    }
    expect(rows.length).toBeGreaterThan(39);
    expect(wrong).toEqual(kind.entity === 'SupplierBank' ? TAKEN : []);
  });

  it('have only numbers with right check characters', async () => {
    const accounts = await sandbox.db.query<{ iban: string; swift: string; routing: string; country: string }>(
      'select iban, swift, routing_number routing, country from supplier_bank',
    );
    const problems = accounts.flatMap(({ iban, swift, routing }) => [
      iban && ibanProblem(iban),
      swift && bicProblem(swift),
      routing && routingNumberProblem(routing),
    ]);
    expect(problems.filter(Boolean)).toEqual([]);
    expect(accounts.filter(({ country, iban }) => country === 'Germany' && !iban)).toEqual([]);
    const msme = await sandbox.db.query<{ number: string }>(
      `select certificate_number number from supplier_document where certificate_name = 'MSME Certificate'`,
    );
    expect(msme.map(({ number }) => udyamProblem(number)).filter(Boolean)).toEqual([]);
  });

  it('have a readable PDF behind every attachment, with what it proves', async () => {
    const files = await sandbox.db.query<{ uid: string; path: string; size: number }>(
      `select f.uid, f.path, f.size from files f where f.context = 'SupplierUpdate'`,
    );
    const named = await sandbox.db.query<{ uid: string }>(
      `select a ->> 'file_uid' uid from (select attachment from supplier_bank union all select attachment from supplier_document) r
         cross join jsonb_array_elements(r.attachment) a`,
    );
    const known = new Set(files.map(({ uid }) => uid));
    expect(named.filter(({ uid }) => !known.has(uid))).toEqual([]);
    for (const path of new Set(files.map(file => file.path))) {
      const bytes = await readFile(join(sandbox.db.filesFolder, path));
      expect(files.filter(file => file.path === path).every(({ size }) => size === bytes.byteLength)).toBe(true);
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    }
  });

  it('have rows that stand as their approvals do, and suppliers as all of these together', async () => {
    for (const { context, sections } of changeKinds) {
      const waiting = await sandbox.db.query<{ id: number }>(
        sections.map(({ table }) => `select supplier_id id from ${table} where status = 'Pending'`).join(' union '),
      );
      const tasks = await sandbox.db.query<{ id: number }>(
        `select context_id id from workflow_task where context = $1 and workflow_status = 'Pending'`,
        [context],
      );
      const ids = (found: { id: number }[]) => found.map(({ id }) => id).sort((a, b) => a - b);
      expect(ids(waiting), context).toEqual(ids(tasks));
    }
    const wrong = await sandbox.db.query(
      `select s.id from supplier s where (s.workflow_status = 'Pending')
         <> exists (select from workflow_task t where t.context_id = s.id and t.context = any($1) and t.workflow_status = 'Pending')`,
      [contexts],
    );
    expect(wrong).toEqual([]);
  });

  it('have requests in every status and at every level of every approval', async () => {
    const found = await sandbox.db.query<{ context: string; status: string; level: number }>(
      `select distinct context, workflow_status status, workflow_level_state "level" from workflow_task where context = any($1)`,
      [contexts],
    );
    for (const { context, approvers } of changeKinds) {
      const own = found.filter(task => task.context === context);
      expect(new Set(own.map(({ status }) => status)), context).toEqual(
        new Set(['Pending', 'Approved', 'Rejected', 'Sentback']),
      );
      const levels = own.filter(({ status }) => status === 'Pending').map(({ level }) => level);
      expect(
        levels.toSorted((a, b) => a - b),
        context,
      ).toEqual(approvers.map((_, index) => index + 1));
    }
  });

  it.each(['approver', 'l1', 'l2', 'bulk', 'reviewer'])('give %s changes to decide on', async key => {
    expect((await tasksOf(key, 'getWorkflowTaskByApproverId')).length).toBeGreaterThan(1);
  });

  it.each([
    ['supplier', 'Sentback', 1],
    ['supplier-pan', 'Pending', 0],
    ['supplier-overseas', 'Sentback', 1],
    ['userwithsupplier', 'Sentback', 1],
  ])('leave %s with a profile that is %s, and %i requests to correct', async (key, status, back) => {
    const viewer = await persona(sandbox, key);
    const sentBack = await tasksOf(key, 'getWorkflowTaskSentback');
    expect(sentBack).toHaveLength(back);
    const id = viewer.supplierId ?? sentBack[0]?.contextId ?? 0;
    expect(await findSupplier(sandbox.db, viewer, id)).toMatchObject({ workflowStatus: status });
  });

  it('show auditor and administrator every profile with all its sections', async () => {
    for (const key of ['auditor', 'admin']) {
      const viewer = await persona(sandbox, key);
      for (const name of [
        'supplierLocationOfPresenceList',
        'supplierByContactList',
        'supplierDocumentList',
        'supplierByBankList',
        'supplierFinancialInformationList',
        'supplierReferenceCompanyList',
        'supplierRelatedCompanyList',
      ]) {
        const { data } = await list<{ status: string }>(sandbox, viewer, name, 'status', {
          pageSize: 0,
          parameters: [param('SupplierId', '36')],
        });
        expect(data.length, name).toBeGreaterThan(0);
      }
    }
  });

  it('can be sent by those who have something to send: every location has a contact and an account', async () => {
    const missing = await sandbox.db.query(
      `select l.supplier_id, l.location_type, l.city from supplier_location l
        where not l.deleted and (
          not exists (select from supplier_contact c where c.supplier_id = l.supplier_id and not c.deleted
                         and c.location_type ? concat_ws(' - ', l.location_type, l.city, l.country))
          or not exists (select from supplier_bank b where b.supplier_id = l.supplier_id and not b.deleted
                            and b.location_type ? concat_ws(' - ', l.location_type, l.city, l.country)))`,
    );
    expect(missing).toEqual([]);
  });

  it('have one supplier with more than a screen holds', async () => {
    const [counts] = await sandbox.db.query<{ locations: number; contacts: number }>(
      `select (select count(*)::int from supplier_location where supplier_id = 7) locations,
              (select count(*)::int from supplier_contact where supplier_id = 7) contacts`,
    );
    expect(counts).toEqual({ locations: 60, contacts: 200 });
  });

  it.each<[supplierId: number, keys: FraudSign['key'][]]>([
    [8, ['holder']],
    [10, ['ifsc']],
    [36, ['country', 'country']],
    [11, ['contact', 'contact']],
    [12, ['elsewhere']],
    [13, ['holder', 'ifsc', 'country', 'country', 'contact', 'elsewhere']],
    [9, []],
  ])('let an approver find at supplier %i the signs %j', async (supplierId, keys) => {
    const bulk = await persona(sandbox, 'bulk');
    const rowsOf = async (name: string, fields: string, parameter = param('SupplierId', String(supplierId))) =>
      (await list<Record<string, string>>(sandbox, bulk, name, fields, { pageSize: 0, parameters: [parameter] })).data;
    const [row = {}] = await rowsOf(
      'supplierByBankList',
      'accountNumber accountHolderName bankName ifsc country locationType',
    );
    const text = (name: string) => row[name] ?? '';
    const accountNumber = text('accountNumber');
    const locations = await rowsOf('supplierLocationOfPresenceList', 'locationType city country');
    const accounts = await rowsOf('supplierByBankList', 'supplierId email', param('accountnumber', accountNumber));
    const changed = await sandbox.db.query<{ before: string; after: string }>(
      `select d.value ->> 'OldValue' "before", d.value ->> 'NewValue' "after" from record_change c cross join jsonb_each(c.delta) d
        where c.context_id = $1 and c.entity_name = 'SupplierContact' and c.type = 'Update' and d.key in ('email', 'contactNumber')`,
      [supplierId],
    );
    const supplier = await findSupplier(sandbox.db, bulk, supplierId);
    const signs = fraudSignsOf(
      {
        accountNumber,
        accountHolderName: text('accountHolderName'),
        bankName: text('bankName'),
        ifsc: text('ifsc'),
        country: text('country'),
        locations: parseJsonText(z.array(z.string()), text('locationType'), []),
      },
      {
        legalName: supplier?.legalName ?? '',
        locations: locations.map(({ locationType, city, country = '' }) => ({
          labels: [[locationType, city, country].join(' - ')],
          country,
        })),
        contacts: changed.map(change => ({ name: 'A contact', what: 'e-mail address', ...change })),
        elsewhere: accounts
          .filter(each => Number(each['supplierId']) !== supplierId && Number(each['supplierId']) === 24)
          .map(each => ({ supplierId: Number(each['supplierId']), email: each['email'] ?? '' })),
      },
    );
    expect(signs.map(({ key }) => key)).toEqual(keys);
  });

  it('keep the cards of what is to be decided', async () => {
    const tasks = await sandbox.db.query<{ id: number; cards: Record<string, unknown[]> }>(
      `select context_id id, record_data cards from workflow_task where context = 'SupplierFinancialInfoUpdate'`,
    );
    const counts = new Map(
      tasks.map(({ id, cards }) => [id, (cards['Bank']?.length ?? 0) + (cards['LocationBank']?.length ?? 0)]),
    );
    expect([8, 10, 12, 13, 36].map(id => counts.get(id))).toEqual([1, 1, 1, 1, 1]);
  });

  it('have tax numbers that the locations carry in snake case', async () => {
    const [row] = await sandbox.db.query<{ taxes: unknown }>(
      `select tax_list taxes from supplier_location where supplier_id = 1 order by id limit 1`,
    );
    const read = z.array(z.looseObject({ tax_type: z.string(), attachment: z.array(z.unknown()) }));
    expect(parseJsonText(read, row?.taxes, []).map(tax => tax.tax_type)).toEqual(['Goods and Services (GST)', 'PAN']);
  });
});
